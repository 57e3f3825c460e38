import { parse } from 'yaml';
import type { EventDocument, MailPart, ValueLabels } from '../../generated/definitions.d.ts';
import { type EventFact, factsOf } from '../../src/language/compile/event/event-facts.ts';
import type { Project } from '../../src/language/compile/project.ts';
import type { LanguageName } from '../../src/language/run/value/language.ts';
import { type Facts, fillerFor, mailOf, notificationOf } from '../../src/server/areas/news/event-text.ts';
import { type MailKind, unsubscribeFooter } from '../../src/server/areas/news/mail-preference/mail-kinds.ts';
import { mailText } from '../../src/server/engine/mail/mail-text.ts';
import { inLanguage } from '../../src/server/engine/messages/call-language.ts';
import type { Told } from '../../src/workshop/workshop-api.ts';

const SITE = 'https://marketplace.example';
const READER = { name: 'Amber Lantern', time_zone: null };

/** Writes what an event tells as the server sends it, with the API's examples as its facts; every part that it may have is in it. */
export function toldBy(event: EventDocument, project: Project, name: string): Told {
  const facts = sampleFacts(event, project);
  const { notification, mails = [] } = event;
  const whole = { ...event, mails: mails.map((mail) => ({ ...mail, body: mail.body.map(always) })) };
  return inLanguage(name as LanguageName, () => {
    const said = notification && notificationOf(whole, fillerFor(facts, READER));
    return {
      ...(said && { notification: said }),
      mails: mails.map(({ to, kind }, index) => {
        const { subject, pieces } = mailOf(whole, index, facts, SITE, READER);
        const [first] = [kind ?? []].flat();
        const unsubscribe = first && unsubscribeFooter(first as MailKind, `${SITE}/unsubscribe`);
        return { to, ...mailText(subject, READER.name, pieces, unsubscribe ? { unsubscribe } : {}) };
      }),
    };
  });
}

/** A part that is in the mail whatever its condition says. */
function always(part: MailPart): MailPart {
  if (typeof part === 'string' || !('when' in part)) return part;
  const { when: _, ...rest } = part;
  return rest as MailPart;
}

const DAY = '2026-03-12';
const MOMENT = `${DAY}T07:00:00.000Z`;

/** A value for each fact: of the format that the texts give it, else the API's example of that name, else the name itself. */
function sampleFacts(event: EventDocument, { documents, files }: Project): Facts {
  const formats = new Map(
    [...JSON.stringify(event).matchAll(/\{(\w+)\|([\w:-]+)\}/g)].map(([, fact, format]) => [fact!, format!]),
  );
  const examples = valuesIn(parse(files.read('openapi/components/examples.yaml') ?? '{}'));
  const single = (fact: string): unknown => {
    const format = formats.get(fact) ?? '';
    const [, labels] = /^labels:(.+)$/.exec(format) ?? [];
    if (labels !== undefined) return firstCase(documents.labels.get(labels)?.value);
    if (format.endsWith('time')) return MOMENT;
    if (format.includes('date')) return DAY;
    if (fact === 'n') return 3;
    return examples.get(fact) ?? `‹${fact.replaceAll('_', ' ')}›`;
  };
  const sample = (fact: string, kind: EventFact): unknown => {
    if (kind === 'single') return single(fact);
    if (kind === 'texts') return [`‹${fact.replaceAll('_', ' ')}›`];
    if (kind === 'values') return {};
    return [Object.fromEntries([...kind].map((name) => [name, single(name)]))];
  };
  return Object.fromEntries([...factsOf(event)].map(([fact, kind]) => [fact, sample(fact, kind)]));
}

/** The first text or number of each name, at any depth. */
function valuesIn(tree: unknown, found = new Map<string, string | number>()): Map<string, string | number> {
  for (const [name, value] of Object.entries(tree ?? {})) {
    if (typeof value === 'object') valuesIn(value, found);
    else if (typeof value !== 'boolean' && !found.has(name)) found.set(name, value as string | number);
  }
  return found;
}

function firstCase(labels: unknown): unknown {
  const { cases } = labels as Partial<ValueLabels>;
  const values = cases?.map(({ when }) => when).filter((when) => typeof when !== 'object');
  return values?.[0] ?? 1;
}
