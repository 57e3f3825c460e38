/**
 * Divides lines into the entries of a list, each around one line that marks it (a degree, a time span). CVs write their
 * entries alike: the number of lines before the first mark applies to the others.
 */
export function entriesAround(lines: readonly string[], isMark: (line: string) => boolean): string[][] {
  const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []));
  const [lead] = marks;
  // Lines that begin with a long text are not a list of entries.
  if (lead === undefined || lead > 3) return [];
  return marks.map((mark, index) => {
    const end = (marks[index + 1] ?? lines.length + lead) - lead;
    return lines.slice(mark - lead, Math.max(end, mark + 1));
  });
}
