/** The first line of every generated module. */
export const HEADER = '// Written by `npm run generate` from schemas/ and openapi/. Do not edit.\n';

/** Writes a value as readable source code. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** The line width in columns. */
const WIDTH = 110;

/** Formats a value as readable JSON: anything that fits is written on one line. */
export function jsonText(value: unknown, indent = '', before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = inOneLine(value, WIDTH - indent.length - before);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => inner + jsonText(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => {
          const label = `${JSON.stringify(name)}: `;
          return inner + label + jsonText(item, inner, label.length);
        });
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** Returns a value in one line shorter than `limit`; undefined if it is longer, which is noticed where it becomes so. */
function inOneLine(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'object' || value === null) return within(JSON.stringify(value), limit);
  const isList = Array.isArray(value);
  let line = '';
  for (const [name, item] of Object.entries(value)) {
    if (!isList && item === undefined) continue;
    const label = isList ? '' : `${JSON.stringify(name)}: `;
    const said = inOneLine(item, limit - line.length - label.length);
    if (said === undefined) return undefined;
    line += `${line && ', '}${label}${said}`;
  }
  if (isList) return within(`[${line}]`, limit);
  return within(line ? `{ ${line} }` : '{}', limit);
}

const within = (line: string | undefined, limit: number) =>
  line === undefined || line.length < limit ? line : undefined;

/** A property name, quoted only where it must be. */
export function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

/** The relative import from one generated file to another file of the project. */
export function importPath(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up || './'}${to}`;
}
