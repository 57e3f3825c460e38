import { createHash } from 'node:crypto';
import { formFields } from '../../../engine/records/form-fields.ts';
import type { Question } from '../../vacancies/vacancy-queries.ts';

/** Identifies what an applicant was asked: a digest of the form's fields, rules, texts and questions. */
export async function formVersion(questions: readonly Question[]): Promise<string> {
  const { forms } = await formFields('applyToVacancy');
  const hash = createHash('sha256');
  for (const { name, schema, plan } of forms) hash.update(JSON.stringify([name, schema, plan]));
  return hash.update(JSON.stringify(questions)).digest('hex');
}
