import { expect, it } from 'vitest';
import type { Block } from '../../../../generated/definitions.d.ts';
import { conditionNamesOf, requiredNamesOf } from './block-paths.ts';

it.each([
  ['texts', { title: '{job.title} of {place.name|slug}' }, ['job', 'place']],
  ['plain words', { title: 'Jobs', label: 'saved' }, []],
  [
    'values',
    { items: [{ label: 'Total', value: 'metrics.total' }, { values: ['a.x', 'b.y'] }] },
    ['metrics', 'a', 'b'],
  ],
  ['alternatives', { items: [{ value: ['a.x', { text: '{b.y}' }, { const: 'c.z' }] }] }, ['a', 'b']],
  ['rows', { rows: 'jobs', part: 'card', empty: 'jobs.empty' }, ['jobs']],
  ['pictures', { image: { value: 'job.logo' } }, ['job']],
  ['conditions', { when: { 'job.open': { const: true } } }, ['job']],
  ['alternative conditions', { when: [{ 'a.b': false }, { 'c.d': {} }] }, ['a', 'c']],
  ['actions’ values', { actions: [{ action: 'open', wizard: 'apply', with: { thing: 'job' } }] }, ['job']],
  [
    'targets',
    { to: { screen: 'thing', params: { id: 'job.id', slug: { value: 'job.title', format: 'slug' } } } },
    ['job'],
  ],
  ['bodies', { submit: { action: 'call', body: { id: 'place.id', role: 2 } } }, ['place']],
  ['starting values', { initial: 'job' }, ['job']],
  [
    'nothing of nested blocks',
    { blocks: [{ block: 'text', value: 'job.x' }], aside: [], tabs: [{ title: '{a.b}' }] },
    [],
  ],
  ['nothing of a filter’s results', { form: 'x', bind: 'query', found: { count: 'jobs.meta.total' } }, []],
  ['nothing that follows a call', { submit: { success: { to: { params: { id: 'result.id' } } } } }, []],
])('finds the names that a block needs: %s', (_, block, roots) => {
  expect(requiredNamesOf({ block: 'text', ...block } as Block).sort()).toEqual(roots.sort());
});

it('makes a header wait only for its title', () => {
  const header: Block = {
    block: 'header',
    title: '{job.title}',
    meta: [{ value: 'place.name' }],
    actions: [{ action: 'go', label: 'x', to: { screen: 's', params: { id: 'owner.id' } } }],
  };
  expect(requiredNamesOf(header)).toEqual(['job']);
});

it('returns the names that decide whether a block is shown', () => {
  const notice: Block = {
    block: 'notice',
    title: '{place.name}',
    when: [{ 'job.open': false }, { 'me.id': {} }],
  };
  expect(conditionNamesOf(notice)).toEqual(['job', 'me']);
  expect(conditionNamesOf({ block: 'notice', title: '{place.name}' })).toEqual([]);
});
