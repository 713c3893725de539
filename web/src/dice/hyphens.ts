// Where long words may break: browsers without a dictionary break them anywhere, and without a hyphen.
const SOFT = "\u00ad";
const VOWEL = "aeiouyäöüáéíóúâêôàè";
const LONG = 8; // letters; shorter words stay whole
const BEFORE = 3; // letters that stay together at each end
const PAIRS = ["ch", "ck", "ph", "th", "sh", "qu", "gh", "st", "sp", "tr", "br", "dr", "gr", "kr", "pr", "fr", "bl", "kl", "pl", "fl", "gl"];

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

/** A syllable begins with the last consonant, or pair of them, before a vowel that follows another vowel's syllable. */
function begins(low: string, at: number, vowel: (at: number) => boolean): boolean {
  if (vowel(at)) return false;
  const pair = PAIRS.includes(low.slice(at, at + 2));
  const next = pair ? at + 2 : at + 1;
  if (!vowel(next)) return false;
  if (!pair && PAIRS.includes(low.slice(at - 1, at + 1))) return false;
  return [...low.slice(0, at)].some((_, n) => vowel(n));
}
