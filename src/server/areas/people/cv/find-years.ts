import type { Suggestion } from './suggestion.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})\\+?\\s+years['’]?`;
/** "10 years of experience", "with six years in the classroom", "have taught Physics for ten years". */
const YEARS = [
  new RegExp(`\\b${NUMBER}\\s+(?:of\\s+)?(?:\\w+\\s+)?experience\\b`, 'i'),
  new RegExp(`\\bwith\\s+${NUMBER}\\s+in\\b`, 'i'),
  new RegExp(`\\b(?:taught|teaching)\\b[^.]{0,40}\\bfor\\s+${NUMBER}`, 'i'),
];

/** Returns the years of experience that an introduction mentions. */
export function findYears(about: string): Suggestion[] {
  const found = YEARS.map((pattern) => pattern.exec(about)).find(Boolean);
  const [text, number] = found ?? [];
  if (text === undefined || number === undefined) return [];
  const value = Number(number) || NUMBERS.indexOf(number.toLowerCase()) + 1;
  return [{ field: 'years_of_experience', text, value }];
}
