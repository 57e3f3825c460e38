/** By what dates and times are told. What is absent is the machine's own. */
export type Clock = {
  /** The present moment, for relative times. */
  now?: Date;
  /** IANA name. */
  timeZone?: string;
};

/** Under which name the reader's clock stands in a scope; no path can say it. */
export const CLOCK = '$clock';

export const clockOf = (scope: Readonly<Record<string, unknown>>): Clock => (scope[CLOCK] ?? {}) as Clock;
