import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Call, Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { changeAsRead } from '../../../engine/records/change-as-read.ts';
import { tell } from '../../news/tell.ts';
import { shownTextsOf, statusLabel } from '../../reference/shown-texts.ts';
import { schoolOwner } from '../../schools/school-queries.ts';
import { hasOffers } from '../offer/offer-queries.ts';
import { presentApplication, presentApplicationRow } from './application-answers.ts';
import { addEvent, isOfferAccepted } from './application-event-queries.ts';
import { applicationParties, partyRecipients } from './application-party-queries.ts';
import type { ApplicationRecord } from './application-queries.ts';
import { applicationList } from './application-search-queries.ts';
import { APPLICATION_STATUSES, allowedStatuses } from './application-states.ts';
import { insertTask } from './bulk-task-queries.ts';
import { explainLaterMove } from './explain-later-move.ts';
import { moveApplication, moveFacts, refuseIfIncomplete } from './move-application.ts';
import { openApplication } from './open-application.ts';
import { UNDO_SECONDS, undoUntil } from './undo-time.ts';

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

  setApplicationStatus: { find: (call, context) => changeStatus(call, context) },
  setStatus: { find: (call, context) => changeStatus(call, context) },

  acceptOffer: {
    async change(call, tx, context) {
      const { user, clock } = context;
      const { id } = call.path;
      const at = clock();
      if (call.record.status !== 'Offered') throw new Refusal(409, coded('application.no_offer'));
      const [isAccepted, isOffered, parties] = await inOneStatement(tx, (one) => [
        isOfferAccepted(one, id),
        hasOffers(one, id),
        applicationParties(one, id),
      ]);
      // What was offered here is agreed to line by line.
      if (isOffered) throw new Refusal(409, coded('offer.answer_it'));
      if (isAccepted) throw new Refusal(409, coded('application.offer_accepted'));
      await inOrder(
        () => addEvent(tx, id, { kind: 'accepted', note: null, changed_by: user.id, at }),
        () => tell(tx, context, 'offer-accepted', { ...partyRecipients(parties), facts: parties, at }),
      );
    },
    async answer(call, context) {
      const { db, user, clock } = context;
      const about = { application_id: call.path.id, candidate_id: user.candidate_id! };
      const data = await presentApplication(db, about, context, clock());
      return { data };
    },
  },

  withdrawApplication: {
    async find(call, context) {
      const { db, user, clock } = context;
      const at = clock();
      const read = () => readToMove(call, db, at);
      const data = await changeAsRead(
        read,
        async () => null,
        async ([found, facts]) => {
          if (!allowedStatuses(found.status, 'Candidate').includes('Withdrawn')) {
            const status = await statusLabel(db, found.status);
            throw new Refusal(409, coded('application.not_withdrawable', { status }));
          }
          const move = { status: 'Withdrawn', note: null, changed_by: user.id, at } as const;
          const isMoved = await moveApplication(db, context, found, facts, move);
          return isMoved ? presentApplication(db, found, context, at) : null;
        },
      );
      return { data };
    },
  },
} satisfies Partial<Handlers>;

type MoveCall = { path: { id: number }; found: (one: Db) => Promise<ApplicationRecord> };

/** Reads an application and what moving it needs; both are read again if it changes before it is moved. */
const readToMove = ({ path, found }: MoveCall, db: Db, now: Date) =>
  inOneStatement(db, (one) => [found(one), moveFacts(one, path.id, now)]);

async function changeStatus(
  call: MoveCall & Pick<Call<'setApplicationStatus'>, 'body'>,
  context: Pick<Context<'setStatus'>, 'db' | 'user' | 'clock' | 'mail' | 'settings' | 'foresee'>,
) {
  const { db, user, clock } = context;
  const read = () => readToMove(call, db, clock());
  // The form knows all states; which of them may follow depends on the current state, not on the field.
  const receive = () => call.body({ allowed_statuses: APPLICATION_STATUSES });
  return changeAsRead(read, receive, async ([found, facts], body) => {
    const { status, note, seen_status, message, can_undo } = body;
    const at = clock();
    const from = found.status;
    if (seen_status && seen_status !== from) throw await explainLaterMove(db, found, user);
    const to = allowedStatuses(from, user.role_name).find((one) => one === status);
    if (!to) {
      const statuses = await shownTextsOf(db, 'statuses');
      const step = { from: statuses.of(from).label, to: statuses.of(status).label };
      throw new Refusal(409, coded('application.no_such_step', step));
    }
    const words = { note: note ?? null, message: message ?? null };
    if (can_undo) {
      if (facts.is_gated) await refuseIfIncomplete(db, found, to, at);
      const { application_id, vacancy_id } = found;
      const job = {
        vacancy_id,
        user_id: user.id,
        kind: 'move',
        status: to,
        ...words,
        created_at: at,
      } as const;
      await db.transaction((tx) => insertTask(tx, job, { ids: [application_id] }, undoUntil(at)));
      const data = await presentApplication(db, found, context, at);
      const said = { name: data.candidate.full_name, status: await statusLabel(db, to), n: UNDO_SECONDS };
      return { message: say('application.status_to_change', said), data };
    }
    const move = { status: to, ...words, changed_by: user.id, at };
    if (!(await moveApplication(db, context, found, facts, move))) return null;
    const data = await presentApplication(db, found, context, at);
    return { message: say('application.status_changed'), data };
  });
}
