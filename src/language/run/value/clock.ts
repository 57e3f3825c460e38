/** The moment and time zone by which dates and times are formatted. What is absent is the machine's own. */
export type Clock = {
  /** The present moment, for relative times. */
  now?: Date;
  /** An IANA time zone name. */
  timeZone?: string;
};

/** The name of the reader's clock in a scope; no path can reach it. */
export const CLOCK = '$clock';

export const clockOf = (scope: Readonly<Record<string, unknown>>): Clock => (scope[CLOCK] ?? {}) as Clock;
