// Hand-written SQL fragments shared by several statements of the control.

/** Finds the caller by the token's hash, the first parameter of every statement that needs a session. */
const session = (columns: string, joins: string) => `
  reader as materialized (
    select u.id, u.full_name, u.user_name, u.email_verified_at, u.role_id, u.time_zone, u.language ${columns}
    from sessions e join users u on u.id = e.user_id ${joins}
    where e.token_hash = $1 and e.expires_at > now() and u.suspended_at is null and u.email_verified_at is not null
  )`;

export const CANDIDATE = session(', c.candidate_id', 'join candidates c on c.user_id = u.id');
export const SCHOOL = session(
  `, s.school_id, s.user_id as owner_id, coalesce(m.team_role, 'owner') as team_role`,
  `left join team_members m on m.user_id = u.id
   join schools s on s.user_id = u.id or s.school_id = m.school_id
   join users owner on owner.id = s.user_id and owner.suspended_at is null`,
);
export const ADMIN = session('', `join roles r on r.role_id = u.role_id and r.role_name = 'Admin'`);

export const TODAY = `(now() at time zone 'Asia/Riyadh')::date`;
export const MONTH = `to_char(now() at time zone 'Asia/Riyadh', 'YYYYMM')::int`;

/** A timestamp as the API formats it. */
export const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A timestamp in microseconds, as stored in cursors. */
export const microseconds = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** The response envelope around data, both as text. */
export const answer = (message: string, data: string, meta?: string) =>
  `'{"status":true,"message":"${message}","data":' || ${data} || ${meta ? `',"meta":' || ${meta} ||` : ''} '}' as answer`;

/**
 * A page's `meta`, from the table `page`, which holds one row more than the page, and its last row's
 * position.
 */
export const meta = (total: string, place: string, more = '') => `json_build_object(
  'total', ${total}, 'total_is_capped', false, 'page', 1, 'per_page', 20 ${more}, 'next_cursor', (
    select translate(encode(convert_to(json_build_array('control', ${total}, false, ${place})::text, 'utf8'), 'base64'), E'+/=\\n', '-_')
    from page where place = 20 and exists (select from page where place = 21)))::text`;

/** The address of file `f`. File names in the market need no escaping. */
const url = `case f.visibility when 'public' then '/storage/' || f.storage_name
  else '/api/document/' || f.id || '/' || f.original_name end`;

export const fileOf = (table: string, owner: string, field: string) => `(
  select ${url} from ${table} l join files f on f.id = l.file_id where l.owner_id = ${owner} and l.field = '${field}')`;

/** A country; `more` are additional fields. */
export const country = (id: string, more = '') =>
  `(select json_build_object('country_id', country_id, 'name_en', name_en ${more}) from countries where country_id = ${id})`;

const item = (table: string, id: string, text: string) =>
  `(select json_build_object('${id}', ${id}, '${text}', ${text}) from ${table} where ${id} = v.${id})`;

const SKILLS = `(
  select json_agg(json_build_object('skill_id', k.skill_id, 'skill_desc', k.skill_desc) order by c.position) as items,
    json_agg(k.skill_id order by c.position) as ids
  from vacancy_skills c join skills k on k.skill_id = c.item_id where c.owner_id = v.vacancy_id) as chosen`;

/** The publicly searchable vacancies, for alias `v`. */
export const LISTED = `v.closed_at is null and v.taken_down_at is null and v.display_vacancy_public = 1
  and v.application_deadline >= ${TODAY}`;

export const STATUS = `case when v.taken_down_at is not null then 'taken_down' when v.closed_at is not null then 'closed'
  when v.application_deadline < ${TODAY} then 'expired' else 'open' end`;

/** Appends the fields of a JSON object to another, both as text; cheaper than `jsonb`. */
const plus = (fields: string) =>
  `case when ${fields} = '{}' then '' else ',' || substr(left(${fields}::text, -1), 2) end`;

/** The fields of vacancy `v` shown in lists, as text; `school` are additional fields of its school. */
export const card = (me = { saved: 'false', application: 'null' }, school = '') => `(
  select left(json_build_object(
  'vacancy_title', v.vacancy_title, 'position_type', v.position_type, 'country_id', v.country_id, 'city', v.city,
  'application_deadline', v.application_deadline, 'candr_id', v.candr_id, 'ced_level', v.ced_level,
  'subject_id', v.subject_id, 'curriculum_id', v.curriculum_id, 'expl_id', v.expl_id,
  'minimum_experience', v.minimum_experience, 'show_salary_range', v.show_salary_range,
  'display_vacancy_public', v.display_vacancy_public, 'skill_id', coalesce(ids, '[]'),
  'vacancy_id', v.vacancy_id, 'school_id', v.school_id,
  'country', ${country('v.country_id', ", 'iso2', iso2")},
  'candidate_role', ${item('candidate_roles', 'candr_id', 'candr_role_name')},
  'education_level', ${item('education_levels', 'ced_level', 'level_name')},
  'subject', ${item('subjects', 'subject_id', 'subject_name')},
  'curriculum', ${item('curriculums', 'curriculum_id', 'curriculum_name')},
  'experience_level', ${item('experience_levels', 'expl_id', 'expl_desc')}, 'min_experience', v.minimum_experience,
  'required_skills', coalesce(items, '[]'),
  'school', (select json_build_object('school_id', s.school_id, 'school_name', s.school_name,
    'is_verified', s.approval = 'approved', 'city', s.city, 'country', ${country('s.country_id')},
    'school_logo', ${fileOf('school_files', 's.school_id', 'school_logo')} ${school})
    from schools s where s.school_id = v.school_id),
  'created_at', ${moment('v.created_at')}, 'updated_at', ${moment('v.updated_at')}, 'status', ${STATUS}, 'is_open', ${STATUS} = 'open',
  'is_featured', v.featured_in = ${MONTH}, 'is_saved', ${me.saved}, 'my_application', ${me.application})::text, -1)
  || case when v.show_salary_range = 1 and v.salary_range_min is not null then ',"salary_range_min":' || v.salary_range_min else '' end
  || case when v.show_salary_range = 1 and v.salary_range_max is not null then ',"salary_range_max":' || v.salary_range_max else '' end
  || ${plus('v.extra')} || '}'
  from ${SKILLS})`;

/** The candidate facts that a match is computed from. */
export const facts = (candidate: string) => `(
  select json_build_object('years', c.years_of_experience, 'qualification', c.highest_qualification, 'designation', c.designation,
    'skills', (select coalesce(json_agg(item_id), '[]') from candidate_skills where owner_id = c.candidate_id),
    'educations', (select coalesce(json_agg(json_build_object('level', l.level_name, 'field', e.ced_major) order by e.position), '[]')
      from candidate_educations e left join education_levels l using (ced_level) where e.owner_id = c.candidate_id),
    'curricula', (select coalesce(json_agg(distinct curriculum_id) filter (where curriculum_id is not null), '[]')
      from candidate_experiences where owner_id = c.candidate_id),
    'subjects', (select coalesce(json_agg(distinct subject_id) filter (where subject_id is not null), '[]')
      from candidate_experiences where owner_id = c.candidate_id))
  from candidates c where c.candidate_id = ${candidate})`;

/** The demands of vacancy `v`. */
export const DEMANDS = `json_build_object('years', v.minimum_experience,
  'qualification', coalesce(nullif(trim(v.extra ->> 'required_qualification'), ''), (select level_name from education_levels l where l.ced_level = v.ced_level)),
  'subject', (select json_build_object('id', subject_id, 'name', subject_name) from subjects where subject_id = v.subject_id),
  'curriculum', (select json_build_object('id', curriculum_id, 'name', curriculum_name) from curriculums where curriculum_id = v.curriculum_id),
  'skills', (select coalesce(json_agg(json_build_object('id', k.skill_id, 'name', k.skill_desc) order by c.position), '[]')
    from vacancy_skills c join skills k on k.skill_id = c.item_id where c.owner_id = v.vacancy_id))`;
