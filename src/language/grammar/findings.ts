import type { Place } from './place.ts';

/** Something that is wrong in a document, in words that its author understands. */
export type Finding = {
  file: string;
  line: number;
  message: string;
  /** Nothing is wrong with what is drawn; something only has no use yet. */
  isLeftOver?: true;
  /** A slip of the pen; of an unreadable document nothing is known, so that all else may follow from it. */
  writing?: 'slip' | 'unreadable';
  /** What is missing or broken: all findings about one thing are one mistake. */
  about?: string;
  /** It is the mistake itself, and no place that suffers from it. */
  isCause?: boolean;
  /** It is about a document that was generated (from a crud list), not about a written one. */
  isMade?: boolean;
  /** The places that follow from it: "file:line". */
  follows?: string[];
};

/** Collects what is found; one mistake that several documents inherit is told once. */
export class Findings {
  private readonly byText = new Map<string, Finding>();

  /** `about` names what is missing, wherever it is looked for. */
  add(place: Place, message: string, about?: string): void {
    this.keep({ ...spotOf(place), message, about });
  }

  /** What others are about. */
  addCause(place: Place, message: string, about: string): void {
    this.keep({ ...spotOf(place), message, about, isCause: true });
  }

  addAt(file: string, line: number, message: string): void {
    this.keep({ file, line, message });
  }

  addWriting(file: string, line: number, message: string, isUnreadable: boolean): void {
    this.keep({ file, line, message, writing: isUnreadable ? 'unreadable' : 'slip' });
  }

  /** Takes what was found elsewhere. */
  addAll(findings: Iterable<Finding>): void {
    for (const finding of findings) this.keep(finding);
  }

  get areUnreadable(): boolean {
    return [...this.byText.values()].some(({ writing }) => writing === 'unreadable');
  }

  addLeftOver(place: Place, message: string): void {
    this.keep({ ...spotOf(place), message, isLeftOver: true });
  }

  private keep(finding: Finding): void {
    this.byText.set(describeFinding(finding), finding);
  }

  /** By file and line; the definitions first, since what is wrong in them makes the API's document wrong too. */
  sorted(): Finding[] {
    const isHidden = this.areUnreadable;
    const found = [...this.byText.values()].filter(({ writing }) => !isHidden || writing);
    return asMistakes(withoutEchoes(found).sort(byPlace));
  }
}

const spotOf = ({ source, pointer }: Place) => ({
  file: source.file,
  line: source.lineAt(pointer),
  isMade: source.isMade?.(pointer),
});

/** The definitions first, since what is wrong in them makes the API's document wrong too. */
const byPlace = (a: Finding, b: Finding) =>
  Number(b.file.startsWith('schemas/')) - Number(a.file.startsWith('schemas/')) ||
  compareText(a.file, b.file) ||
  a.line - b.line ||
  compareText(a.message, b.message);

/** What is told where it is written is not told again of what is made of it. */
function withoutEchoes(found: Finding[]): Finding[] {
  const written = new Set(found.filter(({ isMade }) => !isMade).map(({ file, message }) => file + message));
  return found.filter(({ isMade, file, message }) => !isMade || !written.has(file + message));
}

/** One mistake shows in many places; it is told where it was probably made, with the others counted. */
function asMistakes(found: Finding[]): Finding[] {
  const groups = Map.groupBy(found, (finding) => finding.about ?? finding);
  return [...groups.values()].map((group) => {
    const shown = group.find(({ isCause }) => isCause) ?? group.find(isDeclared) ?? group[0]!;
    const follows = group.filter((one) => one !== shown).map(({ file, line }) => `${file}:${line}`);
    return follows.length ? { ...shown, follows } : shown;
  });
}

/** Where fields are declared, their names are at home. */
const isDeclared = ({ file }: Finding) => /^schemas\/(fields|forms)\//.test(file);

const NAMED = 3;

export function describeFinding({ file, line, message, follows = [] }: Finding): string {
  return `${file}:${line}: ${message}${consequences(follows)}`;
}

function consequences(places: readonly string[]): string {
  if (places.length === 0) return '';
  const count = places.length === 1 ? 'one more place follows' : `${places.length} more places follow`;
  const named = places.slice(0, NAMED).join(', ');
  return `; ${count} from it (${named}${places.length > NAMED ? ' …' : ''})`;
}

/** Order by code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
