import type { Db } from '../../../engine/db/connect.ts';
import { inOrder } from '../../../engine/db/in-order.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { type LinkedFile, linkedFiles, linkFiles } from '../../../engine/db/record-files.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { sentId } from '../../../engine/http/sent-id.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { linkUploads, storeUploads } from '../../../engine/records/record-uploads.ts';
import { tell } from '../../news/tell.ts';
import { lockCandidate } from '../../people/candidate-queries.ts';
import { candidateFiles } from '../../people/tables/candidate.ts';
import { refuseUnlessOpen } from '../../vacancies/open-vacancy.ts';
import {
  findVacancy,
  lockVacancy,
  type Question,
  vacancyQuestionsOf,
} from '../../vacancies/vacancy-queries.ts';
import { takeSnapshot } from '../application-snapshot/application-snapshot-queries.ts';
import { formVersion } from '../application-snapshot/form-version.ts';
import { applicationFiles } from '../tables/application.ts';
import { presentApplication } from './application-answers.ts';
import { applicationParties, partyRecipients } from './application-party-queries.ts';
import { hasApplied, insertApplication, recordMailedUsers } from './application-queries.ts';
import { matchScore } from './match-score.ts';

export const applyOperations = {
  async applyToVacancy(call, context) {
    const { db, user, files, clock } = context;
    const candidate_id = user.candidate_id!;
    const now = clock();
    const asked: { as_of: Date | null; questions: Question[]; takesProfileCv: boolean } = {
      as_of: null,
      questions: [],
      takesProfileCv: false,
    };
    const body = await call.body(async (sent) => {
      const vacancyId = sentId(sent.vacancy_id);
      if (vacancyId === null) return {};
      const [found, isRepeated, questions, cv] = await inOneStatement(db, (one) => [
        findVacancy(one, vacancyId),
        hasApplied(one, vacancyId, candidate_id),
        vacancyQuestionsOf(one, vacancyId),
        sent.resume ? null : profileCv(one, candidate_id),
      ]);
      const vacancy = refuseUnlessOpen(found, now);
      if (isRepeated) throw appliedBefore();
      asked.as_of = vacancy.updated_at;
      asked.questions = questions;
      asked.takesProfileCv = cv !== null;
      return { answers: asked.questions.map(factsOf), ...(cv && { resume: asUpload(cv) }) };
    });

    const form = await formFields('applyToVacancy');
    await storeUploads(files, form.fields, body);
    const { answers: given = [], resume, ...rest } = body;
    const answers = asked.questions.map(({ question_id }) => {
      const {
        answer = null,
        question_id: _,
        ...extra
      } = given.find((row) => row.question_id === question_id) ?? {};
      return { question_id, answer, extra };
    });
    const id = await db.transaction(async (tx) => {
      const vacancy = refuseUnlessOpen(await lockVacancy(tx, body.vacancy_id, 'share'), now);
      if (vacancy.updated_at.getTime() !== asked.as_of?.getTime()) throw hasChanged();
      const created = await insertApplication(tx, {
        vacancy_id: body.vacancy_id,
        candidate_id,
        status: 'Pending',
        match_score: matchScore(answers.map(({ answer }) => answer)),
        application_date: now,
        user_id: user.id,
        fields: { ...typedFields(form, rest), answers: undefined },
        answers,
      });
      if (created === null) throw appliedBefore();
      const [, cv] = await inOrder(
        () => lockCandidate(tx, candidate_id),
        async () => (asked.takesProfileCv ? profileCv(tx, candidate_id) : null),
      );
      const record = { table: applicationFiles, id: created, owner: user.id };
      await linkUploads(tx, context, record, form.fields, asked.takesProfileCv ? rest : { ...rest, resume });
      const form_version = await formVersion(asked.questions);
      const [, , parties] = await inOrder(
        async () => asked.takesProfileCv && linkProfileCv(tx, created, cv),
        () => takeSnapshot(tx, created, { form_version, taken_at: now }),
        () => applicationParties(tx, created),
      );
      const news = { ...partyRecipients(parties), facts: parties, at: now };
      const told = await tell(tx, context, 'application-received', news);
      if (told.length) await recordMailedUsers(tx, created, told);
      return created;
    });
    return { data: await presentApplication(db, { application_id: id, candidate_id }, user, now) };
  },
} satisfies Partial<Handlers>;

/**
 * Links the profile's CV to the new application, which keeps it when the profile gets another one. The profile is
 * locked.
 */
async function linkProfileCv(tx: Db, applicationId: number, cv: LinkedFile | null): Promise<void> {
  if (!cv) throw Refusal.ofFields({ resume: [say('application.resume_required')] });
  await linkFiles(tx, applicationFiles, applicationId, 'resume', [cv.id]);
}

async function profileCv(db: Db, candidateId: number): Promise<LinkedFile | null> {
  return (await linkedFiles(db, candidateFiles, [candidateId], 'candidate_cv'))[0] ?? null;
}

/** The properties of a question that the form's rules need. */
const factsOf = ({ question_id, question, is_required, question_type, options, rating_scale }: Question) => ({
  question_id,
  question,
  is_required,
  question_type,
  options,
  rating_scale,
});

/** The properties of a stored file that the form's rules need. */
const asUpload = (file: LinkedFile) => ({
  name: file.original_name,
  type: file.media_type,
  size: file.bytes,
});

/** The vacancy's questions may have changed since they were answered. */
const hasChanged = () => new Refusal(409, say('application.vacancy_changed'));

const appliedBefore = () => new Refusal(409, say('application.applied_before'));
