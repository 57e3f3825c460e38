import { describe, expect, it } from 'vitest';
import { generate } from '../../generation.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { filesIn } from '../../grammar/translation.ts';
import { findingsWith, library } from '../test-mistakes.ts';

const FILE = 'schemas/tasks/book-overdue.json';
const TASK = {
  $schema: '../meta/task.schema.json',
  for: 'Reader',
  facts: { n: 'number', book_id: 'number', title: 'text', due_on: 'day' },
  urgency: 'soon',
  order: 10,
  title: { one: 'Bring back {title}', other: 'Bring back {n} books' },
  text: 'It was due on {due_on|date}.',
  label: 'View',
  to: [
    {
      when: { n: { const: 1 } },
      screen: 'book',
      params: { id: 'book_id', slug: { value: 'title', format: 'slug' } },
    },
    { screen: 'loans' },
  ],
};
const taskWith = (change: object) => ({ [FILE]: JSON.stringify({ ...TASK, ...change }, null, 1) });
const found = (change: object) =>
  findingsWith(taskWith(change)).map((finding) => finding.replace(/^schemas.+?:\d+: /, ''));

describe('a task', () => {
  it('is accepted with declared facts and valid links', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['for an unknown role', { for: 'Raeder' }, 'there is no role "Raeder"; did you mean "Reader"?'],
    ['with an unknown rule', { rule: 'own lone' }, 'there is no rule "own lone"; did you mean "own loan"?'],
    [
      'with a rule about a record',
      { rule: 'own loan' },
      'the rule "own loan" is about a record; a task needs one that the session decides',
    ],
    ['with an unknown fact', { text: '{tittle} is late.' }, '"tittle"'],
    ['with a fact in an unknown format', { text: '{due_on|dat}' }, 'there is no format "dat"'],
    ['with a fact in an unsuitable format', { text: '{title|date}' }, 'date'],
    ['with an unknown kind of fact', { facts: { ...TASK.facts, title: 'txt' } }, '"txt"'],
    ['with an unknown urgency', { urgency: 'sooner' }, '"sooner"'],
    [
      'with a plural without a count',
      { facts: { book_id: 'number', title: 'text', due_on: 'day' }, to: { screen: 'loans' } },
      'a text for one and for more needs the fact "n"',
    ],
    ['that leads to an unknown screen', { to: { screen: 'lones' } }, 'there is no screen "lones"'],
    [
      'that leads to a screen without its parameter',
      { to: { screen: 'book', params: { id: 'book_id' } } },
      'the screen "book" needs the parameter "slug"',
    ],
    [
      'with an unknown fact in its link',
      { to: { screen: 'book', params: { id: 'bok_id', slug: { value: 'title', format: 'slug' } } } },
      '"bok_id"',
    ],
    [
      'with a value for a query that the screen lacks',
      { to: { screen: 'loans', query: { pgae: { const: 1 } } } },
      'query',
    ],
    [
      'that leads where its role may not go',
      { to: { screen: 'new-book' } },
      'this link is shown to Reader, but only Librarian may open the screen "new-book"',
    ],
    ['without a button', { label: undefined }, '"label" is missing'],
  ])('is refused %s', (_, change, finding) => {
    expect(found(change).join('\n')).toContain(finding);
  });

  it('has types for the facts that the code must find', () => {
    const made = generate(filesWith(library, taskWith({}))).outputs!.get('generated/tasks.ts')!;
    expect(made).toContain('"book-overdue": { for: "Reader"; facts: "book_id" | "due_on" | "n" | "title" };');
  });

  it('can be translated', () => {
    const arabic = {
      'schemas/messages/ar.json':
        '{ "$schema": "../meta/messages.schema.json", "= Bring back {n} books": "أعد {n} كتب" }',
    };
    const project = filesWith(library, { ...taskWith({}), ...arabic });
    expect(generate(filesIn(project, 'ar')).outputs!.get('generated/tasks.ts')).toContain('أعد {n} كتب');
  });
});
