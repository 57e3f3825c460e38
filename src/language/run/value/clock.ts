/** The moment and time zone for formatting dates and times; each defaults to the machine's own. */
export type Clock = {
  /** The current moment, for relative times. */
  now?: Date;
  /** An IANA time zone name. */
  timeZone?: string;
};

/** The name of the reader's clock in a scope; paths cannot reach it. */
export const CLOCK = '$clock';

export const clockOf = (scope: Readonly<Record<string, unknown>>): Clock => (scope[CLOCK] ?? {}) as Clock;
