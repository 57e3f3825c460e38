import type { Place } from '../../grammar/place.ts';
import type { Check } from '../check-context.ts';

/** Texts that are repeated to test a pattern, followed by a character that ends the match. */
const PUMPS = ['a', 'A', '0', '-', '.', '_', ' ', '/', '@', 'aa', 'a.', 'a-', '0a'];
const STOPS = ['!', '\n'];
const LONGEST = 30;
const PATIENCE_MS = 25;

/** Checks that a pattern compiles, and that no text that almost matches makes it hang. */
export function checkPattern(check: Check, pattern: string, place: Place): void {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch (error) {
    check.add(place, `this pattern cannot be read: ${(error as Error).message.split(': ').at(-1)}`);
    return;
  }
  if (!pattern.startsWith('^') || !pattern.endsWith('$'))
    check.add(place, 'a pattern describes the whole text: begin it with ^ and end it with $');
  if (mayHang(expression))
    check.add(
      place,
      'this pattern can take endless time on a text that almost fits; avoid repeating what repeats',
    );
}

/** Tries texts of growing length: exponential time shows long before 30 repetitions. */
function mayHang(expression: RegExp): boolean {
  const heads = ['', literalHead(expression.source)];
  for (const head of new Set(heads))
    for (const pump of PUMPS)
      for (const stop of STOPS)
        for (let count = 10; count <= LONGEST; count += 2)
          if (isSlow(expression, head + pump.repeat(count) + stop)) return true;
  return false;
}

/** Slow three times in a row: once may be caused by the machine. */
function isSlow(expression: RegExp, text: string): boolean {
  for (let attempt = 0; attempt < 3; attempt++) {
    const start = performance.now();
    expression.test(text);
    if (performance.now() - start < PATIENCE_MS) return false;
  }
  return true;
}

/** Returns the literal prefix of a pattern: "^https?:\/\/" → "http://". */
function literalHead(source: string): string {
  const [, head = ''] = /^\^((?:\\[/.:-]|[\w:/@-]\??)*)/.exec(source) ?? [];
  return head.replace(/\w\?/g, '').replaceAll('\\', '');
}
