import { and, eq, isNotNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import times from '../../data/task-times.json' with { type: 'json' };
import { users } from '../../engine/db/tables/accounts.ts';
import { select, type TaskFinders, type TaskReader } from '../news/task/task-queries.ts';
import { licenceExpiry } from './school-search-queries.ts';
import { schoolFiles, schools, schoolsAlike } from './tables/school.ts';
import { teamMembers } from './tables/team.ts';

const ofReader = ({ user }: TaskReader): SQL => eq(schools.school_id, user.school_id ?? 0);
const filled = (name: string) => sql`nullif(${schools.extra} ->> ${sql.raw(`'${name}'`)}, '')`;
const licence = filled('ministry_license_number');

/** What Admins look at before they approve a school, as they read it on its page. */
const missing = sql`array_remove(array[
  case when ${licence} is null then 'license_number' end,
  case when ${filled('license_expiry_date')} is null then 'license_expiry_date' end,
  case when ${filled('website')} is null then 'website' end,
  case when ${filled('contact_phone')} is null then 'phone' end,
  case when not exists (select from ${schoolFiles} where ${schoolFiles.owner_id} = ${schools.school_id}
    and ${schoolFiles.field} = 'school_logo') then 'logo' end,
  case when ${filled('school_description')} is null then 'description' end], null)`;

export const schoolTasks = {
  'school-to-create': ({ user }) => ({
    facts: {},
    rows: (fields) =>
      select(fields)
        .from(users)
        .where(and(eq(users.id, user.id), user.school_id === null ? undefined : sql`false`)),
  }),
  'question-to-answer': (reader) => ({
    facts: { reason: sql`coalesce(${schools.approval_reason}, '')` },
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(and(ofReader(reader), eq(schools.approval, 'asked_back'))),
  }),
  'school-to-complete': (reader) => ({
    facts: { n: sql`cardinality(${missing})`, missing },
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(and(ofReader(reader), eq(schools.approval, 'waiting'), sql`cardinality(${missing}) > 0`)),
  }),
  'licence-to-renew': (reader) => ({
    facts: { expired_on: licenceExpiry },
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(and(ofReader(reader), lt(licenceExpiry, reader.today))),
  }),
  'colleagues-to-invite': (reader) => ({
    facts: {},
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(
          and(
            ofReader(reader),
            sql`${schools.created_at} > ${reader.now.toISOString()}::timestamptz - make_interval(days => ${times.first_steps_days})`,
            notExists(
              select({ one: sql`1`.as('one') })
                .from(teamMembers)
                .where(eq(teamMembers.school_id, schools.school_id)),
            ),
          ),
        ),
  }),
  'school-to-approve': () => ({
    facts: {
      n: sql`count(*)`,
      school_id: sql`(array_agg(${schools.school_id} order by ${schools.created_at}))[1]`,
      school_name: sql`(array_agg(${schools.school_name} order by ${schools.created_at}))[1]`,
      since: sql`min(${schools.created_at})`,
    },
    rows: (fields) =>
      select(fields).from(schools).where(eq(schools.approval, 'waiting')).having(sql`count(*) > 0`),
  }),
  'licences-to-check': ({ today }) => ({
    facts: { n: sql`count(*)` },
    rows: (fields) =>
      select(fields)
        .from(schools)
        .where(and(lt(licenceExpiry, today), eq(schools.approval, 'approved')))
        .having(sql`count(*) > 0`),
  }),
  'schools-alike': () => ({
    facts: {
      n: sql`count(*)`,
      school_id: sql`max(${schools.school_id})`,
      license_number: sql`min(${licence})`,
      names: sql`array_to_string((array_agg(${schools.school_name} order by ${schools.school_id}))[1:3], ', ')`,
    },
    by: sql`-max(${schools.school_id})`,
    rows: (fields) =>
      select(fields)
        .from(schoolsAlike)
        .innerJoin(schools, eq(schools.school_id, schoolsAlike.school_id))
        .where(isNotNull(licence))
        .groupBy(sql`lower(${licence})`)
        .having(sql`count(*) > 1`),
  }),
} satisfies Partial<TaskFinders>;
