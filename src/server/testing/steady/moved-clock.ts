import { readFileSync, writeFileSync } from 'node:fs';

/** The clock of a server in another process, which a test moves by writing into a file by how many milliseconds it is wrong. */

export const clockOf = (file: string) => (): Date =>
  new Date(Date.now() + Number(readFileSync(file, 'utf8').trim()));

/** In one write: whoever reads meanwhile finds the former number or this one. */
export const moveClock = (file: string, milliseconds: number): void =>
  writeFileSync(file, String(Math.round(milliseconds)).padEnd(16));
