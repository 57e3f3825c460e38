/** A file's content and the line of each of its values. */
export type Source = {
  /** Path below the project's root. */
  file: string;
  value: unknown;
  /** Set when its text could not be parsed, so that its content is unknown. */
  isBroken: boolean;
  /** Returns the line, from 1, of the value at a pointer, or of the closest written value around it. */
  lineAt: (pointer: Pointer) => number;
  /** Whether the value at a pointer is generated rather than written there. */
  isMade?: (pointer: Pointer) => boolean;
};

export type Pointer = readonly (string | number)[];

/** A location in a document. */
export type Place = { source: Source; pointer: Pointer };

export function within(place: Place, ...keys: (string | number)[]): Place {
  return { source: place.source, pointer: [...place.pointer, ...keys] };
}
