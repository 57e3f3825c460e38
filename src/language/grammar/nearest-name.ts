/** So many names can be read at a glance. */
const FEW = 20;

/** `; did you mean "…"?` with the known name closest to a wrong one; all of them when none is close and they are few. */
export function nearest(wrong: string, known: Iterable<string>): string {
  const names = [...known];
  const [best] = names
    .map((name) => ({ name, away: distance(wrong, name) }))
    .sort((a, b) => a.away - b.away || (a.name < b.name ? -1 : 1));
  if (!best) return '';
  const longest = Math.max(wrong.length, best.name.length);
  if (best.away <= Math.max(2, longest / 3)) return `; did you mean "${best.name}"?`;
  return names.length <= FEW ? `; it can be ${names.join(', ')}` : '';
}

/** How many letters must be changed, added or left out to make one word the other (Levenshtein). */
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
