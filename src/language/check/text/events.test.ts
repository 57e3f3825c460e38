import { describe, expect, it } from 'vitest';
import { generate } from '../../generation.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { filesIn } from '../../grammar/translation.ts';
import { findingsWith, library } from '../test-mistakes.ts';

const FILE = 'schemas/events/loan-ended.json';
const LINK = { label: 'All books', screen: 'books' };
const NOTIFICATION = { to: ['reader'], title: '{title}', text: 'Your loan ended on {ended_at|date}.' };
const MAIL = {
  to: 'librarian',
  subject: { one: '{n} book is back', other: '{n} books are back' },
  body: ['{notification.text}', { text: 'It is late.', when: { late: { const: true } } }, LINK],
};
const FACTS = ['ended_at', 'late', 'n', 'title'];
const eventWith = (change: object) => ({
  [FILE]: JSON.stringify(
    {
      $schema: '../meta/event.schema.json',
      facts: FACTS,
      notification: NOTIFICATION,
      mails: [MAIL],
      ...change,
    },
    null,
    1,
  ),
});
const found = (change: object) =>
  findingsWith(eventWith(change)).map((finding) => finding.replace(/^schemas.+?:\d+: /, ''));

describe('an event', () => {
  it('is accepted with valid texts, links and conditions', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'without recipients',
      { notification: undefined, mails: undefined },
      'this event tells nobody; give it a "notification", "mails" or a "webhook"',
    ],
    [
      'with a text in an unknown format',
      { notification: { ...NOTIFICATION, text: '{ended_at|dat}' } },
      'there is no format "dat"; did you mean "date"?',
    ],
    [
      'with a link to an unknown screen',
      { mails: [{ ...MAIL, body: [{ ...LINK, screen: 'boks' }] }] },
      'there is no screen "boks"; did you mean "books"?',
    ],
    [
      'with a target on an unknown screen',
      { notification: { ...NOTIFICATION, target: { screen: 'boks' } } },
      'there is no screen "boks"; did you mean "books"?',
    ],
    [
      'with a link that lacks a parameter',
      { mails: [{ ...MAIL, body: [{ ...LINK, params: { id: 'loan_id' } }] }] },
      'the screen "books" has no parameter "id"',
    ],
    [
      'that reads a notification it does not have',
      { notification: undefined },
      'nothing here is called "notification"',
    ],
    [
      'that always mails the users it notifies',
      { mails: [{ ...MAIL, to: 'reader' }] },
      '"reader" gets the notification by its users; a mail that is always sent needs a group of its own, or a "kind"',
    ],
    [
      'with a fact in its notification that the code does not tell',
      { notification: { ...NOTIFICATION, title: '{titel}' } },
      'there is no fact "titel"; did you mean "title"?',
    ],
    [
      'with a fact in a mail that the code does not tell',
      { mails: [{ ...MAIL, body: ['Come to {city}.', LINK] }] },
      'there is no fact "city"; it can be ended_at, late, n, title',
    ],
    [
      'with a list whose entries lack a fact',
      {
        facts: [...FACTS, 'books', 'books.name'],
        mails: [{ ...MAIL, body: [{ ...LINK, each: 'books', label: '{nme}' }] }],
      },
      'there is no fact "nme"; did you mean "name"?',
    ],
    [
      'with an unknown kind of mail',
      { mails: [{ ...MAIL, kind: 'loans' }] },
      'there is no kind of mails "loans"',
    ],
  ])('is refused %s', (_, change, finding) => {
    expect(found(change).join('\n')).toContain(finding);
  });

  it('has types for the facts that the code must pass', () => {
    const { outputs } = generate(filesWith(library, eventWith({})));
    const made = outputs!.get('generated/events.ts')!;
    expect(made).toContain("to: { reader: 'users'; librarian: 'addresses'; };");
    expect(made).toContain('facts: { ended_at: Fact; late: Fact; n: Fact; title: Fact; };');
  });

  it('has a type for a fact that no text uses yet', () => {
    const { outputs } = generate(filesWith(library, eventWith({ facts: [...FACTS, 'city'] })));
    expect(outputs!.get('generated/events.ts')!).toContain('facts: { city: Fact; ended_at: Fact;');
  });

  it('can be translated', () => {
    const arabic = {
      'schemas/messages/ar.json':
        '{ "$schema": "../meta/messages.schema.json", "= It is late.": "تأخر الكتاب.", "= {n} books are back": "عاد {n} كتب" }',
    };
    const project = filesWith(library, { ...eventWith({}), ...arabic });
    const made = generate(filesIn(project, 'ar')).outputs!.get('generated/events.ts')!;
    expect(made).toContain('تأخر الكتاب.');
    expect(made).toContain('عاد {n} كتب');
  });
});
