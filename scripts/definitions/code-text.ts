/** The first line of every generated program text. */
export const HEADER = '// Written by `npm run generate` from schemas/ and openapi/. Do not edit.\n';

/** A value as readable program text. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A property name, quoted only where it must be. */
export function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** The relative import from one generated file to another file of the project. */
export function importPath(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up || './'}${to}`;
}
