import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { WrittenSchema } from '../compile/form/schema-references.ts';
import { loadProject } from '../compile/project.ts';
import type { FieldSchema } from '../run/form/field-schema.ts';
import { formats as checkedFormats } from '../run/form/validator-runtime.ts';
import { formats } from '../run/value/formats.ts';
import { CONDITION_KEYWORDS } from '../run/value/matches.ts';
import { everywhere, inForm, inResult, inRow, onScreen } from '../run/value/scope.ts';
import { checkGrammar } from './check-grammar.ts';
import { Findings } from './findings.ts';
import { metaSchemas } from './meta-schemas.ts';
import { filesOnDisk } from './project-files.ts';
import { keyCount, parseType, vocabulary, writtenKeys } from './vocabulary.ts';
import { EXAMPLES, vocabularyPage } from './vocabulary-page.ts';

const { structs, tagged } = vocabulary;

const IN_VALUES = ['constant', 'text-value', 'formatted', 'data', 'clock'];

type Ours<Read> = Extract<keyof Read, `x-${string}`>;

/**
 * Our keywords in the code: tsc checks that none is missing. `x-disabled` and `x-hidden` are never written,
 * they are derived from `x-rules`.
 */
const KEYWORDS: Record<Exclude<Ours<FieldSchema> | Ours<WrittenSchema>, 'x-disabled' | 'x-hidden'>, true> = {
  'x-messages': true,
  'x-labels': true,
  'x-lookup': true,
  'x-options': true,
  'x-keys': true,
  'x-switch': true,
  'x-rules': true,
  'x-file': true,
  'x-local': true,
  'x-read': true,
  'x-unique': true,
  'x-gap': true,
};

describe('the vocabulary', () => {
  it('stays small: adding a word requires changing this number and giving a reason', () => {
    // Formats: a daily schedule shows the day with its weekday, and the hour in the time zone of the days.
    // Keys: 22 of them describe events. Their number is that of meanings to learn: a key that means the same in
    // several structs counts once. Places: each struct's keys counted, those of shared structs once.
    // An event's notification says where it leads.
    // A target's language: a visitor's only way to another one is a link, which search engines follow too.
    // A list-detail binds its open row, and a call may open the next one.
    // A confirmation says what follows below its question: no code guesses where one text ends.
    // A field that only a refusal brings up, such as "schedule anyway".
    // A field that another one's value makes pointless, such as the place of an online interview.
    // A name that a field offers in its own letters, from another field.
    // What a row of a list is also called, such as the nationality beside a country.
    // A row’s main action is a button before its menu, because a menu costs a click for each row.
    // A screen belongs to the list of which it is a detail, because addresses do not always say so.
    // A worklist that is done differs from a search that finds nothing.
    // What an edit of a form does to stored values: where they move, what they become, or when they go.
    // A kind of document: what people fill in and the server stores, without an operation and a handler.
    // Programs are told of an event under a name of its own.
    // A number that follows from data on the screen needs no operation of its own: what is computed, and of what.
    // A kind of document: what must be proven before a decision, by whom, by when, and which public source asks for it.
    // A tab has badges as a header has: what waits in a closed one must show on it.
    // Actions: values shown only once (recovery codes) must be copyable.
    // Several rows that a page of a list does not contain are named by one call.
    // A column of a board gathers values that people see as one stage.
    // The site's time zone, currency and first day of the week are facts of a country, which no code names.
    const ours = Object.keys(structs.schema!.keys).filter((keyword) => keyword.startsWith('x-'));
    // A language's file says how the language is called and written, because no code lists languages.
    expect({
      blocks: Object.keys(tagged.block!.variants).length,
      actions: Object.keys(tagged.act!.variants).length,
      formats: Object.keys(vocabulary.formats).length,
      widgets: vocabulary.widgets.length,
      keywords: ours.length,
      keys: keyCount,
      places: writtenKeys.length,
    }).toEqual({ blocks: 17, actions: 6, formats: 22, widgets: 18, keywords: 12, keys: 446, places: 522 });
  });

  it('says nothing twice', () => {
    const texts = writtenKeys.flatMap(({ key, text }) => (text.startsWith('=') ? [] : [`${key}: ${text}`]));
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
    const used = Map.groupBy(
      writtenKeys.filter(({ text }) => text.startsWith('=')),
      ({ key }) => key,
    );
    expect([...used.keys()].sort()).toEqual(Object.keys(vocabulary.words).sort());
    expect([...used].filter(([, places]) => places.length < 2)).toEqual([]);
  });

  it('is explained on its page, struct by struct', () => {
    const page = vocabularyPage(() => []);
    const missing = Object.keys(structs).filter(
      (name) => !page.includes(`\n### ${name.replace('-document', '')}\n`) && !IN_VALUES.includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('names the beginnings of paths that scopes provide', () => {
    const names = Object.keys(vocabulary.scopes);
    const screen = onScreen({ route: 1, query: 1, session: 1, prefs: 1, error: 1 });
    const inside = { ...inRow({}, 1), ...inForm({}, 1), ...inResult({}, 1) };
    expect(names.sort()).toEqual(Object.keys({ ...screen, ...inside }).sort());
    expect(Object.keys(everywhere(screen)).sort()).toEqual(['prefs', 'query', 'route', 'session']);
  });

  it('names our own keywords for forms', () => {
    const ours = Object.keys(structs.schema!.keys).filter((keyword) => keyword.startsWith('x-'));
    expect(ours.sort()).toEqual(Object.keys(KEYWORDS).sort());
  });

  it('names the formats that the code implements', () => {
    expect(Object.keys(vocabulary.formats).sort()).toEqual(Object.keys(formats).sort());
  });

  it('allows the text formats that validators implement', () => {
    expect(structs.schema!.keys.format!.type).toEqual({ is: 'words', words: Object.keys(checkedFormats) });
  });

  it('allows the condition keywords that the code interprets', () => {
    expect(Object.keys(structs.condition!.keys).sort()).toEqual([...CONDITION_KEYWORDS].sort());
  });
});

it.each([
  ['text', { is: 'named', name: 'text' }],
  ['text[]', { is: 'list', of: { is: 'named', name: 'text' } }],
  ['value{}', { is: 'record', of: { is: 'named', name: 'value' } }],
  ['enum:a,b', { is: 'words', words: ['a', 'b'] }],
  [
    'path|false',
    {
      is: 'union',
      of: [
        { is: 'named', name: 'path' },
        { is: 'literal', value: false },
      ],
    },
  ],
])('reads the type "%s"', (text, type) => {
  expect(parseType(text)).toEqual(type);
});

it('names an existing example of every kind of document', () => {
  const missing = Object.values(EXAMPLES).filter(({ file }) => !existsSync(resolve('schemas', file)));
  expect(missing).toEqual([]);
  expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(vocabulary.kinds).sort());
});

describe('the JSON Schema for editors', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const ajv = new Ajv2020({ strict: false });
  for (const [path, text] of metaSchemas(() => []))
    ajv.addSchema(JSON.parse(text) as object, path.split('/').at(-1));
  const documents = ['', 'src/language/check/fixture'].flatMap((folder) => [
    ...loadProject(filesOnDisk(resolve(root, folder))).documents.byFile.values(),
  ]);

  it.each(documents.map((document) => [document.source.file, document] as const))(
    'accepts %s',
    (_, document) => {
      const validate = ajv.getSchema(`${document.kind}.schema.json`)!;
      validate(document.value);
      expect(validate.errors ?? []).toEqual([]);
    },
  );

  it.each<[string, unknown]>([
    ['screen', { path: '/a', title: 'A', access: 'public', layout: 'x', blocks: [], tilte: 'A' }],
    ['screen', { path: '/a', title: 'A', access: 'nobody', layout: 'x', blocks: [] }],
    ['part', { takes: {}, blocks: [{ block: 'from' }] }],
    ['part', { takes: {}, blocks: [{ block: 'header' }] }],
    ['part', { takes: {}, blocks: [{ block: 'text', value: 'no path' }] }],
    ['action', { action: 'call' }],
    ['action', { action: 'go', to: 7 }],
    ['field', { type: 'text' }],
    ['field', { minlength: 4 }],
    ['label', { cases: [{ label: 'x' }] }],
    ['lookup', { operation: 'x', value: 'y', label: 'z', refetch: ['never'] }],
    ['form', { title: 'x', schema: {}, ui: { a: { rows: -1 } } }],
  ])('refuses what the checker refuses: %s %j', (kind, value) => {
    const findings = new Findings();
    const place = { source: { file: 'x', value, isBroken: false, lineAt: () => 1 }, pointer: [] };
    checkGrammar(value, vocabulary.kinds[kind]!, place, findings);
    expect(findings.sorted()).not.toEqual([]);
    expect(ajv.getSchema(`${kind}.schema.json`)!(value)).toBe(false);
  });
});
