import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared, preparedFor } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { zoneOfCountry } from '../../news/event-time.ts';
import { selectRecipients } from '../../news/mail-preference/mail-preference-queries.ts';
import { type Materials, materialsOf } from '../../news/tell.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { countries } from '../../reference/tables/reference.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
import { interviews } from '../tables/interview.ts';
import type { ApplicationBasis } from './application-queries.ts';
import { shownName } from './listed-application-queries.ts';

/** The candidate and the school of an application, with their names. */
export type Parties = {
  application_id: number;
  vacancy_id: number;
  vacancy_title: string;
  school_name: string;
  /** The school's time zone. */
  time_zone: string;
  /** The users who hire for the school. */
  school_user_ids: number[];
  /** The name that the school sees, and so reads in letters, notifications and mails. */
  candidate_name: string;
  candidate_user_id: number;
};

/** An event's recipients and subject, for both sides of an application. */
export const partyRecipients = ({
  application_id,
  vacancy_id,
  candidate_user_id,
  school_user_ids,
}: Parties) => ({
  to: { candidate: candidate_user_id, school: school_user_ids },
  about: { application_id, vacancy_id, about_user_id: candidate_user_id },
});

/** What names an application: its own id, or that of one of its interviews. */
export type NamedBy = { name: string; condition: SQL };
const BY_ID: NamedBy = {
  name: 'application',
  condition: eq(applications.application_id, sql.placeholder('id')),
};
export const BY_INTERVIEW: NamedBy = {
  name: 'interview',
  condition: sql`${applications.application_id} = (select application_id from ${interviews}
    where ${eq(interviews.interview_id, sql.placeholder('id'))})`,
};

const parties = preparedFor((db, { name, condition }: NamedBy) =>
  withSnapshots(
    db
      .select({
        application_id: applications.application_id,
        vacancy_id: vacancies.vacancy_id,
        vacancy_title: vacancies.vacancy_title,
        school_name: schools.school_name,
        iso2: countries.iso2,
        school_user_ids: recruitersOfSchool,
        candidate_name: shownName,
        candidate_user_id: candidates.user_id,
      })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
      .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
      .leftJoin(countries, eq(countries.country_id, schools.country_id))
      .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
      .$dynamic(),
  )
    .where(condition)
    .prepare(`${name}_parties`),
);

export async function applicationParties(db: Db, id: number): Promise<Parties> {
  return (await findParties(db, id))!;
}

export async function findParties(db: Db, id: number, by = BY_ID): Promise<Parties | null> {
  const [found] = await parties(db, by).execute({ id });
  if (!found) return null;
  const { iso2, ...named } = found;
  return { ...named, time_zone: zoneOfCountry(iso2) };
}

const partyUsers = preparedFor((db, { name, condition }: NamedBy) =>
  selectRecipients(
    db,
    sql`${users.id} in (
      select unnest(${recruitersOfSchool} || ${candidates.user_id}) from ${applications}
      join ${vacancies} on ${eq(vacancies.vacancy_id, applications.vacancy_id)}
      join ${schools} on ${eq(schools.school_id, vacancies.school_id)}
      join ${candidates} on ${eq(candidates.candidate_id, applications.candidate_id)}
      where ${condition})`,
  ).prepare(`${name}_recipients`),
);

const basis = prepared((db) =>
  db
    .select({
      application_id: sql<number>`nextval(pg_get_serial_sequence('applications', 'application_id'))::float8`,
      vacancy_id: vacancies.vacancy_id,
      vacancy_title: vacancies.vacancy_title,
      school_name: schools.school_name,
      iso2: countries.iso2,
      school_user_ids: recruitersOfSchool,
      candidate_name: sql<string>`${candidates.first_name} || ' ' || ${candidates.last_name}`,
      candidate_user_id: candidates.user_id,
      vacancy_version: sql<string>`${vacancies}.xmin::text`,
      candidate_version: sql<string>`${candidates}.xmin::text`,
    })
    .from(vacancies)
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .leftJoin(countries, eq(countries.country_id, schools.country_id))
    .innerJoin(candidates, eq(candidates.candidate_id, sql.placeholder('candidate')))
    .where(eq(vacancies.vacancy_id, sql.placeholder('vacancy')))
    .prepare('new_application_parties'),
);

/** Returns the parties of an application that is about to be made, with its id, and the versions of their rows. */
export async function partiesOfNew(
  db: Db,
  vacancy: number,
  candidate: number,
): Promise<{ parties: Parties; versions: ApplicationBasis } | null> {
  const [found] = await basis(db).execute({ vacancy, candidate });
  if (!found) return null;
  const { iso2, vacancy_version, candidate_version, ...named } = found;
  return {
    parties: { ...named, time_zone: zoneOfCountry(iso2) },
    versions: { vacancy_version, candidate_version },
  };
}

const vacancyUsers = prepared((db) =>
  selectRecipients(
    db,
    sql`${users.id} in (
      select unnest(${recruitersOfSchool}) from ${vacancies}
      join ${schools} on ${eq(schools.school_id, vacancies.school_id)}
      where ${eq(vacancies.vacancy_id, sql.placeholder('id'))})`,
  ).prepare('vacancy_recipients'),
);

/** What mails to those who hire for a vacancy are made of. */
export const vacancyMaterials = (db: Db, id: number): Promise<Materials> =>
  materialsOf(db, (one) => vacancyUsers(one).execute({ id }));

/** What mails to the parties of an application are made of. */
export const partyMaterials = (db: Db, id: number, by = BY_ID): Promise<Materials> =>
  materialsOf(db, (one) => partyUsers(one, by).execute({ id }));

/** Returns the time zones in which both sides of an application read times; a candidate's may be unknown. */
export async function zonesOfApplication(
  db: Db,
  id: number,
): Promise<{ school_time_zone: string; candidate_time_zone: string | undefined }> {
  const [found] = await zones(db).execute({ id });
  return {
    school_time_zone: zoneOfCountry(found?.iso2 ?? null),
    candidate_time_zone: found?.time_zone ?? undefined,
  };
}

const zones = prepared((db) =>
  db
    .select({ iso2: countries.iso2, time_zone: users.time_zone })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.vacancy_id, applications.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .leftJoin(countries, eq(countries.country_id, schools.country_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .innerJoin(users, eq(users.id, candidates.user_id))
    .where(eq(applications.application_id, sql.placeholder('id')))
    .prepare('application_zones'),
);
