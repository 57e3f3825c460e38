import { careerOf, certificatesOf } from '../../../src/server/areas/hiring/application/applicant-record.ts';
import { allowedStatuses } from '../../../src/server/areas/hiring/application/application-states.ts';
import { applicationTimeline } from '../../../src/server/areas/hiring/application/application-timeline.ts';
import { presentScorecard } from '../../../src/server/areas/hiring/application/scorecard.ts';
import { zoneOfCountry } from '../../../src/server/areas/news/event-time.ts';
import { ADMINS_ONLY } from '../../../src/server/areas/people/tables/candidate.ts';
import { profileMatch } from '../../../src/server/areas/vacancies/profile-match/profile-match.ts';
import type { Fields } from '../../../src/server/engine/db/record.ts';
import { presentAsAsked } from '../../../src/server/engine/records/asked-answers.ts';
import { formVersion } from '../../../src/server/engine/records/form-versions.ts';
import { PROFILE, presentProfile } from './profile.ts';
import { country, DEMANDS, facts, fileOf, meta, microseconds, moment, STATUS } from './sql.ts';

/** The fields of application `a` shown in lists, with `v`, `s` and `c` joined. */
const ROW = `
  'application_id', a.application_id, 'vacancy_id', a.vacancy_id, 'candidate_id', a.candidate_id,
  'candidate_status', a.status, 'school_status', a.status, 'application_date', ${moment('a.application_date')},
  'match_score', a.match_score, 'viewed_at', ${moment('a.viewed_at')},
  'vacancy', json_build_object('vacancy_id', v.vacancy_id, 'vacancy_title', v.vacancy_title, 'position_type', v.position_type,
    'city', v.city, 'country', ${country('v.country_id')}, 'status', ${STATUS}, 'is_open', ${STATUS} = 'open',
    'school', json_build_object('school_id', s.school_id, 'school_name', s.school_name,
      'school_logo', ${fileOf('school_files', 's.school_id', 'school_logo')})),
  'facts', ${facts('a.candidate_id')}, 'demands', ${DEMANDS}`;

/**
 * Once an application has ended or its candidate hides from the school, the profile is the snapshot from that
 * day.
 */
const RECORDED = `left join application_snapshots p on p.application_id = a.application_id and (
  a.status in ('Rejected', 'Withdrawn') or exists (
    select from hidden_from_schools h where h.candidate_id = a.candidate_id and h.school_id = v.school_id))`;
const shown = (present: string, path: string) =>
  `case when p.application_id is null then ${present} else p.profile #>> '{row,${path}}' end`;

/** A page of the applications in `hit`. */
export const list = (reader: string, hit: string) => `
  with ${reader}, hit as materialized (${hit}),
  page as (
    select *, row_number() over (order by application_date desc, application_id desc) as place
    from (select * from hit order by application_date desc, application_id desc limit 21) first)
  select ${meta('(select count(*) from hit)', `${microseconds('application_date')}, application_id::text`)}::json as meta, (
    select coalesce(json_agg(json_build_object(${ROW},
      'candidate', json_build_object('candidate_id', c.candidate_id,
        'full_name', case when p.application_id is null then c.first_name || ' ' || c.last_name else p.full_name end,
        'designation', ${shown('c.designation', 'designation')},
        'highest_qualification', ${shown('c.highest_qualification', 'highest_qualification')},
        'years_of_experience', case when p.application_id is null then c.years_of_experience
          else (p.profile #>> '{row,years_of_experience}')::float8 end,
        'candidate_picture', ${fileOf('candidate_files', 'c.candidate_id', 'candidate_picture')})) order by page.place), '[]')
    from page join applications a using (application_id) join vacancies v on v.vacancy_id = a.vacancy_id
      join schools s on s.school_id = v.school_id join candidates c on c.candidate_id = a.candidate_id ${RECORDED}
    where page.place <= 20) as rows
  from reader`;

type Row = { facts: Parameters<typeof profileMatch>[0]; demands: Parameters<typeof profileMatch>[1] };

const withMatch = <R extends Row>({ facts, demands, ...row }: R) => ({
  ...row,
  match: profileMatch(facts, demands),
});

export const presentList = ({ rows, meta }: { rows: Row[]; meta: unknown }) => ({
  status: true,
  message: 'Applications.',
  data: rows.map(withMatch),
  meta,
});

/** What the same statement writes, and so cannot read from its tables. */
type Written = { events?: string; resume?: string; sent?: string };

/** Application `own` with all its details, as a school sees it or, without a role in a team, its candidate. */
export const one = (
  {
    events = '',
    resume = fileOf('application_files', 'a.application_id', 'resume'),
    sent = '(select sent from application_snapshots where application_id = a.application_id)',
  }: Written = {},
  teamRole = 'reader.team_role',
) => `
  select json_build_object(${ROW}, 'contact_shared', a.share_before_approval or (s.approval = 'approved' and not exists (
      select from application_history e where e.application_id = a.application_id and e.kind = 'moved'
        and e.status in ('Rejected', 'Withdrawn') and e.at <= s.approval_at))) as row,
    json_build_object('email', a.email, 'phone', a.phone, 'share_before_approval', a.share_before_approval,
      'resume', ${resume}) as fields, ${sent} as sent, a.extra,
    ${PROFILE} as profile,
    (select coalesce(json_agg(json_build_object('kind', e.kind, 'status', e.status, 'note', e.note, 'at', ${moment('e.at')},
        'by', case when u.id = c.user_id then c.first_name || ' ' || c.last_name else u.full_name
          || case when u.role_id = 3 and s.school_name <> u.full_name then ', ' || s.school_name else '' end end) order by e.id), '[]')
      from (select id, kind, status, note, at, changed_by from application_history where application_id = a.application_id ${events}) e
      left join users u on u.id = e.changed_by where e.kind in ('applied', 'moved', 'accepted')) as history,
    (select coalesce(json_agg(json_build_object('question_id', q.question_id, 'question', q.question, 'answer', r.answer,
        'extra', r.extra, 'question_type', json_build_object('id', t.id, 'type_key', t.type_key, 'type_label', t.type_label,
          'has_options', t.has_options, 'has_rating_scale', t.has_rating_scale)) order by r.position), '[]')
      from application_answers r join vacancy_questions q using (question_id) join question_types t on t.id = q.question_type_id
      where r.application_id = a.application_id) as answers,
    (select coalesce(json_agg(to_json(i) order by i.starts_at), '[]') from interviews i where i.application_id = a.application_id) as interviews,
    (select coalesce(json_agg(json_build_object('note_id', n.note_id, 'application_id', n.application_id, 'text', n.text,
        'author', u.full_name, 'is_own', n.user_id = reader.id, 'created_at', ${moment('n.created_at')},
        'edited_at', case when n.updated_at <> n.created_at then ${moment('n.updated_at')} end) order by n.note_id desc), '[]')
      from application_notes n left join users u on u.id = n.user_id where n.application_id = a.application_id) as notes,
    (select coalesce(json_agg(to_jsonb(r) || jsonb_build_object('reviewer', u.full_name) order by r.score_id), '[]')
      from application_scores r left join users u on u.id = r.user_id where r.application_id = a.application_id) as reviews,
    coalesce(v.extra -> 'score_criteria', '[]') as criteria, reader.id as reader_id, ${teamRole} as team_role,
    (select j.status from applicant_job_rows r join applicant_jobs j on j.id = r.job_id
      where r.application_id = a.application_id and r.done_at is null and j.kind = 'move' order by r.job_id desc limit 1) as next_status,
    (select nullif(t.school_unread, 0) from message_threads t
      where t.vacancy_id = a.vacancy_id and t.application_id = a.application_id) as unread,
    (select iso2 from countries where country_id = s.country_id) as iso2, (select time_zone from users where id = c.user_id) as time_zone
  from own a join vacancies v using (vacancy_id) join schools s on s.school_id = v.school_id
    join candidates c on c.candidate_id = a.candidate_id, reader`;

type Progress = Parameters<typeof applicationTimeline>[0];
type One = {
  row: Row & { candidate_status: Progress['status']; application_date: string; viewed_at: string | null };
  fields: Fields;
  sent: Fields | null;
  extra: object;
  profile: Parameters<typeof presentProfile>[0];
  history: { kind: string; status: Progress['status']; at: string }[];
  answers: { answer: unknown; extra: object }[];
  interviews: unknown[];
  notes: unknown[];
  reviews: Parameters<typeof presentScorecard>[1];
  criteria: string[];
  reader_id: number;
  team_role: string | null;
  next_status: string | null;
  unread: number | null;
  iso2: string | null;
  time_zone: string | null;
};

const { asked } = await formVersion('applications');

/** The market has one version of the form. */
function submitted(fields: Fields) {
  const all = presentAsAsked(asked, asked, fields);
  const named = (...names: string[]) => all.filter(({ field }) => names.includes(field));
  return {
    submitted: [],
    submitted_contact: named('email', 'phone'),
    submitted_files: named('resume'),
  };
}

/** The market has no interviews or answers, so only their absence is presented. */
export const presentOne = (message: string) => (found: One) => {
  const { row, fields, sent, extra, profile, answers, interviews, notes, reviews } = found;
  const history = found.history
    .filter(({ kind }) => kind !== 'accepted')
    .map(({ kind: _, ...entry }) => entry);
  if (answers.length + interviews.length > 0)
    throw new Error('The control presents neither answers nor interviews.');
  const status = row.candidate_status;
  const viewed_at = row.viewed_at && new Date(row.viewed_at);
  const submitted_at = new Date(row.application_date);
  const moved = history.map((entry) => ({ ...entry, at: new Date(entry.at) }));
  const candidate = presentProfile(profile);
  const held = candidate as unknown as Parameters<typeof careerOf>[0];
  return {
    status: true,
    message,
    data: {
      ...fields,
      ...extra,
      ...submitted(sent ? { ...sent, resume: fields.resume } : fields),
      ...withMatch(row),
      answers,
      interviews,
      next_status: found.next_status,
      unread: found.unread,
      allowed_statuses:
        found.team_role === 'reviewer' || found.next_status ? [] : allowedStatuses(status, 'School'),
      timeline: applicationTimeline({ status, submitted_at, viewed_at: viewed_at || null, history: moved }),
      history,
      offer_accepted_at: found.history.find(({ kind }) => kind === 'accepted')?.at ?? null,
      school_time_zone: zoneOfCountry(found.iso2),
      candidate_time_zone: found.time_zone ?? undefined,
      candidate,
      notes,
      scorecard: presentScorecard(found.criteria, reviews, found.reader_id),
      certificates: certificatesOf(held, new Date()),
      career: careerOf(held),
    },
  };
};

/** The fields that only schools see. */
const OF_SCHOOLS = new Set([
  'notes',
  'scorecard',
  'certificates',
  'career',
  'candidate_time_zone',
  'next_status',
]);

/** The candidate's view of a new application. */
export const presentSubmitted = (found: One) => {
  const { data, ...said } = presentOne('Your application has been submitted.')(found);
  const visible = Object.entries(data).filter(([name]) => !OF_SCHOOLS.has(name));
  return {
    ...said,
    data: {
      ...Object.fromEntries(visible),
      allowed_statuses: allowedStatuses(data.candidate_status, 'Candidate'),
      history: data.history.map(({ status, at }) => ({ status, at })),
      // A new application has been in no state but the first.
      events: found.history.map(({ kind, status, at }) => ({ kind, status, at })),
    },
  };
};

/** The columns of a profile that only Admins see. */
const profileRow = `to_jsonb(c) - '{${ADMINS_ONLY.join(',')}}'::text[]`;
const chosen = (table: string) =>
  `(select coalesce(jsonb_agg(item_id order by position), '[]') from ${table} where owner_id = c.candidate_id)`;
const ownRows = (table: string) =>
  `(select coalesce(jsonb_agg(to_jsonb(r) order by r.position), '[]') from ${table} r where r.owner_id = c.candidate_id)`;
const advertRow = `to_jsonb(v) - '{score_criteria,open_reports,taken_down_reason,title_key}'::text[]
  - case when v.show_salary_range = 1 then '{}' else '{salary_range_min,salary_range_max}' end::text[]`;

/** The snapshot of application `own`, for its vacancy `v` of school `s` and its candidate `c`. */
export const SNAPSHOT = `own.application_id,
  jsonb_build_object('row', ${profileRow},
    'choices', jsonb_build_object('skill_id', ${chosen('candidate_skills')}, 'preferred_locations', ${chosen('candidate_locations')}),
    'rows', jsonb_build_object('education', ${ownRows('candidate_educations')}, 'experience', ${ownRows('candidate_experiences')},
      'language', ${ownRows('candidate_languages')}, 'certificate', ${ownRows('candidate_certificates')}),
    'skills', (select coalesce(jsonb_agg(jsonb_build_object('skill_id', k.skill_id, 'skill_desc', k.skill_desc) order by o.position), '[]')
      from candidate_skills o join skills k on k.skill_id = o.item_id where o.owner_id = c.candidate_id)),
  jsonb_build_object('row', ${advertRow}, 'school_name', s.school_name,
    'choices', jsonb_build_object('skill_id', (select coalesce(jsonb_agg(item_id order by position), '[]')
      from vacancy_skills where owner_id = v.vacancy_id)),
    'rows', jsonb_build_object('application_questions', (select coalesce(jsonb_agg(to_jsonb(q) order by q.position), '[]')
      from vacancy_questions q where q.owner_id = v.vacancy_id and q.retired_at is null)))`;

export const STEPS = ['Under Review', 'Shortlisted', 'Interview', 'Offered'];
export const ORDER = `array['Pending', 'Under Review', 'Shortlisted', 'Interview', 'Offered', 'Hired', 'Rejected']`;
export const APPLICATIONS = `select array_agg(application_id order by application_id) as ids from applications
  where school_id = $1`;
