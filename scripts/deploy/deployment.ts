// Reads the files in docs/deploy the way Docker does, for tests that compare them with the program.
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

/** A variable in `compose.yaml`, with its default or the marker that it is required. */
const GAP = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/** The variables in `compose.yaml`, and whether each is required. */
export function gaps(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [, name, kind] of deployed('compose.yaml').matchAll(GAP))
    found.set(name!, found.get(name!) === true || kind === '?');
  return found;
}

/** The variables in the operator's example file, with their values. */
export const example = (): Record<string, string | undefined> => parseEnv(deployed('example.env'));

type Values = Readonly<Record<string, string | undefined>>;

/** Interpolates variables in a text. With `:`, an empty value counts as missing. */
const filled = (text: string, values: Values): string =>
  text.replace(GAP, (_, name: string, kind?: string, rest?: string) => {
    if (values[name]) return values[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest ?? '';
  });

/**
 * `compose.yaml` with its variables interpolated. Like Compose, it interpolates parsed strings, so that none
 * becomes null.
 */
export const composition = (values: Values): Composition =>
  parse(deployed('compose.yaml'), (_, value: unknown) =>
    typeof value === 'string' ? filled(value, values) : value,
  ) as Composition;

export type Instruction = { name: string; text: string };

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
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
