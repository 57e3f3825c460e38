import { siteDay } from '../../../language/run/value/site-day.ts';
import type { Context, Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { tell } from '../news/tell.ts';
import { lockReviewedSchool, setApproval } from './approval-queries.ts';
import { type Decision, objectionToDeciding } from './approval-states.ts';
import { presentSchool } from './school-answers.ts';
import { findSchool } from './school-queries.ts';

type Deciding = 'approveSchool' | 'askSchoolBack' | 'refuseSchool';

export const schoolApprovalOperations = {
  approveSchool: (call, context) => decide(context, call.path.id, 'approved', null),
  askSchoolBack: async (call, context) =>
    decide(context, call.path.id, 'asked_back', (await call.body()).reason),
  refuseSchool: async (call, context) => decide(context, call.path.id, 'refused', (await call.body()).reason),
} satisfies Partial<Handlers>;

const DECIDED = {
  approved: 'school-approved',
  asked_back: 'school-asked-back',
  refused: 'school-refused',
} as const;

/** Stores and announces a decision in one transaction, so that no decision stays unannounced. */
async function decide(context: Context<Deciding>, id: number, decision: Decision, reason: string | null) {
  const { db, user, clock } = context;
  const at = clock();
  await db.transaction(async (tx) => {
    const school = await lockReviewedSchool(tx, id);
    if (!school) throw Refusal.notFound('school');
    const objection = objectionToDeciding(school.approval, decision);
    if (objection) throw new Refusal(409, objection);
    await setApproval(tx, id, decision, reason, at);
    const { school_name, school_user_ids, user_name, full_name, language } = school;
    await tell(tx, context, DECIDED[decision], {
      to: { school: school_user_ids, owner: { user_name, full_name, language } },
      facts: { school_name, reason },
      about: { school_id: id },
      at,
    });
  });
  const found = await findSchool(db, id, siteDay(at));
  if (!found) throw Refusal.notFound('school');
  return { data: await presentSchool(found, user, at) };
}
