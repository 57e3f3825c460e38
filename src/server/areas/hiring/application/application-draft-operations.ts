import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Body, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import {
  type ApplicationDraft,
  applicationDraftOf,
  deleteApplicationDraft,
  lockApplicationDrafts,
  sizeOfApplicationDrafts,
  writeApplicationDraft,
} from './application-draft-queries.ts';
import { hasApplied } from './application-queries.ts';

const DRAFTS_AT_MOST = 50;

/** The most bytes of a candidate's drafts: several of the largest legal applications. */
const DRAFT_BYTES_AT_MOST = 8 * 1024 * 1024;

/** The constraint violated when a vacancy is deleted concurrently. */
const OF_VACANCY = 'application_drafts_vacancy_id_vacancies_vacancy_id_fk';

export const applicationDraftOperations = {
  async getApplicationDraft(call, { db, user }) {
    const { vacancy_id } = call.record;
    return { data: present(vacancy_id, await applicationDraftOf(db, user.candidate_id!, vacancy_id)) };
  },

  async saveApplicationDraft(call, { db, user, clock }) {
    const { vacancy_id } = call.record;
    const candidate_id = user.candidate_id!;
    const { step, furthest, steps }: Body<'saveApplicationDraft'> = await call.body();
    const content = { step, furthest, steps };
    const saved = await db
      .transaction(async (tx) => {
        const [, isSent] = await inOrder(
          () => lockApplicationDrafts(tx, candidate_id),
          () => hasApplied(tx, vacancy_id, candidate_id),
        );
        if (isSent) throw new Refusal(409, coded('application.applied_before'));
        const [draft] = await inOrder(
          () => writeApplicationDraft(tx, { candidate_id, vacancy_id }, content, clock()),
          () => refuseTooMuch(tx, candidate_id),
        );
        return draft;
      })
      .catch((error) => {
        throw violatedConstraint(error) === OF_VACANCY ? Refusal.notFound('vacancy') : error;
      });
    return { data: present(vacancy_id, saved) };
  },

  async deleteApplicationDraft(call, { db, user }) {
    await deleteApplicationDraft(db, user.candidate_id!, call.record.vacancy_id);
    return { data: null };
  },
} satisfies Partial<Handlers>;

/**
 * Call it once the statement that writes a draft has been sent, with the candidate's drafts locked.
 *
 * @throws Refusal 409 if there are too many, or they take too much space
 */
async function refuseTooMuch(tx: Db, candidateId: number): Promise<void> {
  const { drafts, bytes } = await sizeOfApplicationDrafts(tx, candidateId);
  if (drafts > DRAFTS_AT_MOST)
    throw new Refusal(409, coded('application_draft.too_many', { most: DRAFTS_AT_MOST }));
  const most = formatText('bytes', DRAFT_BYTES_AT_MOST);
  if (bytes > DRAFT_BYTES_AT_MOST) throw new Refusal(409, coded('application_draft.too_large', { most }));
}

/** Without a draft there are no steps. */
function present(vacancy_id: number, draft: ApplicationDraft | null): AnswerSchema<'ApplicationDraft'> {
  const { step = 0, furthest = 0, steps = [], updated_at = null } = draft ?? {};
  return { vacancy_id, step, furthest, steps, updated_at };
}
