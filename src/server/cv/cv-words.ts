/** A row of a reference list: its id and its name. */
export type Entry = { id: number; name: string };

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text contains these whole words. */
export function says(text: string, words: string): boolean {
  const pattern = plain(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(plain(text));
}

/** Returns the entries named in a text; of "Arabic" and "Arabic as an Additional Language" only the longer one. */
export function named(text: string, entries: readonly Entry[]): Entry[] {
  const found = entries.filter(({ name }) => says(text, name));
  return found.filter((one) => !found.some((other) => other !== one && says(other.name, one.name)));
}

/** Returns the one entry named in a text; undefined if several are, because it is unclear which is meant. */
export function theOne(text: string, entries: readonly Entry[]): Entry | undefined {
  const found = named(text, entries);
  return found.length === 1 ? found[0] : undefined;
}

/** Splits a line at the separators that people use. */
export const partsOf = (line: string): string[] =>
  line
    .split(/\t|\s[|•·▪–—-]\s|\s*[|•·▪]\s*|,\s|\s{3,}|\s+at\s+(?=[A-Z])/)
    .map((part) => part.replace(/^[\s,;:(–—-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/g, ''))
    .filter(Boolean);

const BULLET = /^\s*[•·▪●◦○■*–—-]\s*/;
export const isBullet = (line: string) => BULLET.test(line);
export const withoutBullet = (line: string) => line.replace(BULLET, '').trim();

const ROLE =
  /\b(teacher|head ?teacher|head of|coordinator|co-ordinator|principal|tutor|lecturer|instructor|teaching assistant|learning assistant|counsell?or|librarian|dean|director|supervisor|professor|educator|headmaster|headmistress|vice[- ]principal|deputy head|SENCO|trainer|homeroom|faculty member)\b/i;
const PLACE =
  /\b(school|schools|academy|college|university|institute|institution|kindergarten|nursery|lyc[ée]e|gymnasium|collegiate|polytechnic|universit[àäéy]t?|universidad|universit[ée]|faculty of|learning cent(re|er)|education cent(re|er)|conservatory|seminary)\b/i;

export const isRole = (text: string) => ROLE.test(text) && text.length <= 100;
/** Phrases after which a place's name is not a place: a school's teacher, the head of a school. */
const OF_A_PLACE =
  /\b(teacher|principal|coordinator|co-ordinator|counsell?or|librarian|tutor|lecturer|instructor|assistant|leader|head|director|dean|supervisor|professor)$|^(head|deputy head|director|dean|principal|vice[- ]principal) of\b/i;

export const isPlace = (text: string) =>
  PLACE.test(text) && !OF_A_PLACE.test(text.trim()) && text.length <= 100 && !/[.!?]\s/.test(text);
