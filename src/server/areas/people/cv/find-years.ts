import type { Point, Span } from './cv-dates.ts';
import type { Suggestion } from './suggestion.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMBER = `(\\d{1,2}|${NUMBERS.join('|')})\\+?\\s+years['’]?`;
/** A heading such as "Teaching Experience (9 years)". */
export const isYearsHeading = (line: string): boolean => HEADING.test(line);
const HEADING = new RegExp(`^(?:\\w+ )?experience\\s*\\(${NUMBER}`, 'i');

/** "10 years of experience", "with six years in the classroom", "have taught Physics for ten years". */
const YEARS = [
  new RegExp(`\\b${NUMBER}\\s+(?:of\\s+)?(?:\\w+\\s+)?experience\\b`, 'i'),
  new RegExp(`\\bwith\\s+${NUMBER}\\s+in\\b`, 'i'),
  new RegExp(`\\b(?:taught|teaching)\\b[^.]{0,40}\\bfor\\s+${NUMBER}`, 'i'),
  new RegExp(`\\bexperience\\s*\\(${NUMBER}`, 'i'),
];

/**
 * Returns the years of experience that an introduction mentions, or else those that all posts together took.
 * `spans` are the times of the posts, or null if some are unknown.
 */
export function findYears(about: string, spans: readonly Span[] | null, now: Date): Suggestion[] {
  const said = saidIn(about);
  return said.length > 0 || spans === null ? said : addedUp(spans, now);
}

function saidIn(about: string): Suggestion[] {
  const found = YEARS.map((pattern) => pattern.exec(about)).find(Boolean);
  const [text, number] = found ?? [];
  if (text === undefined || number === undefined) return [];
  const value = Number(number) || NUMBERS.indexOf(number.toLowerCase()) + 1;
  return [{ field: 'years_of_experience', text, value }];
}

/** Posts held at the same time count once; a year without a month counts from the start of a school year. */
function addedUp(spans: readonly Span[], now: Date): Suggestion[] {
  const monthOf = ({ year, month = 9 }: Point) => year * 12 + month;
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const posts = spans
    .map(({ from, to }) => ({ from: monthOf(from), to: monthOf(to === 'now' ? today : to) }))
    .sort((a, b) => a.from - b.from);
  let [months, end] = [0, 0];
  for (const { from, to } of posts) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  const value = Math.floor(months / 12);
  if (value < 1) return [];
  const years = [Math.floor((posts[0]!.from - 1) / 12), Math.floor((end - 1) / 12)].join('–');
  return [{ field: 'years_of_experience', text: `${value} (${years})`, value }];
}
