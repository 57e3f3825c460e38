import { readFileSync, writeFileSync } from 'node:fs';

/** The clock of a server in another process: the test writes its offset in milliseconds to a file. */

export const clockOf = (file: string) => (): Date =>
  new Date(Date.now() + Number(readFileSync(file, 'utf8').trim()));

/** A single write, so that a concurrent read sees either the old or the new number. */
export const moveClock = (file: string, milliseconds: number): void =>
  writeFileSync(file, String(Math.round(milliseconds)).padEnd(16));
