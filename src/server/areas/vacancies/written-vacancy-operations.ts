import type { Db } from '../../engine/db/connect.ts';
import type { Fields } from '../../engine/db/record.ts';
import { readRecords } from '../../engine/db/record-store.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { formFields, typedFields } from '../../engine/records/form-fields.ts';
import { asFormPart } from '../../engine/records/record-answers.ts';
import { schoolKind } from '../schools/tables/school.ts';
import { benefitNames } from './benefit-queries.ts';
import { vacancyKind } from './tables/vacancy.ts';

type Written = AnswerSchema<'WrittenVacancy'>;

export const writtenVacancyOperations = {
  async startVacancy(_call, { db, user }) {
    return { data: await startOf(db, user.school_id!) };
  },

  async copyVacancy(call, { db }) {
    const { vacancy_id, taken_down_at } = call.record;
    if (taken_down_at !== null) throw new Refusal(409, coded('vacancy.is_taken_down'));
    return { data: copyOf(await written(vacancy_id, db)) };
  },

  async getWrittenVacancy(call, { db }) {
    const { vacancy_id: id, updated_at } = call.record;
    return { data: { ...(await written(id, db)), vacancy_id: id, updated_at } };
  },
} satisfies Partial<Handlers>;

/** Returns the values of a new vacancy that the school's profile already provides. */
async function startOf(db: Db, schoolId: number): Promise<Written> {
  const school = (await readRecords(db, schoolKind, [schoolId])).get(schoolId)?.fields ?? {};
  const curriculums = (school.curriculum_offered ?? []) as number[];
  const benefits = await benefitNames(db, (school.benefits ?? []) as number[]);
  const others = typeof school.other_benefits === 'string' ? [school.other_benefits] : [];
  const all = [...benefits, ...others];
  return present({
    country_id: school.country_id,
    city: school.city,
    // With several, only the user knows which is meant.
    curriculum_id: curriculums.length === 1 ? curriculums[0] : undefined,
    benefits: all.length > 0 ? listOf(all) : undefined,
  });
}

/** Returns a vacancy's values for a copy, without its dates and its questions' ids. */
function copyOf({
  application_deadline: _,
  start_date: __,
  application_questions,
  ...rest
}: Written): Written {
  const questions = (application_questions ?? []).map(({ question_id: _, ...question }) => question);
  return { ...rest, application_questions: questions };
}

async function written(id: number, db: Db): Promise<Written> {
  const fields = (await readRecords(db, vacancyKind, [id])).get(id)?.fields ?? {};
  return present(typedFields(await formFields('createVacancy'), fields));
}

const present = (fields: Fields) =>
  asFormPart<Written>(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)),
  );

const listOf = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
