import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../engine/db/connect.ts';
import { prepared } from '../../../engine/db/prepared.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { recruitersOfSchool } from '../../account/membership-queries.ts';
import { zoneOfCountry } from '../../news/event-time.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { countries } from '../../reference/tables/reference.ts';
import { schools } from '../../schools/tables/school.ts';
import { vacancies } from '../../vacancies/tables/vacancy.ts';
import { withSnapshots } from '../application-snapshot/application-snapshot-queries.ts';
import { applications } from '../tables/application.ts';
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

const parties = prepared((db) =>
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
    .where(eq(applications.application_id, sql.placeholder('id')))
    .prepare('application_parties'),
);

export async function applicationParties(db: Db, id: number): Promise<Parties> {
  const [found] = await parties(db).execute({ id });
  const { iso2, ...named } = found!;
  return { ...named, time_zone: zoneOfCountry(iso2) };
}

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
