import { answersAsAsked } from '../../../../language/run/form/asked.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { say } from '../../../engine/messages/say.ts';
import { type ApplicationStatus, ENDED } from '../application/application-states.ts';
import type { Offer, OfferWithFiles } from './offer-queries.ts';

/** How an offer stands; an open one ends with its last day, or with its application. */
export function offerState(
  offer: Pick<Offer, 'state' | 'valid_until'>,
  status: ApplicationStatus,
  now: Date,
): AnswerSchema<'Offer'>['state'] {
  if (offer.state !== 'open') return offer.state;
  if (ENDED.includes(status)) return 'ended';
  return siteDay(now) > offer.valid_until ? 'expired' : 'open';
}

/** The lines of an offer in the reader's language, in the form's order. */
export function linesOf({ fields, asked, lines }: Pick<Offer, 'fields' | 'asked' | 'lines'>) {
  const language = languageNow();
  const offered = new Map(answersAsAsked(asked, asked, fields, language).map((one) => [one.name, one]));
  return lines.map(({ field, promised, verdict }) => {
    const question = asked.find(({ name }) => name === field);
    return {
      field,
      label:
        field === 'benefits'
          ? say('offer.benefits')
          : (question?.title[language] ?? question?.title.en ?? field),
      offered: readable(field, offered.get(field)?.text ?? null),
      promised: readable(field, promised),
      verdict,
    };
  });
}

/** A value as stored, on one line, with days and salaries as the reader's language writes them. */
function readable(field: string, text: string | null): string | null {
  if (text === null) return null;
  if (field === 'benefits') return text.replaceAll(/(:)?\n/g, (_, colon) => (colon ? ': ' : ' · '));
  if (field === 'start_date') return formatText('date', text);
  return field === 'salary' ? text.replace(/\d+(?:\.\d+)?/g, (digits) => formatText('number', digits)) : text;
}

/** The lines that have to be agreed to, because they are worse or different, each by its field, as they are read. */
export const worseOf = (offer: Pick<Offer, 'fields' | 'asked' | 'lines'>): AnswerSchema<'Offer'>['worse'] =>
  linesOf(offer)
    .filter(({ verdict }) => verdict === 'worse' || verdict === 'different')
    .map(({ field, label, offered, promised }) => ({
      value: field,
      label: say('offer.worse_line', {
        label,
        offered: offered ?? say('offer.nothing'),
        promised: promised ?? '',
      }),
    }));

export function presentOffer(
  offer: OfferWithFiles,
  status: ApplicationStatus,
  now: Date,
): AnswerSchema<'Offer'> {
  const [contract] = offer.files;
  return {
    offer_id: offer.offer_id,
    application_id: offer.application_id,
    version: offer.version,
    state: offerState(offer, status, now),
    lines: linesOf(offer),
    worse: worseOf(offer),
    valid_until: offer.valid_until,
    contract: contract ? fileUrl(contract) : null,
    sent_at: offer.sent_at,
    change_asked_at: offer.change_asked_at,
    answered_at: offer.answered_at,
    accepted_name: offer.accepted_name,
    agreed: (offer.agreed ?? []).map(
      (field) => linesOf(offer).find((line) => line.field === field)?.label ?? field,
    ),
    hash: offer.accepted_digest ?? offer.digest,
  };
}
