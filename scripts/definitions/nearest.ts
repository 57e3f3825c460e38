/** `; did you mean "…"?` with the known name that is closest to a wrong one, or nothing when none is close. */
export function nearest(wrong: string, known: Iterable<string>): string {
  const [best] = [...known]
    .map((name): [number, string] => [distance(wrong, name), name])
    .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1));
  return best && best[0] <= Math.max(2, wrong.length / 3) ? `; did you mean "${best[1]}"?` : '';
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
