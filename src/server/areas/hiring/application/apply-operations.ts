import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { type LinkedFile, linkedFiles } from '../../../engine/db/record-files.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import { CHANGED } from '../../../engine/db/write-together.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { sentId } from '../../../engine/http/sent-id.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields, typedFields } from '../../../engine/records/form-fields.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { type FileLink, keepUploads, storeUploads } from '../../../engine/records/record-uploads.ts';
import { composeNews, newsToWrite } from '../../news/tell.ts';
import { candidateFiles } from '../../people/tables/candidate.ts';
import { refuseUnlessOpen } from '../../vacancies/open-vacancy.ts';
import { findVacancy, type Question, vacancyQuestionsOf } from '../../vacancies/vacancy-queries.ts';
import { snapshotToTake } from '../application-snapshot/application-snapshot-queries.ts';
import { presentApplication } from './application-answers.ts';
import { partiesOfNew, partyRecipients, vacancyMaterials } from './application-party-queries.ts';
import { hasApplied, insertApplication } from './application-queries.ts';
import { matchScore } from './match-score.ts';
import { matchOfNew } from './stored-match-queries.ts';

export const applyOperations = {
  async applyToVacancy(call, context) {
    const { db, user, files, clock } = context;
    const candidate_id = user.candidate_id!;
    const now = clock();
    const read: { facts: Facts | null } = { facts: null };
    const body = await call.body(async (sent, one) => {
      const vacancyId = sentId(sent.vacancy_id);
      if (vacancyId === null) return {};
      const facts = await readFacts(one, { vacancyId, candidate_id, takesCv: !sent.resume, now });
      read.facts = facts;
      return { answers: facts.questions.map(factsOf), ...(facts.cv && { resume: asUpload(facts.cv) }) };
    });

    const form = await formFields('applyToVacancy');
    await storeUploads(files, form.fields, body);
    const { answers: given = [], resume, ...rest } = body;
    const first = read.facts!;
    const answers = first.questions.map(({ question_id }) => {
      const {
        answer = null,
        question_id: _,
        ...extra
      } = given.find((row) => row.question_id === question_id) ?? {};
      return { question_id, answer, extra };
    });
    const sent = { ...typedFields(form, rest), answers: undefined };
    const [of, profile, advert] = await Promise.all(
      ['applications', 'candidate profiles', 'vacancies'].map(formVersion),
    );
    const versions = { form: of!.version, profile: profile!.version, advert: advert!.version };
    const snapshot = snapshotToTake({
      sent,
      answers: answers.map(({ question_id, answer }) => ({ question_id, answer })),
      versions,
      taken_at: now,
    });
    const takesCv = first.cv !== null;
    const uploads = takesCv ? rest : { ...rest, resume };
    const hasUploads = form.fields.some(({ name, file }) => file && (uploads as Fields)[name]);

    const insert = async (
      tx: Db,
      { parties, versions, materials, cv, checks_met }: Facts,
      kept: FileLink[],
    ) => {
      const received = { ...partyRecipients(parties), facts: parties, at: now };
      const news = await composeNews(context, 'application-received', received, materials);
      const application = {
        application_id: parties.application_id,
        vacancy_id: body.vacancy_id,
        candidate_id,
        status: 'Pending' as const,
        checks_met,
        match_score: matchScore(answers.map(({ answer }) => answer)),
        application_date: now,
        told_user_ids: news.mailed,
        user_id: user.id,
        fields: sent,
        answers,
        files: [...kept, ...(cv ? [{ field: 'resume', position: 0, file_id: cv.id }] : [])],
      };
      const told = await newsToWrite(context, [news], CHANGED);
      return insertApplication(tx, application, versions, [...snapshot, ...told]);
    };
    const present = (after: Db, { parties: { application_id } }: Facts) =>
      presentApplication(after, { application_id, candidate_id }, context, now);
    const insertWithUploads = (facts: Facts) => {
      const change = async (tx: Db) => {
        const kept = await keepUploads(tx, context, user.id, form.fields, uploads);
        if (!(await insert(tx, facts, kept))) throw new NotInserted();
      };
      return changeThen(db, change, (after) => present(after, facts));
    };
    const insertAlone = async (facts: Facts) => ((await insert(db, facts, [])) ? present(db, facts) : null);

    const readAgain = async () => {
      const facts = await readFacts(db, { vacancyId: body.vacancy_id, candidate_id, takesCv, now });
      if (facts.updated_at.getTime() !== first.updated_at.getTime()) throw hasChanged();
      if (takesCv && !facts.cv) throw Refusal.ofFields({ resume: [coded('application.resume_required')] });
      return facts;
    };

    // Uploads take a while to be scanned and stored.
    let facts = hasUploads ? await readAgain() : first;
    for (;;) {
      const data = await (hasUploads ? insertWithUploads : insertAlone)(facts).catch(notInserted);
      if (data) return { data };
      facts = await readAgain();
    }
  },
} satisfies Partial<Handlers>;

type Fields = Readonly<Record<string, unknown>>;
type Facts = Awaited<ReturnType<typeof readFacts>>;

/**
 * Reads what an application is made of, in one statement; `one` may collect it with others.
 *
 * @throws Refusal 404 or 409 if the candidate cannot apply
 */
async function readFacts(
  one: Db,
  asked: { vacancyId: number; candidate_id: number; takesCv: boolean; now: Date },
) {
  const { vacancyId, candidate_id, takesCv, now } = asked;
  const [found, isRepeated, questions, cv, basis, materials, checks_met] = await inOneStatement(
    one,
    (all) => [
      findVacancy(all, vacancyId),
      hasApplied(all, vacancyId, candidate_id),
      vacancyQuestionsOf(all, vacancyId),
      takesCv ? profileCv(all, candidate_id) : null,
      partiesOfNew(all, vacancyId, candidate_id),
      vacancyMaterials(all, vacancyId),
      matchOfNew(all, vacancyId, candidate_id),
    ],
  );
  const { updated_at } = refuseUnlessOpen(found, now);
  if (isRepeated) throw appliedBefore();
  // Somebody whose profile has just been deleted.
  if (!basis) throw Refusal.forbidden();
  return { updated_at, questions, cv, materials, checks_met, ...basis };
}

/** Rolls back what the application would have linked. */
class NotInserted extends Error {}

/** The profile's CV may be replaced after it was read, and the account of someone to be told deleted. */
function notInserted(error: unknown): null {
  const violated = violatedConstraint(error) ?? '';
  if (error instanceof NotInserted || /file_id_files_id_fk$|^notifications_user_id_/.test(violated))
    return null;
  throw error;
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
const hasChanged = () => new Refusal(409, coded('application.vacancy_changed'));

const appliedBefore = () => new Refusal(409, coded('application.applied_before'));
