import { headingIn, type SectionName } from './cv-headings.ts';
import { COLUMN } from './pdf-lines.ts';

type Name = SectionName | 'head';
/** The lines of each section, one list for each time it starts. */
export type Sections = (...names: readonly Name[]) => readonly (readonly string[])[];

/** Divides a CV's lines into sections; `head` is the part before the first heading. */
export function sectionsOf(lines: readonly string[]): Sections {
  const sections: { name: Name; lines: string[] }[] = [];
  const begin = (name: Name) => sections[sections.push({ name, lines: [] }) - 1]!;
  // Each column continues its own section, even on the next page.
  const columns = new Map<string, { name: Name; lines: string[] }>();
  let column: string = COLUMN.whole;
  let isBroken = false;
  for (const line of lines) {
    if (line.startsWith(COLUMN.whole)) column = line;
    else if (isBroken && line.split(/\s+/).length <= 2) isBroken = false;
    else {
      const [found, rest = line] = headingIn(line) ?? [];
      const current = found ? begin(found) : (columns.get(column) ?? begin('head'));
      columns.set(column, current);
      // "Education and" in one line, "training" in the next.
      isBroken = found !== undefined && /(\band|&)\s*$/i.test(line);
      if (rest) current.lines.push(rest);
    }
  }
  return (...names) =>
    sections.filter((section) => names.includes(section.name)).map((section) => section.lines);
}
