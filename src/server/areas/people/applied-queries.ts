import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Fields } from '../../engine/db/record.ts';
import { CHANGED, type Write } from '../../engine/db/write-together.ts';
import { applications, isShown } from '../hiring/tables/application.ts';
import { staleOfCandidate } from '../hiring/tables/stale-match.ts';
import { searchedName } from './tables/candidate.ts';

export { staleOfCandidate };

const NAMES = ['first_name', 'last_name', 'first_name_ar', 'last_name_ar'] as const;

/** The fields of a profile that are compared with vacancies. */
const COMPARED = ['skill_id', 'years_of_experience', 'highest_qualification', 'education', 'experience'];

/** What the candidate's applications store of a profile's fields that have changed, as writes that go with the change. */
export function appliedFollows(id: number, changed: Readonly<Fields>, stored: Readonly<Fields>): Write[] {
  const isRenamed = NAMES.some((name) => name in changed);
  return [
    ...(isRenamed ? [rename(id, { ...stored, ...changed })] : []),
    ...(isRenamed || COMPARED.some((name) => name in changed) ? [staleOfCandidate(id, CHANGED)] : []),
  ];
}

/** Schools that see an earlier profile see the earlier name. */
function rename(id: number, { first_name, last_name, first_name_ar, last_name_ar }: Fields): SQL {
  const name = (text: unknown) => sql`${String(text ?? '')}::text`;
  const extra = sql`jsonb_build_object('first_name_ar', ${name(first_name_ar)}, 'last_name_ar', ${name(last_name_ar)})`;
  const [first, last] = [name(first_name), name(last_name)];
  return sql`update ${applications} set applicant_name = lower(${first} || ' ' || ${last}),
      name_key = ${searchedName({ first_name: first, last_name: last, extra })}
    where ${and(eq(applications.candidate_id, id), not(isShown()), CHANGED)}`;
}
