import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../generated/language-facts.ts';
import { ENGLISH, speakBy } from './language.ts';
import { isPresent, pathsOf, read, readLabel, template, value } from './value-path.ts';
import type { ValueSource } from './value-source.ts';

const rows = Object.assign([{ name: 'A', tags: ['x', 'y'] }, { name: 'B', tags: [] }, { name: null }], {
  meta: { total: 3 },
});
const scope = { job: { title: 'Head of Maths', count: 0, note: '' }, rows, day: '2026-08-05', none: null };

describe('a path', () => {
  it.each<[string, unknown]>([
    ['job.title', 'Head of Maths'],
    ['job.count', 0],
    ['job.gone.deeper', undefined],
    ['gone', undefined],
    ['none.more', undefined],
    ['rows[1].name', 'B'],
    ['rows[7].name', undefined],
    ['rows[*].name', ['A', 'B']],
    ['rows[*].tags', ['x', 'y']],
    ['rows[*].tags[*]', ['x', 'y']],
    ['job[*].title', []],
    ['rows.meta.total', 3],
  ])('%s reads %j', (path, expected) => {
    expect(read(path, scope)).toEqual(expected);
  });
});

describe('a value', () => {
  it.each<[ValueSource | undefined, unknown]>([
    ['job.title', 'Head of Maths'],
    [7, 7],
    [false, false],
    [null, null],
    [undefined, undefined],
    [{ const: 'job.title' }, 'job.title'],
    [{ text: '{job.title} ({rows.meta.total})' }, 'Head of Maths (3)'],
    [{ value: 'job.title', format: 'slug' }, 'head-of-maths'],
    [['job.note', 'job.gone', 'job.title'], 'Head of Maths'],
    [['job.count', 'job.title'], 0],
    [['none', { const: 'N/A' }], 'N/A'],
    [['none'], undefined],
  ])('%j evaluates to %j', (source, expected) => {
    expect(value(source, scope)).toEqual(expected);
  });
});

describe('a text', () => {
  it.each([
    ['no braces', 'no braces'],
    ['{job.title}!', 'Head of Maths!'],
    ['from {day|long-date-us}', 'from August 5, 2026'],
    ['[{job.gone}]', '[]'],
    ['{rows[*].name}', 'A, B'],
  ])('"%s" reads "%s"', (text, expected) => {
    expect(template(text, scope)).toBe(expected);
  });

  it('can be filled with other formats', () => {
    const labels = { state: { cases: [{ when: { const: 'on' }, label: 'Lit ({value})' }] } };
    expect(
      template('{lamp|labels:state}, {fuse|labels:state}', { lamp: 'on', fuse: 'off', $labels: labels }),
    ).toBe('Lit (on), off');
    expect(template("{'on'|labels:state}: {lamp}", { lamp: 3, $labels: labels })).toBe('Lit (on): 3');
    expect(template('{job.title|slug}', scope, (name, found) => `${name}:${found}`)).toBe(
      'slug:Head of Maths',
    );
  });
});

it('knows the paths that a value depends on', () => {
  expect(
    pathsOf(['a.b', { text: '{c|date} and {d}' }, { value: 'e', format: 'slug' }, { const: 'f' }, 1]),
  ).toEqual(['a.b', 'c', 'd', 'e']);
});

it.each([
  [0, true],
  [false, true],
  [[], true],
  ['', false],
  [null, false],
  [undefined, false],
])('%j is present: %j', (given, expected) => {
  expect(isPresent(given)).toBe(expected);
});

describe('a text with its name in another language beside it', () => {
  const places = { item: { city: 'Dubai', city_label: 'دبي', street: 'Palm Street', tags: ['x'] } };
  afterEach(() => speakBy(() => ENGLISH));

  it('is read by its name in that language, and stays itself as a value', () => {
    speakBy(() => ({ ...LANGUAGES.ar, texts: {} }));
    expect(template('{item.city} {item.street} {item.tags[*]}', places)).toBe(
      'دبي \u2068Palm Street\u2069 \u2068x\u2069',
    );
    expect(readLabel('item.city', places)).toBe('دبي');
    expect(value('item.city', places)).toBe('Dubai');
  });

  it('is read as it is in English', () => {
    expect(template('{item.city}', places)).toBe('Dubai');
  });
});
