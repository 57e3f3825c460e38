import type { Source } from './source.ts';

/** Something that is wrong in a document, in words that its author understands. */
export type Finding = { file: string; line: number; message: string };

export type Pointer = readonly (string | number)[];

/** A spot in a document. */
export type Place = { source: Source; pointer: Pointer };

export function within(place: Place, ...keys: (string | number)[]): Place {
  return { source: place.source, pointer: [...place.pointer, ...keys] };
}

/** Collects what is found; one mistake that several documents inherit is told once. */
export class Findings {
  private readonly byText = new Map<string, Finding>();

  add(place: Place, message: string): void {
    this.addAt(place.source.file, place.source.lineAt(place.pointer), message);
  }

  addAt(file: string, line: number, message: string): void {
    const finding = { file, line, message };
    this.byText.set(describeFinding(finding), finding);
  }

  /** By file and line; the definitions first, since what is wrong in them makes the API's document wrong too. */
  sorted(): Finding[] {
    return [...this.byText.values()].sort(
      (a, b) =>
        Number(b.file.startsWith('schemas/')) - Number(a.file.startsWith('schemas/')) ||
        compareText(a.file, b.file) ||
        a.line - b.line ||
        compareText(a.message, b.message),
    );
  }
}

export function describeFinding({ file, line, message }: Finding): string {
  return `${file}:${line}: ${message}`;
}

/** Order by code units: the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
