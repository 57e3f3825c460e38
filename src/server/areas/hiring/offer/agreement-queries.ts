import { and, eq, sql } from 'drizzle-orm';
import type { AskedField } from '../../../../language/run/form/asked.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import type { Fields } from '../../../engine/db/record.ts';
import { fieldsInJson, readRecords } from '../../../engine/db/record-store.ts';
import { formVersions } from '../../../engine/db/tables/stored-definitions.ts';
import { vacancyKind } from '../../vacancies/tables/vacancy.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { seals } from '../tables/seal.ts';

/** The advert and answers of an application's snapshot, and the advert as it is now. */
export type AppliedTo = {
  advert: Fields;
  /** What the advert's forms asked then; null for earlier snapshots. */
  asked: AskedField[] | null;
  answers: readonly { question_id: number; answer: unknown }[];
  questions: ReadonlyMap<number, string>;
  taken_at: Date;
  digest: string;
  current: Fields;
};

type Found = { application_id: number; vacancy_id: number };

export async function findAppliedTo(
  db: Db,
  { application_id, vacancy_id }: Found,
): Promise<AppliedTo | null> {
  const [[found], current] = await inOneStatement(db, (one) => [
    appliedTo(one).execute({ id: application_id, vacancy: vacancy_id }),
    readRecords(one, vacancyKind, [vacancy_id]),
  ]);
  const today = current.get(vacancy_id);
  if (!found || !today) return null;
  const { advert, ...rest } = found;
  const rows = (advert.rows.application_questions ?? []) as { question_id: number; question: string }[];
  return {
    ...rest,
    digest: rest.digest ?? '',
    advert: fieldsInJson(vacancyKind, advert),
    questions: new Map(rows.map(({ question_id, question }) => [question_id, question])),
    current: withoutHidden(today.fields),
  };
}

/** A salary that the school does not show stays hidden. */
const withoutHidden = ({ salary_range_min, salary_range_max, ...fields }: Fields): Fields =>
  fields.show_salary_range === 1 ? { ...fields, salary_range_min, salary_range_max } : fields;

const { advert, answers, taken_at, application_id, vacancy_id, advert_version } = applicationSnapshots;

const appliedTo = prepared((db) =>
  db
    .select({ advert, answers, taken_at, asked: formVersions.asked, digest: seals.digest })
    .from(applicationSnapshots)
    .leftJoin(formVersions, eq(formVersions.version, advert_version))
    .leftJoin(
      seals,
      and(
        eq(seals.vacancy_id, vacancy_id),
        eq(seals.application_id, application_id),
        eq(seals.kind, 'snapshot'),
        eq(seals.is_erased, false),
      ),
    )
    .where(and(eq(application_id, sql.placeholder('id')), eq(vacancy_id, sql.placeholder('vacancy'))))
    .prepare('applied_to'),
);
