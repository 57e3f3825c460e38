import { expect, it } from 'vitest';
import { library } from '../../src/language/check/test-mistakes.ts';
import { loadProject } from '../../src/language/compile/project.ts';
import { translatableTexts } from '../../src/language/compile/screen/translatable-texts.ts';
import { NEW_LANGUAGE, withTexts } from '../../src/language/grammar/language-file.ts';
import { filesWith } from '../../src/language/grammar/project-files.ts';
import { type Row, readTable, tableOf, translationsIn } from './translation-table.ts';

const FILE = 'schemas/messages/fr.json';
const project = (text = NEW_LANGUAGE) => loadProject(filesWith(library, { [FILE]: text }));
const known = translatableTexts(project(), 'fr');
const exported = readTable(tableOf('fr', known));

/** The table as a translator fills it in: translations by key and form. */
const filledIn = (translations: Record<string, string>, rows: readonly Row[] = exported) =>
  rows.map((row) => ({ ...row, translation: translations[`${row.key} ${row.form}`.trim()] ?? '' }));

it('has every text, with a row for each plural form of the language and where it stands', () => {
  const [row] = exported.filter(({ key }) => key === 'books.empty');
  expect(row).toMatchObject({ language: 'fr', state: 'missing', english: 'No books.', translation: '' });
  expect(row!.where).toMatch(/^schemas\/messages\/en\.json:\d+$/);
  const shelves = exported.filter(({ key }) => key === 'books.shelves');
  expect(shelves.map(({ form, english }) => [form, english])).toEqual([
    ['one', '{n} shelf'],
    ['many', '{n} shelves'],
    ['other', '{n} shelves'],
  ]);
  const login = exported.find(({ key }) => key === '= Login');
  expect(login?.workshop).toMatch(/^\/workshop\/[\w/-]+\?lang=fr$/);
});

it('has no cell that a spreadsheet would run, and reads it as it was', () => {
  expect(tableOf('fr', known)).toContain(`"'= Login"`);
  expect(exported.some(({ key }) => key === '= Login')).toBe(true);
});

it('becomes the file of the language, and what is left comes first in the next table', () => {
  const rows = filledIn({
    'books.empty': 'Aucun livre.',
    '= Login': 'Connexion',
    'books.shelves one': '{n} étagère',
    'books.shelves many': '{n} d’étagères',
    'books.shelves other': '{n} étagères',
  });
  const { texts, refused } = translationsIn(rows, 'fr', known);
  expect(refused).toEqual([]);
  const file = withTexts(NEW_LANGUAGE, texts);
  expect(JSON.parse(file)).toMatchObject({
    'books.empty': 'Aucun livre.',
    '= Login': 'Connexion',
    'books.shelves': { one: '{n} étagère', many: '{n} d’étagères', other: '{n} étagères' },
  });
  const states = translatableTexts(project(file), 'fr').map(({ state }) => state);
  expect(states.indexOf('translated')).toBeGreaterThan(states.lastIndexOf('missing'));
  const again = withTexts(file, { 'books.empty': 'Pas de livre.' });
  expect(again).toBe(file.replace('Aucun livre.', 'Pas de livre.'));
});

it('refuses translations that would be wrong, each with why', () => {
  const rows = filledIn({
    'books.empty': 'Aucun livre {n}.',
    'rules.minLength': 'Trop court',
    'books.failed': 'Échec.',
    'loans.empty': 'Aucun prêt.',
  }).map((row) => (row.key === 'loans.empty' ? { ...row, english: 'No loan.' } : row));
  const gone: Row = { ...rows[0]!, key: 'books.gone', english: 'Gone.', translation: 'Parti.' };
  const { texts, refused } = translationsIn([...rows, gone], 'fr', known);
  expect(texts).toEqual({ 'books.failed': 'Échec.' });
  expect(refused.sort()).toEqual([
    'books.empty: the English text has no {n}',
    'books.gone: there is no such text any more',
    'loans.empty: its English has changed since',
    'rules.minLength: the translation lost {limit}, which the English text shows',
  ]);
});

it('leaves outdated texts outdated that nobody has touched, and takes those that are marked as translated', () => {
  const said = { 'books.empty': 'Aucun livre.', 'books.failed': 'Échec.', 'loans.empty': 'Aucun prêt.' };
  const outdated = translatableTexts(project(withTexts(NEW_LANGUAGE, said)), 'fr').map((one) =>
    one.key in said ? { ...one, state: 'outdated' as const } : one,
  );
  const rows = readTable(tableOf('fr', outdated));
  expect(translationsIn(rows, 'fr', outdated)).toEqual({ texts: {}, refused: [] });
  const edited = rows.map((row) => {
    if (row.key === 'books.empty') return { ...row, state: 'translated' };
    return row.key === 'books.failed' ? { ...row, translation: 'Raté.' } : row;
  });
  expect(translationsIn(edited, 'fr', outdated).texts).toEqual({
    'books.empty': 'Aucun livre.',
    'books.failed': 'Raté.',
  });
});
