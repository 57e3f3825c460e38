import type { EventDocument, MailPart } from '../../../../generated/definitions.d.ts';
import { declaredFacts, factsOf, NOTIFICATION } from '../../compile/event/event-facts.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { namesInText, notificationFacts } from '../../run/event/notification-facts.ts';
import { type Check, exists } from '../check-context.ts';

/**
 * Checks that an event's texts, conditions and links use only facts that it declares. The code gives those; the gap of
 * any other would stay empty in what people are sent.
 */
export function checkTold(check: Check, document: Document, event: EventDocument): void {
  const told = declaredFacts(event);
  const given = (names: Iterable<string>, place: Place, known: readonly string[] = [...told.keys()]) => {
    for (const name of new Set(names)) if (name !== NOTIFICATION) exists(check, 'fact', name, known, place);
  };
  const { notification, mails = [] } = event;
  if (notification)
    for (const part of ['title', 'text', 'target'] as const)
      given(
        notificationFacts({ to: [], title: '', text: '', [part]: notification[part] }),
        placeIn(document, 'notification', part),
      );
  for (const [index, { subject, body }] of mails.entries()) {
    given(namesInText(subject), placeIn(document, 'mails', index, 'subject'));
    for (const [position, part] of body.entries()) {
      const place = placeIn(document, 'mails', index, 'body', position);
      for (const [name, type] of factsIn(part)) {
        given([name], place);
        if (type instanceof Set && told.has(name)) given(type, place, told.get(name));
      }
    }
  }
}

const factsIn = (part: MailPart) => factsOf({ mails: [{ to: '', subject: '', body: [part] }] });
