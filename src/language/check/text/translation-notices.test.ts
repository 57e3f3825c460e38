import { expect, it } from 'vitest';
import { loadProject } from '../../compile/project.ts';
import { confirmed, translatedFrom } from '../../compile/screen/translated-from.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { findingsWith, library } from '../test-mistakes.ts';
import { translationNotices } from './translation-notices.ts';

const FILE = 'schemas/messages/ar.json';
const EN = 'schemas/messages/en.json';
const RECORD = 'generated/translated/ar.json';

const arabic = (texts: Record<string, unknown>) =>
  JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts }, null, 2);
const projectWith = (changes: Record<string, string>) => loadProject(filesWith(library, changes));
/** The notices in the translation's own file: what it lacks is reported where the English is. */
const noticesWith = (changes: Record<string, string>) =>
  translationNotices(projectWith(changes))
    .filter(({ file }) => file === FILE)
    .map(describeFinding);

const FORMS = { two: 'رفان', few: '{n} رفوف', many: '{n} رفًا', other: '{n} رف' };

it('reports a text that the language lacks where its English is', () => {
  const notices = translationNotices(projectWith({ [FILE]: arabic({ 'books.empty': 'لا توجد كتب.' }) }));
  const lacking = notices.filter(({ file }) => file === EN).map(({ message }) => message);
  expect(lacking).toContain('"No loans." is not in schemas/messages/ar.json yet');
  expect(lacking).not.toContain('"No books." is not in schemas/messages/ar.json yet');
});

it('reports a value that a translation lost, but none that its words count', () => {
  const texts = {
    'rules.minLength': 'الحد الأدنى من الأحرف',
    'rules.maxLength': 'الحد الأقصى {limit}',
    'books.shelves': { one: 'رف واحد', ...FORMS },
  };
  expect(noticesWith({ [FILE]: arabic(texts) })).toEqual([
    `${FILE}:3: the translation lost {limit}, which the English text shows`,
  ]);
});

it('reports plural forms that a translation lacks', () => {
  const texts = { 'books.shelves': { one: 'رف واحد', few: '{n} رفوف', other: '{n} رف' } };
  expect(noticesWith({ [FILE]: arabic(texts) })).toEqual([
    `${FILE}:3: the plural form "two", "many" is missing`,
  ]);
});

it('refuses plural forms that the language never uses, English included', () => {
  const turkish = JSON.stringify({
    $schema: '../meta/messages.schema.json',
    'books.shelves': { one: '{n} raf', two: '{n} raf', other: '{n} raf' },
  });
  const finding = 'the language never uses the plural form "two"; it has "one", "other"';
  expect(findingsWith({ 'schemas/messages/tr.json': turkish })).toContain(
    `schemas/messages/tr.json:1: ${finding}`,
  );
  const english = library
    .read(EN)!
    .replace('{ "one": "{n} shelf"', '{ "two": "{n} pair", "one": "{n} shelf"');
  expect(findingsWith({ [EN]: english })).toEqual([expect.stringContaining(finding)]);
});

it('reports a translation whose English has changed, until it is translated anew or confirmed', () => {
  const before = { [FILE]: arabic({ 'books.empty': 'لا توجد كتب.' }) };
  const record = translatedFrom(projectWith(before)).get(RECORD)!;
  expect(JSON.parse(record)).toHaveProperty('books.empty');
  expect(noticesWith({ ...before, [RECORD]: record })).toEqual([]);

  const english = { [EN]: library.read(EN)!.replace('"No books."', '"No books here."') };
  const changed = { ...before, ...english, [RECORD]: record };
  expect(noticesWith(changed)).toEqual([
    `${FILE}:3: the English of "books.empty" has changed to "No books here."; translate it anew, or say that it still fits: npm run translate:confirm ar books.empty`,
  ]);
  expect(translatedFrom(projectWith(changed)).get(RECORD), 'a release forgets nothing').toBe(record);

  const anew = { ...changed, [FILE]: arabic({ 'books.empty': 'لا كتب هنا.' }) };
  expect(noticesWith(anew)).toEqual([]);
  const still = confirmed(projectWith(changed), 'ar', ['books.empty']).get(RECORD)!;
  expect(noticesWith({ ...changed, [RECORD]: still })).toEqual([]);
});
