import { describe, expect, it } from 'vitest';
import type { Target } from '../../../../generated/definitions.d.ts';
import { events } from '../../../../generated/events.ts';
import { tasks } from '../../../../generated/tasks.ts';
import candidateScreen from '../../../../schemas/screens/candidate-application.json' with { type: 'json' };
import schoolScreen from '../../../../schemas/screens/school-application.json' with { type: 'json' };
import { screenAddress } from '../../engine/mail/screen-address.ts';
import { type EventName, mailOf } from './event-text.ts';
import { targetIn } from './target.ts';

const SITE = 'https://market.example';
const ROW = {
  application_id: 115,
  invitation_id: 12,
  vacancy_title: 'Physics Teacher',
  school_name: 'Palm Valley',
  n: 1,
};
const FACTS = {
  ...ROW,
  candidate_name: 'Sara Khalil',
  referee_name: 'Amina Haddad',
  valid_until: '2026-12-06',
  text: 'Gladly.',
  words: ['Gladly.'],
  details: ['Licence'],
  conversations: [{ ...ROW, with: 'Palm Valley' }],
  invitations: [{ ...ROW, with: 'Palm Valley' }],
  rest: [],
};

/** What an event or a task is about decides which tab of an application it opens. */
const TABS: [RegExp, string][] = [
  [/^references?-/, 'references'],
  [/^(checks|documents)-/, 'file'],
  [/^(offer-|hire-to-record$)/, 'offer'],
  [/^(message-received|message-digest|reply-received)$/, 'messages'],
];
const tabOf = (name: string) => TABS.find(([about]) => about.test(name))?.[1];

const isOfApplication = (address: string) => /\/(candidate|school)\/application\//.test(address);

const addressOf = (target: Target) => {
  const found = targetIn([{ ...target, when: undefined }], FACTS)!;
  return screenAddress(SITE, found.screen, found);
};

/** The addresses in an event's mails and its notification, as they are sent. */
function addressesOfEvent(name: EventName): string[] {
  const { notification, mails = [] } = events[name];
  const mailed = mails.flatMap((_, index) =>
    mailOf(name, index, FACTS, SITE).pieces.flatMap((piece) =>
      typeof piece === 'object' && 'link' in piece ? [piece.link] : [],
    ),
  );
  return [...mailed, ...[notification?.target ?? []].flat().map(addressOf)].filter(isOfApplication);
}

const eventsWithTab = (Object.keys(events) as EventName[]).filter(tabOf);
const tasksWithTab = (Object.keys(tasks) as (keyof typeof tasks)[]).filter((name) =>
  tabOf(name.replaceAll('_', '-')),
);

describe('a link about a step of a hire', () => {
  it.each(eventsWithTab)('opens the tab that %s is about', (name) => {
    const opened = addressesOfEvent(name).map((address) => new URL(address).searchParams.get('tab'));
    expect(opened).toEqual(opened.map(() => tabOf(name)));
    expect(opened.length > 0).toBe(!/^reference-(wanted|reminder)$/.test(name));
  });

  it.each(tasksWithTab)('opens the tab that the task %s is about', (name) => {
    const opened = [tasks[name].to]
      .flat()
      .map((target) => new URL(addressOf(target)).searchParams.get('tab'));
    expect(opened).toEqual([tabOf(name.replaceAll('_', '-'))]);
  });

  it.each([
    ['candidate', candidateScreen],
    ['school', schoolScreen],
  ])("opens only tabs that the %s's screen has", (_, screen) => {
    const tabs = screen.blocks.flatMap((block) => ('tabs' in block ? block.tabs!.map(({ id }) => id) : []));
    expect(tabs).toEqual(expect.arrayContaining(TABS.map(([, tab]) => tab)));
  });
});
