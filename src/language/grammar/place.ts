/** A file's content with a way back to its lines. */
export type Source = {
  /** Path below the project's root. */
  file: string;
  value: unknown;
  /** Its text could not be read; of what it says nothing is known. */
  isBroken: boolean;
  /** Line, from 1, of what a pointer leads to, or of the nearest thing around it that is written down. */
  lineAt: (pointer: Pointer) => number;
  /** Whether what stands there is not written, but made of what stands elsewhere in the file. */
  isMade?: (pointer: Pointer) => boolean;
};

export type Pointer = readonly (string | number)[];

/** A spot in a document. */
export type Place = { source: Source; pointer: Pointer };

export function within(place: Place, ...keys: (string | number)[]): Place {
  return { source: place.source, pointer: [...place.pointer, ...keys] };
}
