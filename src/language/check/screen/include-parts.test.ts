import { describe, expect, it } from 'vitest';
import { loadProject } from '../../compile/project.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { findingsWith, library } from '../test-mistakes.ts';

const SCREEN = 'schemas/screens/loans.json';
const PART = 'schemas/parts/newest.json';

const part = {
  $schema: '../meta/part.schema.json',
  data: { newest: { operation: 'listBooks' } },
  blocks: [
    { block: 'header', variant: 'section', title: 'Newest' },
    { block: 'list', rows: 'newest', part: 'book-card', empty: 'books.empty' },
  ],
};
const use = { block: 'use', part: 'newest' };
const after = { block: 'text', text: 'After it' };

const text = (value: object) => JSON.stringify(value, null, 1);

/** The library's files with a part that loads books, and the screen "loans" with these additional blocks. */
function files(blocks: object[], changes: { part?: object; screen?: object } = {}) {
  const screen = JSON.parse(library.read(SCREEN)!) as { blocks: object[] };
  return {
    [PART]: text({ ...part, ...changes.part }),
    [SCREEN]: text({ ...screen, ...changes.screen, blocks: [...screen.blocks, ...blocks] }),
  };
}

describe('a part that loads data', () => {
  it('is included in the screen that uses it, with its data', () => {
    const written = files([{ block: 'section', blocks: [use, after] }]);
    const { documents } = loadProject(filesWith(library, written));
    const { data, blocks } = documents.screens.get('loans')!.value as { data: object; blocks: object[] };
    expect(data).toEqual({ me: { operation: 'getMe' }, ...part.data });
    expect(blocks.at(-1)).toEqual({ block: 'section', blocks: [...part.blocks, after] });
    expect(findingsWith(written)).toEqual([]);
  });

  it('has its own mistakes reported once, in its own file', () => {
    const blocks = [{ block: 'list', rows: 'newest', part: 'book-card', empty: 'books.emtpy' }];
    expect(findingsWith(files([use], { part: { blocks } }))).toEqual([
      expect.stringMatching(/^schemas\/parts\/newest\.json:\d+: there is no message "books.emtpy"/),
    ]);
  });

  it('does not shift the lines of mistakes after it', () => {
    const wrong = { block: 'text', value: 'nothing.at_all' };
    const written = files([use, wrong]);
    const line = written[SCREEN]!.split('\n').findIndex((one) => one.includes('nothing.at_all')) + 1;
    expect(findingsWith(written)).toEqual([expect.stringMatching(new RegExp(`^${SCREEN}:${line}: `))]);
  });

  it('reads the data of its screen by name', () => {
    const takes = { me: 'Reader' };
    const blocks = [{ block: 'text', value: 'me.name' }];
    const changes = { part: { data: undefined, takes, blocks } };
    const { documents } = loadProject(filesWith(library, files([use], changes)));
    expect((documents.screens.get('loans')!.value.blocks as object[]).at(-1)).toEqual(blocks[0]);
    const wrong = {
      part: { ...changes.part, takes: { you: 'Reader' }, blocks: [{ block: 'text', value: 'you.name' }] },
    };
    expect(findingsWith(files([use], wrong))).toEqual([
      expect.stringMatching(/^schemas\/screens\/loans\.json:\d+: .*"you"/),
    ]);
  });

  it.each<[string, object[], Parameters<typeof files>[1], string]>([
    [
      'under a condition',
      [{ ...use, when: { 'session.user': false } }],
      {},
      'the part "newest" loads data, so it stands among the blocks of a screen, without "when" and "with"',
    ],
    [
      'in a list',
      [{ block: 'list', rows: { const: [1] }, part: 'newest' }],
      {},
      'the part "newest" loads data, so it stands among the blocks of a screen, without "when" and "with"',
    ],
    [
      'with parameters',
      [use],
      { part: { takes: { item: 'Book' } } },
      'a part that loads data is put into its screen, and has no "takes"',
    ],
    [
      'on a screen with other data of the same name',
      [use],
      { screen: { data: { newest: { operation: 'listGenres' } } } },
      'the part "newest" loads "newest", too, but another one; call the screen\'s own differently',
    ],
  ])('is refused %s', (_, blocks, changes, message) => {
    expect(findingsWith(files(blocks, changes)).join('\n')).toContain(message);
  });
});
