import type { Place } from './place.ts';

/** Something that is wrong in a document, in words that its author understands. */
export type Finding = {
  file: string;
  line: number;
  message: string;
  /** Set when what is drawn is right, and something is only unused. */
  isLeftOver?: true;
  /**
   * A syntax error: a mended `slip`, or `unreadable`, after which nothing is known and all other findings may be its
   * effect.
   */
  writing?: 'slip' | 'unreadable';
  /** The missing or broken name: all findings about one name are one mistake. */
  about?: string;
  /** Set on the finding that is the mistake itself, not one of its effects. */
  isCause?: boolean;
  /** Set when it is about a generated document (from a crud list), not a written one. */
  isMade?: boolean;
  /** The places of its effects: "file:line". */
  follows?: string[];
};

/** Collects findings; one mistake that affects several documents is reported once. */
export class Findings {
  private readonly byText = new Map<string, Finding>();

  /** `about` names what is missing, wherever it is looked for. */
  add(place: Place, message: string, about?: string): void {
    this.keep({ ...spotOf(place), message, about });
  }

  /** Adds the finding that others with the same `about` are effects of. */
  addCause(place: Place, message: string, about: string): void {
    this.keep({ ...spotOf(place), message, about, isCause: true });
  }

  addAt(file: string, line: number, message: string): void {
    this.keep({ file, line, message });
  }

  addWriting(file: string, line: number, message: string, isUnreadable: boolean): void {
    this.keep({ file, line, message, writing: isUnreadable ? 'unreadable' : 'slip' });
  }

  /** Adds findings of another collection. */
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

  /** Sorted by file and line; definitions first, since mistakes in them make the API's document wrong too. */
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

/** Definitions first, since mistakes in them make the API's document wrong too. */
const byPlace = (a: Finding, b: Finding) =>
  Number(b.file.startsWith('schemas/')) - Number(a.file.startsWith('schemas/')) ||
  compareText(a.file, b.file) ||
  a.line - b.line ||
  compareText(a.message, b.message);

/** Leaves out findings about generated documents that repeat one about the document they were made from. */
function withoutEchoes(found: Finding[]): Finding[] {
  const written = new Set(found.filter(({ isMade }) => !isMade).map(({ message }) => message));
  return found.filter(({ isMade, message }) => !isMade || !written.has(message));
}

/** Groups findings with the same cause: told where it was probably made, with the number of its other places. */
function asMistakes(found: Finding[]): Finding[] {
  const groups = Map.groupBy(found, (finding) => finding.about ?? finding);
  return [...groups.values()].map((group) => {
    const shown = group.find(({ isCause }) => isCause) ?? group.find(isDeclared) ?? group[0]!;
    const follows = group.filter((one) => one !== shown).map(({ file, line }) => `${file}:${line}`);
    return follows.length ? { ...shown, follows } : shown;
  });
}

/** Whether a finding is where fields are declared: a wrong field name is most likely a mistake there. */
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
