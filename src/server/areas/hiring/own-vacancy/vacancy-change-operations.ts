import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { changeThen, withCommit } from '../../../engine/db/transaction-client.ts';
import { CHANGED } from '../../../engine/db/write-together.ts';
import type { Body, Handlers } from '../../../engine/http/handler.ts';
import { Refusal, type RefusalLink } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { changeRecord } from '../../../engine/records/change-record.ts';
import { lockSchoolHolder } from '../../account/quota-queries.ts';
import { tell } from '../../news/tell.ts';
import { refuseBeyondOpen } from '../../vacancies/open-vacancy-queries.ts';
import { DEMANDED } from '../../vacancies/profile-match/match-fact-queries.ts';
import {
  changeOfQuestions,
  objectionToQuestions,
  type SentQuestion,
} from '../../vacancies/question-changes.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import {
  objectionToClosing,
  objectionToReopening,
  reopensExpired,
} from '../../vacancies/vacancy-life-cycle.ts';
import {
  answeredQuestions,
  deleteVacancy,
  findVacancy,
  interestedUsers,
  retiredQuestions,
  retireQuestions,
  setClosed,
} from '../../vacancies/vacancy-queries.ts';
import { applicantsOf } from '../application/application-queries.ts';
import { staleOfVacancy } from '../tables/stale-match.ts';
import { presentVacancyById } from './vacancy-with-details.ts';

/** The most applicants that a refusal names. */
const NAMED_AT_MOST = 5;

export const vacancyChangeOperations = {
  async updateVacancy(call, context) {
    const { user, clock } = context;
    const { id } = call.path;
    const { school_id } = call.record;
    const isCounted = user.role_name !== 'Admin';
    const record = {
      what: 'vacancy' as const,
      kind: vacancyKind,
      id,
      lockFirst: async (tx: Db) => isCounted && (await lockSchoolHolder(tx, school_id)),
      following: (changed: Readonly<Fields>) =>
        DEMANDED.some((name) => name in changed) ? [staleOfVacancy(id, CHANGED)] : [],
    };
    const examine = async (body: Body<'updateVacancy'>, stored: Fields, tx: Db) => {
      const { application_deadline } = body;
      if (isCounted && application_deadline) {
        // It may have expired or been closed since the call began.
        const locked = await findVacancy(tx, id);
        if (locked && reopensExpired(locked, application_deadline, clock()))
          await refuseBeyondOpen(tx, context, school_id);
      }
      return keepAnswered(id, body, stored, tx, clock());
    };
    const data = await changeRecord('updateVacancy', call, context, record, examine, (db) =>
      presentVacancyById(db, id, user, clock()),
    );
    return { data };
  },

  deleteVacancy: {
    async change(call, tx, { user, clock }) {
      const { vacancy_id: id, vacancy_title, school_id } = call.record;
      const { applicants, total } = await applicantsOf(tx, id, NAMED_AT_MOST);
      if (total > 0)
        throw new Refusal(409, hasApplications(applicants, total)).leadingTo([
          applicantsLink(call.record, user.role_name),
        ]);
      const { user_ids, school_name } = await interestedUsers(tx, id);
      await deleteVacancy(tx, id);
      const facts = { vacancy_title, school_name };
      const news = { to: { candidates: user_ids }, facts, about: { school_id }, at: clock() };
      await tell(tx, null, 'vacancy-deleted', news);
    },
    answer: async () => ({ data: null }),
  },

  closeVacancy: {
    async change(call, tx, { clock }) {
      const now = clock();
      const reason = objectionToClosing(call.record, now);
      if (reason) throw new Refusal(409, reason);
      await withCommit(tx, setClosed(tx, call.record, now, now));
    },
    answer: async (call, { db, user, clock }) => ({
      data: await presentVacancyById(db, call.path.id, user, clock()),
    }),
  },

  async reopenVacancy(call, context) {
    const { db, user, clock } = context;
    const { vacancy_id: id, school_id } = call.record;
    const now = clock();
    const reopen = async (tx: Db) => {
      const [, locked] = await inOrder(
        () => lockSchoolHolder(tx, school_id),
        () => call.locked(tx),
      );
      const reason = objectionToReopening(locked, now);
      if (reason) throw new Refusal(409, reason);
      await refuseBeyondOpen(tx, context, school_id);
      await withCommit(tx, setClosed(tx, locked, null, now));
    };
    return { data: await changeThen(db, reopen, (after) => presentVacancyById(after, id, user, now)) };
  },
} satisfies Partial<Handlers>;

/** Keeps answered questions as they were asked; changed or removed ones are retired. */
async function keepAnswered(
  id: number,
  { application_questions }: Body<'updateVacancy'>,
  stored: Fields,
  tx: Db,
  now: Date,
): Promise<Pick<Body<'updateVacancy'>, 'application_questions'>> {
  if (application_questions === undefined) return {};
  const gone = await retiredQuestions(tx, id);
  // A question that was retired concurrently, and is sent again, becomes a new one.
  const sent = (application_questions ?? []).map((row) =>
    gone.has(row.question_id ?? 0) ? { ...row, question_id: undefined } : row,
  );
  const before = stored.application_questions as SentQuestion[];
  const objection = objectionToQuestions(before, sent);
  if (objection) throw Refusal.ofFields({ [objection.path]: [objection.message] });
  const ids = before.map(({ question_id }) => question_id!);
  const { written, retired } = changeOfQuestions(before, sent, await answeredQuestions(tx, ids));
  await retireQuestions(tx, retired, now);
  return { application_questions: written };
}

/** Returns a link to the applications that prevent a deletion. */
function applicantsLink(
  { vacancy_id, vacancy_title }: { vacancy_id: number; vacancy_title: string },
  role_name: string,
): RefusalLink {
  const text = say('lists.show_users', { many: say('vacancy.its_applications') });
  return role_name === 'Admin'
    ? { text, screen: 'admin-applications', query: { vacancy_id } }
    : {
        text,
        screen: 'school-vacancy',
        params: { id: vacancy_id, slug: formatText('slug', vacancy_title) },
      };
}

function hasApplications(applicants: { full_name: string; status: string }[], total: number): CodedMessage {
  const names = applicants.map(({ full_name, status }) => `${full_name} (${status})`);
  const more = total - names.length;
  const all = names.join(', ');
  return coded('vacancy.has_applications', {
    applications: say('vacancy.applications', { n: total }),
    applicants: more > 0 ? say('vacancy.and_more', { names: all, n: more }) : all,
  });
}
