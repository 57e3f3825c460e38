import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCHEMAS = join(import.meta.dirname, '../../../../schemas');
const read = (...path: string[]) => JSON.parse(readFileSync(join(SCHEMAS, ...path), 'utf8'));

/** The tab of an application that news leads to. */
const TABS: Readonly<Record<string, string>> = {
  'message-received': 'messages',
  'reply-received': 'messages',
  'message-digest': 'messages',
  'references-asked': 'references',
  'references-answered': 'references',
  'reference-given': 'references',
  'reference-refused': 'references',
  'reference-reused': 'references',
  'reference-contested': 'references',
  'documents-asked': 'file',
  'documents-lapsing': 'file',
  'checks-lapsing': 'file',
  'offer-sent': 'offer',
  'offer-accepted': 'offer',
  'offer-declined': 'offer',
};
const APPLICATION = ['candidate-application', 'school-application'];

type Link = { screen: string; query?: { tab?: { const?: string } } };

/** Everything in a document for which a condition holds. */
function* within<T>(value: unknown, isOne: (one: object) => boolean): Generator<T> {
  if (typeof value !== 'object' || value === null) return;
  if (isOne(value)) yield value as T;
  for (const part of Object.values(value)) yield* within<T>(part, isOne);
}

const tabsOf = (screen: string): string[] => [
  ...[
    ...within<{ tabs: { id: string }[] }>(read('screens', `${screen}.json`), (one) => 'tabs' in one),
  ].flatMap(({ tabs }) => tabs.map(({ id }) => id)),
];
const events = readdirSync(join(SCHEMAS, 'events')).map((file) => file.replace('.json', ''));
const linksIn = (event: string): Link[] => [
  ...within<Link>(
    read('events', `${event}.json`),
    (one) => 'screen' in one && APPLICATION.includes(one.screen as string),
  ),
];

it.each(Object.entries(TABS))('every link of %s leads to the tab "%s" of the application', (event, tab) => {
  const links = linksIn(event);
  expect(links.length).toBeGreaterThan(0);
  for (const { screen, query } of links) expect([screen, query?.tab?.const]).toEqual([screen, tab]);
});

it('no link leads to a tab that the application does not have', () => {
  const tabs = Object.fromEntries(APPLICATION.map((screen) => [screen, tabsOf(screen)]));
  for (const event of events)
    for (const { screen, query } of linksIn(event))
      if (query?.tab?.const) expect([event, ...tabs[screen]!]).toContain(query.tab.const);
});
