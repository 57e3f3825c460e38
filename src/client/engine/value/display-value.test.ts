import { describe, expect, it } from 'vitest';
import type { Definitions, Show } from '../../../../generated/definitions.d.ts';
import { addTexts } from '../../../language/run/value/message.ts';
import { displayValuesOf } from './display-value.ts';

const definitions: Pick<Definitions, 'labels' | 'labelsByPath'> = {
  labels: {
    state: {
      cases: [{ when: { const: 'open' }, label: 'Open', tone: 'success', icon: 'check' }],
      else: { label: '{value}!', tone: 'muted' },
    },
    words: { cases: [{ when: { minimum: 5 }, label: 'many' }], else: { label: 'few' } },
    score: { cases: [{ when: { minimum: 85 }, tone: 'success' }], else: { tone: 'danger' } },
  },
  labelsByPath: { 'item.kind': { labels: { a: 'First kind' } }, 'item.place_id': { lookup: 'places' } },
};
const scope = {
  item: {
    name: 'N',
    state: 'open',
    n: 7,
    score: 90,
    kind: 'a',
    place_id: 4,
    tags: ['x', 'y', 'z'],
    low: 1000,
    high: 2000,
    on: true,
    day: '2026-01-02',
  },
};
addTexts({ things: { one: '{n} thing', other: '{n} things' } });
const show = (given: Show) => displayValuesOf(given, scope, definitions);

describe('displaying a value', () => {
  it.each<[string, Show, object[]]>([
    ['a value', { value: 'item.name' }, [{ kind: 'text', text: 'N', raw: 'N' }]],
    ['a text', { text: '{item.name} and {item.n}' }, [{ text: 'N and 7' }]],
    ['a value with its label', { label: 'Of {item.name}', value: 'item.n' }, [{ label: 'Of N', text: '7' }]],
    ['nothing for an absent value', { value: 'item.gone' }, []],
    [
      'the alternative text for an absent value',
      { value: 'item.gone', else: 'N/A' },
      [{ text: 'N/A', raw: undefined }],
    ],
    [
      'nothing while its condition does not hold',
      { value: 'item.n', when: { 'item.state': { const: 'x' } } },
      [],
    ],
    ['each item of a list, up to a limit', { value: 'item.tags', limit: 2 }, [{ text: 'x' }, { text: 'y' }]],
    [
      'several values as one',
      { values: ['item.low', 'item.high'], format: 'money-range' },
      [{ text: 'SAR 1,000 – 2,000' }],
    ],
    [
      'nothing when all of several values are absent',
      { values: ['item.a', 'item.b'], format: 'money-range' },
      [],
    ],
    ['a count in words', { count: 'item.n', message: 'things' }, [{ text: '7 things' }]],
    [
      'a state as a badge',
      { value: 'item.state', labels: 'state' },
      [{ kind: 'badge', text: 'Open', tone: 'success', icon: 'check' }],
    ],
    ['labels without tones as text', { value: 'item.n', labels: 'words' }, [{ kind: 'text', text: 'many' }]],
    [
      'labels with tones only as a coloured value',
      { value: 'item.score', format: 'percent', labels: 'score' },
      [{ kind: 'badge', text: '90%', tone: 'success' }],
    ],
    ['an enum by its label', { value: 'item.kind' }, [{ kind: 'text', text: 'First kind' }]],
    ['a lookup by its row', { value: 'item.place_id' }, [{ kind: 'lookup', raw: 4, lookup: 'places' }]],
    ['a boolean as yes or no', { value: 'item.on' }, [{ text: 'Yes' }]],
    [
      'a machine-readable date',
      { value: 'item.day', format: 'date' },
      [{ text: 'Jan 2, 2026', moment: '2026-01-02' }],
    ],
    [
      'a value with a missing picture',
      { value: 'item.name', image: 'item.logo' },
      [{ text: 'N', image: '' }],
    ],
  ])('shows %s', (_, given, expected) => {
    const shown = show(given);
    expect(shown).toHaveLength(expected.length);
    expect(shown).toMatchObject(expected);
  });
});
