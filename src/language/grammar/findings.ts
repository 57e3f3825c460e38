import type { Place } from './place.ts';

/** A mistake in a document, described for its author. */
export type Finding = {
  file: string;
  line: number;
  message: string;
  /** Set when the screens are correct and something is only unused. */
  isLeftOver?: true;
  /**
   * A syntax error: a corrected `slip`, or `unreadable`, in which case nothing is known and other findings
   * may be consequences.
   */
  writing?: 'slip' | 'unreadable';
  /** The missing or broken name: all findings about a name count as one mistake. */
  about?: string;
  /** Set on the mistake itself, as opposed to its consequences. */
  isCause?: boolean;
  /** Set when it is about a generated document (from a crud list), not a written one. */
  isMade?: boolean;
  /** The locations of its consequences: "file:line". */
  follows?: string[];
};

/** Collects findings; a mistake that affects several documents is reported once. */
export class Findings {
  private readonly byText = new Map<string, Finding>();

  /** `about` names what is missing, wherever it is used. */
  add(place: Place, message: string, about?: string): void {
    this.keep({ ...spotOf(place), message, about });
  }

  /** Adds the finding whose consequences are the others with the same `about`. */
  addCause(place: Place, message: string, about: string): void {
    this.keep({ ...spotOf(place), message, about, isCause: true });
  }

  addAt(file: string, line: number, message: string): void {
    this.keep({ file, line, message });
  }

  addWriting(file: string, line: number, message: string, isUnreadable: boolean): void {
    this.keep({ file, line, message, writing: isUnreadable ? 'unreadable' : 'slip' });
  }

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

  /**
   * Sorted by file and line, syntax errors before what may follow from them; definitions first, because their mistakes make
   * the OpenAPI document wrong, too.
   */
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

const byPlace = (a: Finding, b: Finding) =>
  Number(b.file.startsWith('schemas/')) - Number(a.file.startsWith('schemas/')) ||
  compareText(a.file, b.file) ||
  a.line - b.line ||
  Number(!a.writing) - Number(!b.writing) ||
  compareText(a.message, b.message);

/** Leaves out findings about generated documents that repeat one about their source document. */
function withoutEchoes(found: Finding[]): Finding[] {
  const written = new Set(found.filter(({ isMade }) => !isMade).map(({ message }) => message));
  return found.filter(({ isMade, message }) => !isMade || !written.has(message));
}

/** Groups findings with the same cause: reported at its probable location, with the number of the others. */
function asMistakes(found: Finding[]): Finding[] {
  const groups = Map.groupBy(found, (finding) => finding.about ?? finding);
  return [...groups.values()].map((group) => {
    const shown = group.find(({ isCause }) => isCause) ?? group.find(isDeclared) ?? group[0]!;
    const follows = group.filter((one) => one !== shown).map(({ file, line }) => `${file}:${line}`);
    return follows.length ? { ...shown, follows } : shown;
  });
}

/** Whether a finding is at a field declaration: a wrong field name is most likely a mistake there. */
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

/** Orders by code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
