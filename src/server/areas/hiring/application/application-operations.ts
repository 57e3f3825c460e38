import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Call, Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { tell } from '../../news/tell.ts';
import { shownTextsOf, statusLabel } from '../../reference/shown-texts.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { presentApplication, presentApplicationRow } from './application-answers.ts';
import { addEvent, isOfferAccepted } from './application-event-queries.ts';
import { applicationParties, partyRecipients } from './application-party-queries.ts';
import { applicationList } from './application-search-queries.ts';
import { APPLICATION_STATUSES, allowedStatuses } from './application-states.ts';
import { explainLaterMove } from './explain-later-move.ts';
import { moveApplication } from './move-application.ts';
import { openApplication } from './open-application.ts';

export const applicationOperations = {
  listApplications: applicationList.handler(
    (row, { now }) => presentApplicationRow(row, now),
    ({ listCondition }) => listCondition(),
  ),

  async listSchoolApplications(call, context) {
    const school_id = call.path.id;
    const [owner, { rows, meta, reading }] = await inOneStatement(context.db, (one) => [
      schoolOwner(one, school_id),
      applicationList.page(call.query, { ...context, db: one }, { school_id }),
    ]);
    if (owner === null) throw Refusal.notFound('school');
    return { data: rows.map((row) => presentApplicationRow(row, reading.now)), meta };
  },

  async getApplication(call, context) {
    return { data: await openApplication(context, call.record) };
  },

  setApplicationStatus: (call, context) => changeStatus(call, context),
  setStatus: (call, context) => changeStatus(call, context),

  acceptOffer: {
    async change(call, tx, context) {
      const { user, clock } = context;
      const { id } = call.path;
      const at = clock();
      if (call.record.status !== 'Offered') throw new Refusal(409, say('application.no_offer'));
      if (await isOfferAccepted(tx, id)) throw new Refusal(409, say('application.offer_accepted'));
      await addEvent(tx, id, { kind: 'accepted', note: null, changed_by: user.id, at });
      const parties = await applicationParties(tx, id);
      await tell(tx, context, 'offer-accepted', { ...partyRecipients(parties), facts: parties, at });
    },
    async answer(call, { db, user, clock }) {
      const about = { application_id: call.path.id, candidate_id: user.candidate_id! };
      const data = await presentApplication(db, about, user, clock());
      return { data };
    },
  },

  withdrawApplication: {
    async change(call, tx, context) {
      const { user, clock } = context;
      const from = call.record.status;
      if (!allowedStatuses(from, 'Candidate').includes('Withdrawn')) {
        const status = await statusLabel(tx, from);
        throw new Refusal(409, say('application.not_withdrawable', { status }));
      }
      const move = { status: 'Withdrawn', note: null, changed_by: user.id, at: clock() } as const;
      await moveApplication(tx, context, call.path.id, move);
    },
    async answer(call, { db, user, clock }) {
      const about = { application_id: call.path.id, candidate_id: user.candidate_id! };
      const data = await presentApplication(db, about, user, clock());
      return { data };
    },
  },
} satisfies Partial<Handlers>;

type StatusCall = Pick<Call<'setApplicationStatus'>, 'path' | 'locked' | 'body'>;

async function changeStatus(
  call: StatusCall,
  context: Pick<Context<'setStatus'>, 'db' | 'user' | 'clock' | 'mail' | 'settings'>,
) {
  const { db, user, clock } = context;
  const { id } = call.path;
  // The form knows all states; which of them may follow depends on the current state, not on the field.
  const { status, note, seen_status, message } = await call.body({ allowed_statuses: APPLICATION_STATUSES });
  const now = clock();
  const moved = await db.transaction(async (tx) => {
    const found = await call.locked(tx);
    const from = found.status;
    if (seen_status && seen_status !== from) throw await explainLaterMove(tx, found, user);
    const to = allowedStatuses(from, user.role_name).find((one) => one === status);
    if (!to) {
      const statuses = await shownTextsOf(tx, 'statuses');
      const step = { from: statuses.of(from).label, to: statuses.of(status).label };
      throw new Refusal(409, say('application.no_such_step', step));
    }
    await moveApplication(tx, context, id, {
      status: to,
      note: note ?? null,
      message: message ?? null,
      changed_by: user.id,
      at: now,
    });
    return found;
  });
  return { data: await presentApplication(db, moved, user, now) };
}
