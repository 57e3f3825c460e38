/** A line that stays, is taken out or is put in. */
export type DiffLine = { is: ' ' | '-' | '+'; text: string };

/** Lines that stay around each change. */
const CONTEXT = 2;

/** Returns the lines in which two texts differ, with a few around them; '…' stands for what was left out. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, next.length) && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old[old.length - 1 - end] === next[next.length - 1 - end]
  )
    end += 1;
  if (start === old.length && start === next.length) return [];
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({ is: ' ', text }));
  const all = [
    ...same(old.slice(0, start)),
    ...changed(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    ...same(old.slice(old.length - end)),
  ];
  const isNear = (at: number) =>
    all.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ is }) => is !== ' ');
  const last = all.findLastIndex(({ is }) => is !== ' ');
  return all.flatMap((line, at) => {
    if (isNear(at)) return [line];
    return at > 0 && at < last && isNear(at - 1) ? [{ is: ' ' as const, text: '…' }] : [];
  });
}

/** The longest common lines stay. */
function changed(old: readonly string[], next: readonly string[]): DiffLine[] {
  const width = next.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === next[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      lines.push({ is: ' ', text: old[i]! });
      i += 1;
      j += 1;
    } else if (
      j === next.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      lines.push({ is: '-', text: old[i++]! });
    else lines.push({ is: '+', text: next[j++]! });
  }
  return lines;
}
