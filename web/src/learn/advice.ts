// Hints and chances, asked of the server with the key of a seat.
import { lang } from "../words/words.svelte";
import { Problem } from "../net/api";
import type { Prospect } from "./odds.svelte";

async function post<T>(path: string, key: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/matches/${path}?lang=${lang()}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
  } catch {
    throw new Problem("OFFLINE", "");
  }
  const body = (await answer.json().catch(() => null)) as (T & { code?: string; text?: string }) | null;
  if (answer.ok) return body as T;
  throw new Problem(body?.code ?? String(answer.status), body?.text ?? answer.statusText);
}

export const odds = (match: string, key: string) => post<Prospect[]>(`${encodeURIComponent(match)}/odds`, key);
