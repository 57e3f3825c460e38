import { describe, expect, it } from 'vitest';
import { findingsWith, library } from '../check/test-mistakes.ts';
import { generate } from '../generation.ts';
import { filesWith } from './project-files.ts';
import { filesIn } from './translation.ts';

const FILE = 'schemas/messages/ar.json';
const inArabic = (texts: Record<string, unknown>) =>
  JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts });
const SERVER = {
  'schemas/messages/server/answers.json':
    '{ "$schema": "../../meta/messages.schema.json", "answers.gone": "{what} is gone." }',
};

describe('a translated product', () => {
  const files = filesWith(library, {
    ...SERVER,
    [FILE]: inArabic({
      'books.empty': 'لا توجد كتب.',
      'books.shelves': { one: '{n} رف', other: '{n} رفوف' },
      'rules.required': 'هذا الحقل مطلوب',
      'answers.gone': '{what} لم يعد هنا.',
      'forms/auth/login#/title': 'تسجيل الدخول',
      'forms/auth/login#/schema/properties/password/title': 'كلمة المرور',
      'fields/email#/title': 'البريد الإلكتروني',
      'screens/login#/title': 'الدخول',
      '= Login': 'دخول',
      '= Novel': 'رواية',
    }),
  });
  const outputs = (language?: string) => {
    const { findings, outputs: made } = generate(language ? filesIn(files, language) : files);
    expect(findings.filter(({ isLeftOver }) => !isLeftOver)).toEqual([]);
    return made!;
  };
  const english = outputs();
  const arabic = outputs('ar');
  const ofBoth = (file: string) => [english.get(file)!, arabic.get(file)!] as const;

  it.each([
    ['generated/messages.ts', 'No books.', 'لا توجد كتب.'],
    ['generated/messages.ts', '{n} shelves', '{n} رفوف'],
    ['generated/rule-texts.ts', 'This field is required', 'هذا الحقل مطلوب'],
    ['generated/server-texts.ts', '{what} is gone.', '{what} لم يعد هنا.'],
    ['generated/forms/auth/login.js', '"Password"', '"كلمة المرور"'],
    ['generated/documents/screens/login.json', '"title": "Login"', 'الدخول'],
  ])('replaces in %s the text %s with %s', (file, text, translation) => {
    const [before, after] = ofBoth(file);
    expect(before).toContain(text);
    expect(after).toContain(translation);
    expect(after).not.toContain(text);
  });

  it('leaves other texts unchanged, and is no document of its own', () => {
    const [before, after] = ofBoth('generated/messages.ts');
    for (const text of ['No loans.', 'Library'])
      for (const one of [before, after]) expect(one).toContain(text);
    for (const made of [english, arabic]) expect([...made.keys()].join()).not.toContain('messages/ar');
  });

  it('has modules with the texts, the forms and each screen’s documents that differ, and no others', () => {
    const made = english.get('generated/languages/ar.ts')!;
    expect(english.get('generated/languages.ts')).toContain("ar: () => import('./languages/ar.ts')");
    for (const text of ['لا توجد كتب.', 'هذا الحقل مطلوب']) expect(made).toContain(text);
    expect(made).not.toContain('answers.gone');
    expect(made).toContain(`"login": () => import('./ar/screens/login.js')`);
    const screen = english.get('generated/languages/ar/screens/login.js')!;
    for (const text of ['"screens/login"', 'الدخول']) expect(screen).toContain(text);
    expect(made).toContain(`"auth/login": () => import('./ar/auth/login.js')`);
    expect(english.get('generated/languages/ar/auth/login.js')).toContain('"كلمة المرور"');
    expect(generate(filesWith(library, SERVER)).outputs!.get('generated/languages.ts')).not.toContain(
      'import(',
    );
  });

  it('maps the English labels of shown values, because answers contain them, too', () => {
    const labels = /\nlabels: (\{[^}]*\})/.exec(english.get('generated/languages/ar.ts')!)![1]!;
    expect(JSON.parse(labels)).toEqual({ Novel: 'رواية' });
  });

  it('is refused without a file', () => {
    expect(() => filesIn(files, 'fr')).toThrow('There is no schemas/messages/fr.json.');
  });
});

describe('a translation', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['nothing about a valid key', { 'books.empty': 'س', 'forms/auth/login#/title': 'س' }, []],
    [
      'an unknown message',
      { 'books.emty': 'س' },
      ['there is no message "books.emty"; did you mean "books.empty"?'],
    ],
    [
      'an unknown place',
      { 'forms/auth/login#/titel': 'س' },
      ['there is no text at "forms/auth/login#/titel"'],
    ],
    [
      'a place without text',
      { 'forms/auth/login#/schema': 'س' },
      ['there is no text at "forms/auth/login#/schema"'],
    ],
    [
      'an unknown document',
      { 'forms/auth/logn#/title': 'س' },
      ['there is no text at "forms/auth/logn#/title"'],
    ],
    ['nothing about a text by its words, wherever it occurs', { '= Password': 'س' }, []],
    [
      'a text by its words with a different placeholder',
      { '= Password': '{m}' },
      ['the English text has no {m}'],
    ],
    ['nothing about another format of the same value', { 'books.shelves': '{n|number}' }, []],
    ['a different placeholder', { 'books.shelves': '{m}' }, ['the English text has no {m}; it can be n']],
  ])('reports %s', (_, texts, expected) => {
    const found = findingsWith({ [FILE]: inArabic(texts) });
    expect(found).toEqual(expected.map((text) => `${FILE}:1: ${text}`));
  });

  it('names no text twice', () => {
    const twice = '{ "$schema": "../../meta/messages.schema.json", "books.empty": "None." }';
    expect(findingsWith({ 'schemas/messages/server/books.json': twice })).toEqual([
      'schemas/messages/server/books.json:1: "books.empty" is said in schemas/messages/en.json already',
    ]);
  });
});
