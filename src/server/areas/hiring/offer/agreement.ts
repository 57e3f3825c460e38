import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Context } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import type { ApplicationRecord } from '../application/application-queries.ts';
import { findApplication } from '../application/application-queries.ts';
import { allowedStatuses } from '../application/application-states.ts';
import { sealedOf } from '../seal/seal-queries.ts';
import type { Agreed } from './agreement-pdf.ts';
import { findAppliedTo } from './agreement-queries.ts';
import { presentAsApplied } from './as-applied.ts';
import { presentOffer } from './offer-answers.ts';
import { type Offer, offersOf } from './offer-queries.ts';

/** For an application older than snapshots. */
const NOT_RECORDED = { taken_at: null, hash: null, advert: [], answers: [], changes: [] };

/** What both sides of an application promised each other, as either reads it. */
export async function readAgreement(
  db: Db,
  {
    application_id,
    vacancy_id,
    ...before
  }: Pick<ApplicationRecord, 'application_id' | 'vacancy_id' | 'status'>,
  { user, clock }: Pick<Context<'getAgreement'>, 'user' | 'clock'>,
): Promise<AnswerSchema<'Agreement'>> {
  const [found, applied, offers, [sealed]] = await inOneStatement(db, (one) => [
    findApplication(one, application_id),
    findAppliedTo(one, { application_id, vacancy_id }),
    offersOf(one, application_id),
    sealedOf(one).execute({ id: application_id, vacancy: vacancy_id }),
  ]);
  const status = found?.status ?? before.status;
  const presented = offers.map((offer) => presentOffer(offer, status, clock()));
  const open = presented.find(({ state }) => state === 'open');
  const mayHire = user.role_name === 'School' && user.team_role !== 'reviewer';
  return {
    application_id,
    may_send:
      mayHire &&
      (status === 'Offered' || status === 'Hired' || allowedStatuses(status, 'School').includes('Offered')),
    open_offer_id: open?.offer_id ?? null,
    next_offer: offers[0] ? termsOf(offers[0]) : {},
    agreed_at: presented.find(({ state }) => state === 'accepted')?.answered_at ?? null,
    // A school may also move an application by hand; nothing is agreed then.
    moved_by_hand: presented.length === 0 && (status === 'Offered' || status === 'Hired'),
    is_as_sealed: sealed?.is_as_sealed ?? true,
    offers: presented,
    as_applied: applied ? await presentAsApplied(db, applied) : NOT_RECORDED,
  };
}

/** What another offer may repeat. */
function termsOf({ fields }: Pick<Offer, 'fields'>): Record<string, unknown> {
  const { valid_until: _, contract: __, replaces: ___, ...terms } = fields;
  return terms;
}

/**
 * What was agreed to last, to be printed.
 *
 * @throws Refusal 409 if no offer has been accepted
 */
export async function findAgreed(
  db: Db,
  { application_id, vacancy_id }: Pick<ApplicationRecord, 'application_id' | 'vacancy_id'>,
): Promise<Agreed> {
  const [parties, applied, offers] = await inOneStatement(db, (one) => [
    applicationParties(one, application_id),
    findAppliedTo(one, { application_id, vacancy_id }),
    offersOf(one, application_id),
  ]);
  const offer = offers.find(({ state }) => state === 'accepted');
  if (!offer) throw new Refusal(409, coded('offer.nothing_agreed'));
  const asApplied = applied ? await presentAsApplied(db, applied) : NOT_RECORDED;
  return { offer: { ...offer, answered_at: offer.answered_at! }, asApplied, parties };
}
