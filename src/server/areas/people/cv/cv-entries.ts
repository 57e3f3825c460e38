/** The most lines of an entry before the line that marks it. */
const MOST_LEAD = 3;

/**
 * Divides lines into the entries of a list, each around one marker line (a degree, a time span). The entries
 * of a CV look alike, with the same number of lines before each marker: the number that makes most entries
 * complete is chosen. In a tie it is the number of lines before the first marker, because a section starts
 * with its first entry.
 */
export function entriesAround<Row>(
  lines: readonly string[],
  isMark: (line: string) => boolean,
  /** Whether a line belongs to the previous entry's text and not to a lead: a bullet or a long line. */
  isText: (line: string) => boolean,
  read: (entry: readonly string[], mark: number, before: Row | null) => Row | null,
): (Row | null)[] {
  const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []));
  const [first] = marks;
  if (first === undefined) return [];
  const leads = [...new Set([first, 0, 1, 2, MOST_LEAD])].filter(
    (lead) => lead <= Math.min(first, MOST_LEAD),
  );
  const readings = leads.map((lead) => {
    const starts = marks.map((mark, index) => {
      let start = mark;
      const earliest = Math.max(mark - lead, index > 0 ? marks[index - 1]! + 1 : 0);
      while (start > earliest && !isText(lines[start - 1]!)) start -= 1;
      return start;
    });
    const rows: (Row | null)[] = [];
    for (const [index, start] of starts.entries())
      rows.push(read(lines.slice(start, starts[index + 1]), marks[index]! - start, rows.at(-1) ?? null));
    return rows;
  });
  const count = (rows: readonly (Row | null)[]) => rows.filter((row) => row !== null).length;
  return readings.reduce((best, other) => (count(other) > count(best) ? other : best));
}
