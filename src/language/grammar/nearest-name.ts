import { wordIn } from '../run/value/word-in.ts';

/** The longest list of names that is shown in full. */
const FEW = 24;

/** Returns `; did you mean "…"?` with the closest known name; if none is close, all names if they are few. */
export function nearest(wrong: string, known: Iterable<string>): string {
  const names = [...new Set(known)];
  // Who has put a document into a folder often forgets the folder.
  const within = names.filter((name) => name.endsWith(`/${wrong}`));
  if (within.length === 1) return `; did you mean "${within[0]}"?`;
  const [best] = names
    .map((name) => ({ name, away: distance(wrong, name) }))
    .sort((a, b) => a.away - b.away || (a.name < b.name ? -1 : 1));
  if (!best) return '';
  const longest = Math.max(wrong.length, best.name.length);
  // A name that shares no letter with the wrong one was not intended.
  if ([...wrong].some((letter) => best.name.includes(letter)) && best.away <= Math.max(2, longest / 3))
    return `; did you mean "${best.name}"?`;
  return names.length <= FEW ? `; it can be ${names.join(', ')}` : '';
}

/**
 * Returns what a message with an offer of `nearest` would have replaced in the line that it is about: of the names that
 * it quotes, the last one that the line has.
 */
export function offeredIn(message: string, line: string): { wrong: string; right: string } | undefined {
  const [, said = '', right] = /^(.*); did you mean "([^"]+)"\?$/s.exec(message) ?? [];
  if (right === undefined) return undefined;
  const quoted = [...said.matchAll(/"([^"]+)"|\{([^}]+)\}/g)].map(([, name, gap]) => (name ?? gap)!);
  const wrong = quoted.findLast((name) => wordIn(line, name) >= 0);
  return wrong === undefined ? undefined : { wrong, right };
}

/** The Levenshtein distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, swap));
    }
    row = next;
  }
  return row[b.length]!;
}
