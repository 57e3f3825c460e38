import type { MailLink, MailPart, Plural, Screen } from '../../../../generated/definitions.d.ts';
import { factsOf, NOTIFICATION } from '../../compile/event/event-facts.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Place, within } from '../../grammar/place.ts';
import { KNOWN } from '../../run/event/notification-facts.ts';
import { type Check, documentOf, exists } from '../check-context.ts';
import { checkAddress, checkTarget } from '../screen/link-targets.ts';
import { ANYTHING, known, type Spot } from '../value/known-value.ts';
import { checkText, checkWhen, valueType } from '../value/values.ts';
import { checkTold } from './told-facts.ts';

/**
 * Checks an event: it has recipients, its links are complete, its texts are well formed. They use
 * only its facts; the types generated from the document ensure that the code passes those.
 */
export function checkEvent(check: Check, document: Document): void {
  const event = definitionOf(document, 'event');
  const { notification, mails = [], webhook } = event;
  if (!notification && mails.length === 0 && webhook === undefined)
    check.add(placeIn(document), 'this event tells nobody; give it a "notification", "mails" or a "webhook"');
  checkTold(check, document, event);
  const facts = factsOf(event);
  const scope = Object.fromEntries([...facts.keys()].map((name) => [name, ANYTHING]));
  const spot: Spot = { document, scope };
  const text = known(check.project.api, { type: 'string' });
  if (notification) {
    for (const part of ['title', 'text'] as const)
      checkText(check, notification[part], spot, placeIn(document, 'notification', part));
    const id = known(check.project.api, { type: 'integer' });
    const about = Object.fromEntries(KNOWN.map((name) => [name, name === 'role_name' ? text : id]));
    if (notification.target)
      checkTarget(
        check,
        notification.target,
        { document, scope: { ...scope, ...about } },
        placeIn(document, 'notification', 'target'),
      );
  }
  const own = { type: 'object', properties: { title: text.schema, text: text.schema } };
  const mailed: Spot = {
    document,
    scope: { ...scope, ...(notification && { [NOTIFICATION]: known(check.project.api, own) }) },
  };
  for (const [index, { to, kind, subject, body }] of mails.entries()) {
    const at = placeIn(document, 'mails', index);
    for (const name of [kind ?? []].flat())
      exists(check, 'kind of mails', name, check.names('mail-kind'), within(at, 'kind'));
    if (kind === undefined && notification?.to.includes(to))
      check.add(
        within(at, 'to'),
        `"${to}" gets the notification by its users; a mail that is always sent needs a group of its own, or a "kind"`,
      );
    checkCounted(check, subject, mailed, within(at, 'subject'));
    for (const [position, part] of body.entries())
      checkPart(check, part, mailed, within(at, 'body', position));
  }
}

function checkPart(check: Check, part: MailPart, spot: Spot, place: Place): void {
  if (typeof part === 'string' || 'other' in part) {
    checkCounted(check, part, spot, place);
    return;
  }
  if ('when' in part) checkWhen(check, part.when, spot, within(place, 'when'));
  if ('text' in part) checkText(check, part.text, spot, within(place, 'text'));
  if ('lines' in part && Array.isArray(part.lines))
    for (const [index, line] of part.lines.entries())
      checkText(check, line, spot, within(place, 'lines', index));
  if ('screen' in part) checkLink(check, part, spot, place);
}

function checkLink(check: Check, link: MailLink, around: Spot, place: Place): void {
  const { each, label, screen: name, params = {}, query } = link;
  const entries = factsOf({ mails: [{ to: '', subject: '', body: [link] }] }).get(each ?? '');
  const ofEntry = entries instanceof Set ? [...entries].map((fact) => [fact, ANYTHING]) : [];
  const spot: Spot = { ...around, scope: { ...around.scope, ...Object.fromEntries(ofEntry) } };
  checkCounted(check, label, spot, within(place, 'label'));
  if (!exists(check, 'screen', name, check.names('screens'), within(place, 'screen'))) return;
  // A screen that its grammar refuses is reported where it stands.
  const screen = documentOf<Screen>(check, 'screens', name);
  if (!screen) return;
  checkAddress(check, params, { name, path: screen.value.path }, spot, place);
  for (const [parameter, source] of typeof query === 'object' ? Object.entries(query) : [])
    valueType(check, source, spot, within(place, 'query', parameter));
}

/** Checks a text, or both forms of one that depends on a count. */
export function checkCounted(check: Check, text: string | Plural, spot: Spot, place: Place): void {
  if (typeof text === 'string') checkText(check, text, spot, place);
  else for (const form of ['one', 'other'] as const) checkText(check, text[form], spot, within(place, form));
}
