/**
 * Parts lines into the entries of a list, each around one line that marks it (a degree, a span of time). CVs write
 * their entries alike: as many lines as stand before the first mark stand before each other one.
 */
export function entriesAround(lines: readonly string[], isMark: (line: string) => boolean): string[][] {
  const marks = lines.flatMap((line, index) => (isMark(line) ? [index] : []));
  const [lead] = marks;
  // What begins with a long text is no list of entries.
  if (lead === undefined || lead > 3) return [];
  return marks.map((mark, index) => {
    const end = (marks[index + 1] ?? lines.length + lead) - lead;
    return lines.slice(mark - lead, Math.max(end, mark + 1));
  });
}
