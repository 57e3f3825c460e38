// The control's operations: the call, and the statement a good engineer would write for it by hand. It finds
// the session and builds the answer in SQL or, where business rules are more than a query should express, in
// `present`, which uses the product's own pure rules. Everything the answer shows is read; what the market
// has no data for is not always presented, which only favours the control.

import {
  notificationTarget,
  notificationText,
} from '../../../src/server/areas/news/notification/notification-text.ts';
import { profileMatch } from '../../../src/server/areas/vacancies/profile-match/profile-match.ts';
import { list, presentList } from './application.ts';
import { applicationOperations } from './application-operations.ts';
import type { Operation } from './operation.ts';
import { ACCOUNT, PROFILE, presentProfile } from './profile.ts';
import * as sql from './sql.ts';
import { type FoundVacancy, placed, SCHOOL_TEXTS, vacancies } from './vacancy.ts';
import { as, candidate, get, picked, school, send } from './worker-calls.ts';

type OwnProfile = { account: object; profile: Parameters<typeof presentProfile>[0] };
type Notices = {
  time_zone: string | null;
  rows: ({ kind: Parameters<typeof notificationText>[0]; facts: Record<string, unknown> } & Record<
    'application_id' | 'vacancy_id' | 'school_id',
    number | null
  >)[];
  meta: object;
};

const nothing = () => [];

export const operations: Operation[] = [
  {
    name: 'job search',
    goal: { least: 0.8 },
    route: 'GET /api/vacancy?per_page',
    isPublic: true,
    call: (worker) => get('/vacancy?per_page=20', { 'x-forwarded-for': `10.0.0.${worker + 1}` }),
    values: nothing,
    sql: vacancies(
      placed(`select vacancy_id, featured_in, created_at from vacancies v where ${sql.LISTED}`),
      `(select count(*) from vacancies v where ${sql.LISTED})`,
      0,
    ),
  },
  {
    name: 'job search, filtered',
    goal: { least: 0.8 },
    route: 'GET /api/vacancy?country_id&curriculum_id&salary_min&salary_max&position_type',
    isPublic: true,
    call: (worker) =>
      get(
        '/vacancy?country_id=187&curriculum_id=2,3&salary_min=90000&salary_max=120000&position_type=full_time',
        {
          'x-forwarded-for': `10.0.0.${worker + 1}`,
        },
      ),
    values: ({ query }) => [
      query.get('country_id'),
      query.get('curriculum_id')!.split(','),
      query.get('salary_min'),
      query.get('salary_max'),
      query.get('position_type'),
    ],
    sql: vacancies(
      `hit as materialized (
        select vacancy_id, featured_in, created_at from vacancies v where ${sql.LISTED} and v.country_id = $1
          and v.curriculum_id = any ($2::bigint[]) and v.position_type = $5 and (v.show_salary_range = 0
            or (coalesce(v.salary_range_max, $3) >= $3 and coalesce(v.salary_range_min, $4) <= $4))
      ), ${placed('select * from hit')}`,
      '(select count(*) from hit)',
      1,
    ),
  },
  {
    name: 'one vacancy',
    goal: { least: 0.9 },
    route: 'GET /api/vacancy/#?',
    records: `select array_agg(vacancy_id order by md5(vacancy_id::text)) as ids from vacancies v where ${sql.LISTED} and $1 > 0`,
    call: (worker, turn, records) =>
      get(`/vacancy/${picked(records, worker * 997 + turn)}`, candidate(worker)),
    values: ({ ids }) => ids,
    sql: `
      with ${sql.CANDIDATE},
      mine as materialized (
        select v.vacancy_id, s.user_id, reader.id, reader.candidate_id,
          exists (select from saved_vacancies x where x.vacancy_id = v.vacancy_id and x.candidate_id = reader.candidate_id) as is_saved,
          (select json_build_object('application_id', a.application_id, 'candidate_status', a.status,
            'application_date', ${sql.moment('a.application_date')}) from applications a
            where a.vacancy_id = v.vacancy_id and a.candidate_id = reader.candidate_id) as application,
          v.closed_at is null and v.taken_down_at is null and v.application_deadline >= ${sql.TODAY} or exists (
            select from invitations i where i.vacancy_id = v.vacancy_id and i.candidate_id = reader.candidate_id) as is_shown
        from vacancies v join schools s using (school_id), reader where v.vacancy_id = $2),
      seen as (insert into profile_views (viewed_user_id, viewer_user_id) select user_id, id from mine on conflict do nothing),
      opened as (insert into vacancy_views (vacancy_id, viewed_on, viewer_user_id)
        select vacancy_id, ${sql.TODAY}, id from mine on conflict do nothing)
      select ${sql.card({ saved: 'mine.is_saved', application: 'mine.application' }, SCHOOL_TEXTS)}::json as vacancy,
        json_strip_nulls(json_build_object('job_description', v.job_description, 'requirements', v.requirements,
          'benefits', v.benefits)) as texts,
        (select coalesce(json_agg(json_build_object('extra', q.extra, 'question_id', q.question_id, 'question', q.question,
            'is_required', q.is_required, 'question_type', json_build_object('id', t.id, 'type_key', t.type_key,
            'type_label', t.type_label, 'has_options', t.has_options, 'has_rating_scale', t.has_rating_scale),
            'options', q.options, 'rating_scale', case when r.id is not null then
              json_build_object('id', r.id, 'name', r.name, 'options', r.options) end) order by q.position), '[]')
          from vacancy_questions q join question_types t on t.id = q.question_type_id
            left join rating_scales r on r.id = q.rating_scale_id
          where q.owner_id = v.vacancy_id and q.retired_at is null) as questions,
        ${sql.facts('mine.candidate_id')} as facts, ${sql.DEMANDS} as demands,
        exists (select from reports r where r.vacancy_id = v.vacancy_id and r.reporter_id = mine.id and r.settled_at is null) as is_reported
      from mine join vacancies v using (vacancy_id)
      where mine.is_shown or mine.is_saved or mine.application is not null`,
    present: ({ vacancy, texts, questions, facts, demands, is_reported }: FoundVacancy) => ({
      status: true,
      message: 'The vacancy.',
      data: {
        ...vacancy,
        ...texts,
        application_questions: questions.map(({ extra, options, ...question }) => ({
          ...extra,
          ...question,
          options: options.map((value) => ({ value })),
        })),
        match: profileMatch(facts, demands),
        is_reported,
      },
    }),
  },
  {
    name: 'own profile',
    goal: { least: 0.9 },
    route: 'GET /api/user/candidate-profile?',
    call: (worker) => get('/user/candidate-profile', candidate(worker)),
    values: nothing,
    sql: `with ${sql.CANDIDATE}
      select ${ACCOUNT} as account, ${PROFILE} as profile from reader join candidates c using (candidate_id)`,
    present: ({ account, profile }: OwnProfile) => ({
      status: true,
      message: 'Your profile.',
      data: { user: account, candidate: presentProfile(profile) },
    }),
  },
  {
    name: 'profile save',
    route: 'POST /api/candidate/#?',
    records: 'select array[$1::int] as ids',
    call: (worker, turn, [id]) =>
      send('POST', `/candidate/${id}`, candidate(worker), {
        designation: turn % 2 ? 'Physics teacher' : 'Science teacher',
        current_city: turn % 2 ? 'Doha' : 'Muscat',
        years_of_experience: turn % 9,
      }),
    values: ({ ids, body }) => [ids[0], body.designation, body.current_city, body.years_of_experience],
    sql: `with ${sql.CANDIDATE},
      c as (update candidates c set designation = $3, current_city = $4, years_of_experience = $5, updated_at = now()
        from reader where c.candidate_id = reader.candidate_id and c.candidate_id = $2 returning c.*)
      select ${ACCOUNT} as account, ${PROFILE} as profile from reader join c using (candidate_id)`,
    present: ({ account, profile }: OwnProfile) => ({
      status: true,
      message: 'Your profile has been saved.',
      data: { ...presentProfile(profile), user: account },
    }),
  },
  {
    name: 'own applications',
    route: 'GET /api/application?',
    call: (worker) => get('/application', candidate(worker)),
    values: nothing,
    sql: list(
      sql.CANDIDATE,
      'select application_id, application_date from applications join reader using (candidate_id)',
    ),
    present: presentList,
  },
  ...applicationOperations,
  {
    name: 'notifications',
    route: 'GET /api/notification?',
    call: (worker) => get('/notification', candidate(worker)),
    values: nothing,
    sql: `with ${sql.CANDIDATE},
      page as (select *, row_number() over (order by created_at desc, id desc) as place from (
        select n.* from notifications n, reader where n.user_id = reader.id order by n.created_at desc, n.id desc limit 21) first)
      select reader.time_zone, (select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'facts', facts,
          'time', ${sql.moment('created_at')}, 'read_at', ${sql.moment('read_at')}, 'vacancy_id', vacancy_id,
          'application_id', application_id, 'school_id', school_id) order by place), '[]') from page where place <= 20) as rows,
        ${sql.meta(
          '(select count(*) from notifications n where n.user_id = reader.id)',
          `${sql.microseconds('created_at')}, id::text`,
          `, 'unread', (select count(*) from notifications n where n.user_id = reader.id and n.read_at is null)`,
        )}::json as meta
      from reader`,
    present: ({ time_zone, rows, meta }: Notices) => ({
      status: true,
      message: 'Notifications.',
      data: rows.map(({ facts, ...row }) => ({
        ...row,
        ...notificationText(row.kind, facts, undefined, { time_zone }),
        vacancy_title: facts.vacancy_title ?? null,
        target: notificationTarget(row.kind, facts, { ...row, role_name: 'Candidate' }),
      })),
      meta,
    }),
  },
  {
    name: 'school metrics',
    route: 'GET /api/school/#/dashboard-metrics?',
    call: (worker) => get(`/school/${worker + 1}/dashboard-metrics`, school(worker)),
    values: ({ ids }) => ids,
    sql: `with ${sql.SCHOOL},
      counted as (select count(*) as all, count(*) filter (where status = 'open') as open,
          count(*) filter (where status = 'closed') as closed, count(*) filter (where status = 'expired') as expired,
          count(*) filter (where status = 'taken_down') as taken_down
        from (select ${sql.STATUS} as status from vacancies v where v.school_id = $2) v),
      booked as (select plan, (select count(*) from featured_vacancies f where f.school_id = $2 and f.month = ${sql.MONTH}) as featured,
          case plan when 'basic' then 1 when 'premium' then 3 end as most from schools where school_id = $2)
      select ${sql.answer(
        'The numbers.',
        `json_build_object(
          'total_applications', (select count(*) from applications a join vacancies v using (vacancy_id) where v.school_id = $2)
            + (select count(*) from former_applications a join vacancies v using (vacancy_id) where v.school_id = $2),
          'active_vacancies', counted.open,
          'profile_views', (select count(*) from profile_views p where p.viewed_user_id = reader.owner_id),
          'vacancies', to_json(counted), 'plan', booked.plan, 'featured_this_month', booked.featured,
          'featured_per_month', booked.most, 'featured_left', greatest(0, booked.most - booked.featured))::text`,
      )} from reader, counted, booked where reader.school_id = $2`,
  },
  {
    name: 'users, searched',
    route: 'GET /api/user?search',
    call: (worker) => get('/user?search=haddad', as('admin', worker)),
    values: ({ query }) => [`%${query.get('search')!.replace(/[\\%_]/g, '\\$&')}%`],
    sql: `with ${sql.ADMIN},
      hit as materialized (select u.id, u.created_at from users u where (u.full_name || E'\\n' || u.user_name) ilike $2),
      page as (select *, row_number() over (order by created_at desc, id desc) as place
        from (select * from hit order by created_at desc, id desc limit 21) first)
      select ${sql.answer(
        'Users.',
        `(select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name, 'user_name', u.user_name,
            'email_verified_at', ${sql.moment('u.email_verified_at')}, 'role_id', u.role_id,
            'role', json_build_object('role_id', u.role_id, 'role_name', r.role_name),
            'candidate_id', c.candidate_id, 'school_id', s.school_id, 'created_at', ${sql.moment('u.created_at')},
            'updated_at', ${sql.moment('u.updated_at')}, 'last_seen_at', ${sql.moment('u.last_seen_at')}, 'suspended_at', ${sql.moment('u.suspended_at')},
            'suspended_reason', u.suspended_reason) order by place), '[]')
          from page join users u using (id) join roles r using (role_id) left join candidates c on c.user_id = u.id
            left join team_members m on m.user_id = u.id
            left join schools s on s.user_id = u.id or s.school_id = m.school_id
          where place <= 20)::text`,
        sql.meta('(select count(*) from hit)', `${sql.microseconds('created_at')}, id::text`),
      )} from reader`,
  },
];
