import { expect, it } from 'vitest';
import { loadProject } from '../../compile/project.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { library } from '../test-mistakes.ts';
import { unusedTranslations } from './unused-translations.ts';

const FILE = 'schemas/messages/ar.json';
const unusedWith = (texts: Record<string, unknown>, changes: Record<string, string> = {}) =>
  unusedTranslations(
    loadProject(
      filesWith(library, {
        ...changes,
        [FILE]: JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts }, null, 2),
      }),
    ),
  ).map(describeFinding);

it('lists a translation whose English text has been reworded, and no other', () => {
  const texts = { '= Login': 'دخول', 'books.empty': 'لا توجد كتب.' };
  expect(unusedWith(texts)).toEqual([]);
  const screen = 'schemas/screens/login.json';
  const form = 'schemas/forms/auth/login.json';
  const reworded = Object.fromEntries(
    [screen, form].map((file) => [file, library.read(file)!.replaceAll('"Login"', '"Log in"')]),
  );
  expect(unusedWith(texts, reworded)).toEqual([expect.stringMatching(/ar\.json:3: .*any more/)]);
});
