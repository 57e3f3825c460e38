// What stands in docs/deploy, read as Docker reads it: for the tests that hold it to the program.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/deploy');

export const deployed = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

export type Service = {
  image: string;
  command?: string[];
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  ports?: string[];
  networks: string[];
  volumes: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  user?: string;
  privileged?: boolean;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
};

export type Composition = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
};

/** A name in `compose.yaml`, and whether a start without it is refused or what it is then. */
const GAP = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** Each variable that `compose.yaml` takes from its environment, and whether a start without it is refused. */
export function gaps(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [, name, kind] of deployed('compose.yaml').matchAll(GAP))
    found.set(name!, found.get(name!) === true || kind === '?');
  return found;
}

/** The names in the example of what the operator fills in, with what stands there already. */
export const example = (): Record<string, string | undefined> => parseEnv(deployed('example.env'));

type Values = Readonly<Record<string, string | undefined>>;

/** A text with its gaps filled. An empty value counts as none where the gap says what to do then. */
const filled = (text: string, values: Values): string =>
  text.replace(GAP, (_, name: string, kind?: string, rest?: string) => {
    if (values[name]) return values[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest ?? '';
  });

/** `compose.yaml` with its gaps filled: as Compose does it, in texts that are read already, so that nothing becomes null. */
export const composition = (values: Values): Composition =>
  parse(deployed('compose.yaml'), (_, value: unknown) =>
    typeof value === 'string' ? filled(value, values) : value,
  ) as Composition;

export type Instruction = { name: string; text: string };

/** The lines of a Dockerfile without comments, those that are continued as one. */
export const instructions = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ name: line.split(' ', 1)[0]!, text: line.slice(line.indexOf(' ') + 1) }));

/** The values of ENV; those of the example files need no quotes. */
export const environmentOf = (lines: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => text.trim().split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
