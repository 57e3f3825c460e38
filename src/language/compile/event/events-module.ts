import type { EventDocument } from '../../../../generated/definitions.d.ts';
import { HEADER, key, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Documents } from '../../grammar/documents.ts';
import { type EventFact, factsOf } from './event-facts.ts';

/**
 * Makes `generated/events.ts`: the events, with the recipients and facts that the code must pass for each, so
 * that a missing or misspelt one does not compile.
 */
export function eventsModule(documents: Documents): string {
  const events = [...documents.events.values()]
    .map((document): [string, EventDocument] => [document.name, definitionOf(document, 'event')])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const types = events.map(
    ([name, event]) =>
      `  ${key(name)}: {
    isNotified: ${event.notification !== undefined};
    isMailed: ${event.mails !== undefined};
    to: { ${recipientsOf(event)} };
    facts: { ${[...factsOf(event)].map(([fact, type]) => `${key(fact)}: ${typeOf(type)};`).join(' ')} };
  };\n`,
  );
  return `${HEADER}import type { EventDocument } from './definitions.d.ts';

export type Fact = string | number | boolean | Date | null | undefined;

export interface Events {
${types.join('')}}

export const events: Readonly<Record<keyof Events, EventDocument>> = ${literal(
    Object.fromEntries(events.map(([name, { $schema: _, ...event }]) => [name, event])),
  )};
`;
}

/**
 * A group that gets notifications, or mails that it can turn off, consists of user ids, any other group of
 * addresses.
 */
function recipientsOf({ notification, mails = [] }: EventDocument): string {
  const groups = new Map<string, 'users' | 'addresses'>(notification?.to.map((name) => [name, 'users']));
  for (const { to, kind } of mails)
    if (!groups.has(to)) groups.set(to, kind === undefined ? 'addresses' : 'users');
  return [...groups].map(([name, type]) => `${key(name)}: '${type}';`).join(' ');
}

function typeOf(fact: EventFact): string {
  if (fact === 'single') return 'Fact';
  if (fact === 'texts') return 'readonly string[]';
  if (fact === 'values') return 'Readonly<Record<string, unknown>>';
  return `readonly { ${[...fact].map((name) => `${key(name)}: Fact;`).join(' ')} }[]`;
}
