import { COLUMN } from './pdf-lines.ts';

/** The headings of a CV's sections. */
const HEADINGS = {
  experience:
    /^((work|working|professional|teaching|employment|relevant|career|job) )?(experience|history)( and achievements)?$|^(employment|career)( (history|summary))?$|^work$/,
  education:
    /^(education(al)?|academic)( (and )?(training|qualifications?|background|history|certifications?))*$|^(academic )?qualifications?$|^education and qualifications$|^degrees$/,
  languages: /^(language|linguistic)s?( (skills|proficiency|competences|knowledge))?$|^languages spoken$/,
  skills:
    /^((key|core|professional|teaching|technical|digital|personal|soft|other|additional|relevant) )*(skills?|competenc(i?es|e)|strengths|expertise)( and (competences|expertise|strengths|abilities))?$|^areas of expertise$/,
  mixed: /^(skills? and languages?|languages? and skills?|languages?,? (it|computer) and skills)$/,
  profile:
    /^((personal|professional|career|executive) )?(profile|summary|statement|objective)$|^about( me)?$|^personal statement$/,
  references: /^(professional )?(references?|referees?)( available)?( (up)?on request)?$/,
  other:
    /^(certificat(es?|ions?)|licen[cs]es?( and certifications?)?|certifications? and licen[cs]es?|(continuing )?professional (development|qualifications|training)|training( courses)?|courses|awards?( and honou?rs)?|honou?rs( and awards)?|achievements|publications|projects|interests|hobbies( and interests)?|interests and hobbies|volunteer(ing|s)?( (work|experience))?|memberships?|affiliations|additional information|other information|declaration|extra-?curricular activities)$/,
  contact: /^(contact|contact (details|information|me)|personal (information|details|data|info))$/,
} as const;

type SectionName = keyof typeof HEADINGS | 'head';
/** The lines of each section, one list for each time that it begins. */
export type Sections = (name: SectionName) => readonly (readonly string[])[];

/** Divides a CV's lines into sections; `head` is the part before the first heading. */
export function sectionsOf(lines: readonly string[]): Sections {
  const sections: { name: SectionName; lines: string[] }[] = [];
  const begin = (name: SectionName) => sections[sections.push({ name, lines: [] }) - 1]!;
  // Each column continues its own section, on the next page, too.
  const columns = new Map<string, { name: SectionName; lines: string[] }>();
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
  return (name) => sections.filter((section) => section.name === name).map((section) => section.lines);
}

/** Returns the section that a line begins, and the text after its heading. */
function headingIn(line: string): [keyof typeof HEADINGS, string] | null {
  const [, before = line, after = ''] = /^([^:\t]{3,40})[:\t]\s*(.*)$/s.exec(line) ?? [];
  // A heading begins with a capital; "skills in …" within a sentence is not one.
  if (before.length > 45 || !/^[^a-z]*[A-Z]/.test(before)) return null;
  const words = before
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z\- ]/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ and$/, '');
  const found = Object.entries(HEADINGS).find(([, heading]) => heading.test(words));
  return found ? [found[0] as keyof typeof HEADINGS, after.trim()] : null;
}
