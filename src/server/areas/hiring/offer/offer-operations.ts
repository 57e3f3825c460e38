import { createReadStream } from 'node:fs';
import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import { digestOfContent } from '../../../engine/files/content-digest.ts';
import { Upload } from '../../../engine/files/upload.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { printPdf } from '../../../engine/pdf/print-pdf.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { askedOf } from '../../../engine/records/form-versions.ts';
import { keepUploads, storeUploads } from '../../../engine/records/record-uploads.ts';
import { tell } from '../../news/tell.ts';
import { statusLabel } from '../../reference/shown-texts.ts';
import { addEvent } from '../application/application-event-queries.ts';
import { applicationParties, partyRecipients } from '../application/application-party-queries.ts';
import { type ApplicationRecord, findApplication, setStatus } from '../application/application-queries.ts';
import { allowedStatuses } from '../application/application-states.ts';
import { noticeOf } from '../application/write-to-applicant.ts';
import { insertMessage } from '../message/message-queries.ts';
import { findAgreed, readAgreement } from './agreement.ts';
import { agreementDocument } from './agreement-pdf.ts';
import { findAppliedTo } from './agreement-queries.ts';
import { compareOffer } from './compare-offer.ts';
import { offerState, worseOf } from './offer-answers.ts';
import { answerOpen, insertOffer, nextVersion, type Offer, openOffer } from './offer-queries.ts';

/** Whether a school may send an offer: it has made one, or may make one now. */
const takesOffers = ({ status }: Pick<ApplicationRecord, 'status'>): boolean =>
  status === 'Offered' || status === 'Hired' || allowedStatuses(status, 'School').includes('Offered');

export const offerOperations = {
  async getAgreement(call, context) {
    return { data: await readAgreement(context.db, call.record, context) };
  },

  async getAgreementPdf(call, context) {
    const { db, user } = context;
    const agreed = await findAgreed(db, call.record);
    const content = await printPdf(`user ${user.id}`, agreementDocument(agreed));
    return { bytes: { name: `${say('offer.pdf_name')}.pdf`, media_type: 'application/pdf', content } };
  },

  async sendOffer(call, context) {
    const { db, user, files, clock } = context;
    const body = await call.body();
    const form = await formFields('sendOffer');
    const { replaces = null, contract, ...rest } = body;
    const file = contract instanceof Upload ? await factsOf(contract) : null;
    await storeUploads(files, form.fields, body);
    const fields = typedFields(form, rest);
    const asked = await askedOf('sendOffer');
    const at = clock();
    const send = async (tx: Db) => {
      const found = await call.locked(tx);
      const { application_id, vacancy_id, school_id, status } = found;
      if (!takesOffers(found))
        throw new Refusal(409, coded('offer.not_now', { status: await statusLabel(tx, status) }));
      const before = await openOffer(tx, found);
      // Who did not see a colleague's open offer must not replace it.
      if (before && offerState(before, status, at) === 'open' && before.offer_id !== replaces)
        throw new Refusal(409, coded('offer.open_already', { n: before.version }));
      const applied = await findAppliedTo(tx, found);
      if (before) await answerOpen(tx, before, { state: 'superseded' });
      const links = await keepUploads(tx, context, user.id, form.fields, body);
      const version = await nextVersion(tx, found);
      const offer = {
        ...{ application_id, vacancy_id, school_id, version, fields, asked, contract: file },
        lines: compareOffer(fields, applied?.advert ?? {}),
        valid_until: body.valid_until,
        sent_at: at,
      };
      await insertOffer(tx, offer, links);
      const by = { note: null, changed_by: user.id, at };
      if (status !== 'Offered' && status !== 'Hired')
        await setStatus(tx, found, { status: 'Offered', ...by });
      await addEvent(tx, application_id, { kind: 'offered', ...by });
      const parties = await applicationParties(tx, application_id);
      const facts = { ...parties, valid_until: body.valid_until };
      await tell(tx, context, 'offer-sent', { ...partyRecipients(parties), facts, at });
    };
    const sendOnce = (tx: Db) =>
      send(tx).catch((error) => {
        if (violatedConstraint(error) === 'offers_open')
          throw new Refusal(409, coded('offer.open_already', { n: 1 }));
        throw error;
      });
    const data = await changeThen(db, sendOnce, (after) => readAgreement(after, call.record, context));
    return { data };
  },

  answerOffer: {
    async change(call, tx, context) {
      const { user, clock } = context;
      const found = call.record;
      const { application_id, vacancy_id, status } = found;
      const { answer, agreed = [], text } = await call.body();
      const at = clock();
      const [offer, parties] = await inOneStatement(tx, (one) => [
        openOffer(one, found),
        applicationParties(one, application_id),
      ]);
      if (!offer || offer.offer_id !== call.path.offer_id) throw new Refusal(409, coded('offer.not_open'));
      const state = offerState(offer, status, at);
      if (state === 'ended') throw new Refusal(409, coded('offer.ended'));
      if (state === 'expired') throw new Refusal(409, coded('offer.expired'));
      const told = { ...partyRecipients(parties), facts: parties, at };
      const by = { note: null, changed_by: user.id, at };
      if (answer === 'ask') {
        if (!text?.trim()) throw Refusal.ofFields({ text: [coded('offer.say_what')] });
        await answerOpen(tx, offer, { change_asked_at: at });
        const subject = { application_id, invitation_id: null, vacancy_id };
        await insertMessage(tx, { subject, side: 'candidate', text, user_id: user.id, at }, []);
        const facts = { ...parties, ...noticeOf(text), invitation_id: null };
        await tell(tx, context, 'reply-received', { ...told, facts });
      } else if (answer === 'decline') {
        await answerOpen(tx, offer, { state: 'declined', answered_at: at });
        await addEvent(tx, application_id, { kind: 'declined', ...by });
        await tell(tx, context, 'offer-declined', told);
      } else {
        refuseUnlessAgreed(offer, agreed);
        const accepted = {
          state: 'accepted' as const,
          answered_at: at,
          accepted_name: user.full_name,
          agreed: worseOf(offer).map(({ value }) => value),
        };
        await answerOpen(tx, offer, accepted);
        await addEvent(tx, application_id, { kind: 'accepted', ...by });
        await tell(tx, context, 'offer-accepted', told);
      }
    },
    async answer(call, context) {
      const found = await findApplication(context.db, call.path.id);
      if (!found) throw Refusal.notFound('application');
      return { data: await readAgreement(context.db, found, context) };
    },
  },
} satisfies Partial<Handlers>;

/** @throws Refusal 422 unless each worse line is agreed to */
function refuseUnlessAgreed(offer: Offer, agreed: readonly string[]): void {
  if (worseOf(offer).every(({ value }) => agreed.includes(value))) return;
  throw Refusal.ofFields({ agreed: [coded('offer.agree_each')] });
}

async function factsOf(file: Upload): Promise<NonNullable<Offer['contract']>> {
  const sha256 = await digestOfContent(createReadStream(file.path));
  return { name: file.name, bytes: file.size, sha256 };
}
