import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SCHEMAS = resolve(import.meta.dirname, '../schemas');
const contentOf = (file: string): unknown => JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));

/** Questions about something of the reader's own that has no name to tell it by. */
const NAMELESS = [
  'applications.confirm_delete_note',
  'references.confirm_decline',
  'team.leave',
  'settings.remove_passkey',
];

type Text = string | { one: string };
const questions = contentOf('messages/en.json') as Record<string, Text>;
const arabic = contentOf('messages/ar.json') as Record<string, Text>;

function asked(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { confirm } = node as { confirm?: string | { message: string } };
  const own = confirm === undefined ? [] : [typeof confirm === 'string' ? confirm : confirm.message];
  return [...own, ...Object.values(node).flatMap(asked)];
}

const keys = globSync(
  ['actions/*.json', 'parts/*.json', 'screens/**/*.json', 'tables/*.json', 'crud/*.json'],
  {
    cwd: SCHEMAS,
  },
).flatMap((file) => asked(contentOf(file)));

it.each([...new Set(keys)].filter((key) => !NAMELESS.includes(key)))(
  'names whom or what it acts on in the question "%s"',
  (key) => {
    for (const texts of [questions, arabic]) {
      const text = texts[key]!;
      expect(typeof text === 'string' ? text : text.one).toMatch(/\{\w+\}/);
    }
  },
);
