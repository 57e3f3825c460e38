import { describe, expect, it } from 'vitest';
import { library } from '../../src/language/check/test-mistakes.ts';
import { loadProject } from '../../src/language/compile/project.ts';
import { translatableTexts } from '../../src/language/compile/screen/translatable-texts.ts';
import { NEW_LANGUAGE, withTexts } from '../../src/language/grammar/language-file.ts';
import { filesWith } from '../../src/language/grammar/project-files.ts';
import { rowsOf, translationsIn } from './translation-table.ts';
import { readXliff, xliffOf } from './xliff-file.ts';

const FILE = 'schemas/messages/fr.json';
const textsOf = (text: string) => translatableTexts(loadProject(filesWith(library, { [FILE]: text })), 'fr');
const known = textsOf(NEW_LANGUAGE);
const rows = rowsOf('fr', known);

/** The file as a translation tool returns it: with a target for some units. */
const filledIn = (targets: Record<string, string>, from = xliffOf('fr', rows)) =>
  from.replace(/(<trans-unit id="([^"]*)"[^>]*>\s*<source [^>]*>[^<]*<\/source>)/g, (unit, all, id) =>
    targets[id] === undefined ? unit : `${all}\n${targets[id]}`,
  );

describe('an exported file', () => {
  it('has a unit for each text and plural form, as it is read back', () => {
    const back = readXliff(xliffOf('fr', rows));
    expect(back.map(({ key, form, english }) => [key, form, english])).toEqual(
      rows.map(({ key, form, english }) => [key, form, english]),
    );
    expect(back.every(({ language, translation }) => language === 'fr' && translation === '')).toBe(true);
  });

  it('keeps what XML would change: markup, quotes, lines and spaces', () => {
    const english = ' "a" & <b>\'s\n  end ]]> ';
    const key = '= "a" & <b>\n|c';
    const row = { ...rows[0]!, key, form: '', english, translation: english, state: 'translated' };
    expect(readXliff(xliffOf('fr', [row]))).toMatchObject([{ key, english, translation: english }]);
  });

  it('says what is outdated, and takes it only when somebody has looked at it', () => {
    const row = { ...rows[0]!, state: 'outdated', translation: 'Vieux' };
    const file = xliffOf('fr', [row]);
    expect(file).toContain('state="needs-review-translation">Vieux');
    expect(readXliff(file)).toMatchObject([{ translation: '' }]);
    expect(readXliff(file.replace('needs-review-translation', 'final'))).toMatchObject([
      { translation: 'Vieux' },
    ]);
  });
});

describe('a file that a tool has filled in', () => {
  it('becomes the file of the language', () => {
    const file = filledIn({
      'books.empty': '<target>Aucun livre.</target>',
      '= Login': '<target state="translated"><![CDATA[Connexion]]></target>',
      'books.shelves|one': '<target xml:lang="fr"><mrk mtype="seg" mid="0">{n} étagère</mrk></target>',
      'books.shelves|many': '<target>{n} d&apos;&#233;tagères</target>',
      'books.shelves|other':
        '<target>{n} étagères</target><alt-trans><source>x</source><target>Faux</target></alt-trans>',
      'books.failed': '<target state="new">Books</target>',
    }).replace('target-language="fr"', 'target-language="fr-FR"');
    const read = readXliff(file);
    expect(read[0]!.language).toBe('fr');
    const { texts, refused } = translationsIn(read, 'fr', known);
    expect(refused).toEqual([]);
    expect(texts).toEqual({
      'books.empty': 'Aucun livre.',
      '= Login': 'Connexion',
      'books.shelves': { one: '{n} étagère', many: "{n} d'étagères", other: '{n} étagères' },
    });
    expect(
      textsOf(withTexts(NEW_LANGUAGE, texts)).filter(({ state }) => state === 'translated'),
    ).toHaveLength(3);
  });

  it('is refused text by text, with the same words as a table', () => {
    const file = filledIn({ 'rules.minLength': '<target>Trop court</target>' });
    expect(translationsIn(readXliff(file), 'fr', known).refused).toEqual([
      'rules.minLength: the translation lost {limit}, which the English text shows',
    ]);
    const stale = file.replace(/(id="rules.minLength"[^>]*>\s*<source [^>]*>)/, '$1Old ');
    expect(translationsIn(readXliff(stale), 'fr', known).refused).toEqual([
      expect.stringContaining('rules.minLength: its English has changed since'),
    ]);
  });

  it.each([
    ['<xliff version="2.0"/>', 'it is XLIFF 2.0: save it as XLIFF 1.2'],
    ['<tmx version="1.4"/>', 'it is no XLIFF file'],
    ['<xliff version="1.2"><file>', 'it cannot be read as XML'],
    ['<x', 'it cannot be read as XML: unexpected end of input'],
    ['language,key\nfr,x', 'it '],
  ])('is refused whole: %s', (text, reason) => {
    expect(() => readXliff(text)).toThrow(reason);
  });
});
