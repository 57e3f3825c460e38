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
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length < WIDTH)
    return line;
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

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, item]) => `${JSON.stringify(name)}: ${inOneLine(item)}`).join(', ')} }`;
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
