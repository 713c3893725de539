// Where long words may break: browsers without a dictionary break them anywhere, and without a hyphen.
const SOFT = "\u00ad";
const VOWEL = "aeiouyäöüáéíóúâêôàè";
const LONG = 8; // letters; shorter words stay whole
const BEFORE = 3; // letters that stay together at each end
const CLUSTERS = new Set(
  "ch ck ph th sh qu gh st sp tr br dr gr kr pr fr bl kl pl fl gl pf kn sch str spr schl schm schn schr schw pfl".split(
    " ",
  ),
);

/** A name with soft hyphens in its long words, between syllables as far as letters tell. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  const low = word.toLowerCase();
  const vowel = (at: number) => VOWEL.includes(low[at] ?? "");
  let text = "";
  for (let at = 0; at < word.length; at++) {
    if (at >= BEFORE && at <= word.length - BEFORE && begins(low, at, vowel)) text += SOFT;
    text += word[at];
  }
  return text;
}

/** A syllable begins with the longest of consonants that can begin one, before a vowel, after another syllable. */
function begins(low: string, at: number, vowel: (at: number) => boolean): boolean {
  let end = at;
  while (end < low.length && !vowel(end)) end++;
  const opens = (from: number) => end - from === 1 || CLUSTERS.has(low.slice(from, end));
  if (end === at || end === low.length || !opens(at)) return false;
  for (let from = at - 1; from >= 0 && !vowel(from); from--) if (opens(from)) return false;
  return [...low.slice(0, at)].some((_, n) => vowel(n));
}
