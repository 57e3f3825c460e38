import { describe, expect, it } from 'vitest';
import { circleFrom, decide, type Guard, type GuardedScreen, type GuardedSession } from './guard.ts';

const refresh = { operation: 'getMe', session: 'result' };
const guard: Guard = {
  signIn: 'sign-in',
  verify: 'verify',
  refused: 'refused',
  home: 'home',
  notFound: 'not-found',
  error: 'error',
  steps: [
    {
      when: { 'session.user.role.role_name': { const: 'Author' }, 'session.user.profile_id': false },
      to: 'profile',
      refresh,
    },
  ],
};

const session = (role: string, facts: object = {}): GuardedSession => ({
  user: {
    email_verified_at: '2026-01-01T00:00:00Z',
    role: { role_name: role },
    ...{ profile_id: 5 },
    ...facts,
  },
});
const reader = session('Reader');
const author = session('Author');
const newAuthor = session('Author', { profile_id: null });
const unverified = session('Author', { email_verified_at: null });
const withoutRole = session('Author', { role: undefined });

const show = { show: true };
const to = (screen: string, remember = false) => ({ show: false, screen, remember });

describe('the guard', () => {
  it('shows a screen when there are no steps', () => {
    const { steps: _steps, ...withoutSteps } = guard;
    expect(decide({ name: 'book', access: ['Author'] }, newAuthor, withoutSteps)).toEqual(show);
  });

  it.each([
    ['shows a public page to a visitor', 'public', null, show],
    ['shows a public page to a signed-in user', 'public', author, show],
    ['shows a public page to a user without a profile', 'public', newAuthor, show],
    ['shows a guest page to a visitor', 'guest', null, show],
    ['redirects a signed-in user from a guest page', 'guest', reader, to('home')],
    ['redirects an unverified user from a guest page', 'guest', unverified, to('home')],
    ['shows the verify page to a visitor who has just registered', 'unverified', null, show],
    ['shows the verify page to an unverified user', 'unverified', unverified, show],
    ['redirects a verified user from the verify page', 'unverified', author, to('home')],
    ['redirects a visitor to sign-in, and back afterwards', ['Author'], null, to('sign-in', true)],
    ['redirects an unverified user to the verify page', ['Author'], unverified, to('verify')],
    ['refuses another role', ['Author'], reader, to('refused')],
    ['refuses a user without a role', ['Author'], withoutRole, to('refused')],
    ['shows a page to its role', ['Author', 'Reader'], author, show],
    [
      'redirects a user without a profile to the profile wizard, and back afterwards',
      ['Author'],
      newAuthor,
      to('profile', true),
    ],
  ] as const)('%s', (_, access, who, expected) =>
    expect(decide({ name: 'page', access }, who, guard)).toEqual(expected),
  );

  it.each(['page', 'profile'])('refreshes a stored session first, on the way to %s', (name) => {
    const entry = { name, access: ['Author'] };
    expect(decide(entry, newAuthor, guard, false)).toEqual({ show: false, refresh });
    expect(decide(entry, author, guard, false)).toEqual(show);
  });

  it.each([
    [
      'refuses a user whose role matches but whose session does not meet the condition',
      { reads_only: true },
      to('refused'),
    ],
    ['shows a page to a user who meets its condition', {}, show],
  ])('%s', (_, facts, expected) => {
    const when = { 'session.user.reads_only': false } as const;
    const entry = { name: 'page', access: ['Author'], when };
    expect(decide(entry, session('Author', facts), guard)).toEqual(expected);
    expect(decide(entry, null, guard)).toEqual(to('sign-in', true));
  });

  it('redirects a user who does not meet the condition to the screen that the page names', () => {
    const when = { 'session.user.profile_id': false } as const;
    const entry = { name: 'profile', access: ['Author'], when, otherwise: 'own-profile' };
    expect(decide(entry, author, guard)).toEqual(to('own-profile'));
    expect(decide(entry, newAuthor, guard)).toEqual(show);
    expect(decide(entry, reader, guard)).toEqual(to('refused'));
  });

  it('shows the first step to a user who has to take it', () => {
    expect(decide({ name: 'profile', access: ['Author'] }, newAuthor, guard)).toEqual(show);
  });
});

it.each([
  ['a screen that is always open', 'list', '', show],
  ['a screen that is open only then', 'one', '?tab=a', show],
  ['a screen opened with another query', 'one', '?apply=true', to('profile', true)],
  ['any other', 'other', '', to('profile', true)],
])('decides whether a user with a step to take may open %s', (_, name, search, decision) => {
  const open = { list: {}, one: { 'query.apply': false } } as const;
  const lenient = { ...guard, steps: guard.steps!.map((step) => ({ ...step, open })) };
  expect(decide({ name, access: ['Author'] }, newAuthor, lenient, true, search)).toEqual(decision);
});

describe('redirect loops', () => {
  const screens: Record<string, GuardedScreen> = {
    'sign-in': { name: 'sign-in', access: 'guest' },
    home: { name: 'home', access: ['Author'] },
    verify: { name: 'verify', access: 'unverified' },
    refused: { name: 'refused', access: 'public' },
    profile: { name: 'profile', access: ['Author'] },
  };
  const circle = (who: GuardedSession | null, changes: Partial<Guard>, start = 'home') =>
    circleFrom(start, (name) => screens[name], who, { ...guard, ...changes });

  it.each([
    ['sign-in and home redirect to each other', unverified, { verify: 'sign-in' }, ['home', 'sign-in']],
    ['a screen redirects to itself', reader, { refused: 'home' }, ['home']],
    [
      'a first step is closed to those who have to take it',
      newAuthor,
      { steps: [{ when: {}, to: 'verify' }] },
      ['home', 'verify'],
    ],
  ] as const)('are found when %s', (_, who, changes, found) => {
    expect(circle(who, changes)).toEqual(found);
  });

  it.each([null, reader, author, newAuthor, unverified])('are not reported when everybody arrives', (who) => {
    for (const name of Object.keys(screens)) expect(circle(who, {}, name)).toEqual([]);
  });
});
