// The control's operations of a school's applications and of applying; see `operations.ts`.

import {
  APPLICATIONS,
  list,
  ORDER,
  one,
  presentList,
  presentOne,
  presentSubmitted,
  SNAPSHOT,
  STEPS,
} from './application.ts';
import type { SentFile } from './multipart.ts';
import type { Operation } from './operation.ts';
import * as sql from './sql.ts';
import { candidate, get, picked, school, send, sendForm } from './worker-calls.ts';

type Submit = { vacancy_id: string; email: string; phone: string; resume: SentFile };

/** Profiles that an account may read in an hour: 300, scaled like the product's other limits. */
const MOST_READS = 300_000_000;

export const applicationOperations: Operation[] = [
  {
    name: 'applicants',
    route: 'GET /api/application/school/#?',
    call: (worker) => get(`/application/school/${worker + 1}`, school(worker)),
    values: ({ ids }) => ids,
    sql: list(
      sql.SCHOOL,
      `select application_id, application_date from reader join applications using (school_id)
       where reader.school_id = $2`,
    ),
    present: presentList,
  },
  {
    name: 'one applicant',
    goal: { least: 0.9 },
    route: 'GET /api/application/#?',
    records: APPLICATIONS,
    call: (worker, turn, records) => get(`/application/${picked(records, turn)}`, school(worker)),
    values: ({ ids }) => ids,
    sql: `with ${sql.SCHOOL},
      found as materialized (select a.* from applications a join reader using (school_id)
        where a.application_id = $2),
      opened as (update applications a set viewed_at = now() from found
        where a.application_id = found.application_id and found.viewed_at is null returning a.*),
      noted as (insert into application_history (application_id, vacancy_id, kind, from_status, status, changed_by)
        select application_id, vacancy_id, 'opened', status, status, reader.id from opened, reader),
      seen as (insert into profile_views (viewed_user_id, viewer_user_id)
        select c.user_id, reader.owner_id from found join candidates c using (candidate_id), reader on conflict do nothing),
      counted as (insert into rate_limits (key, count, resets_at)
        select 'read-people:profile:' || reader.id, 1, now() + interval '1 hour' from found, reader
        where not exists (select from profile_reads r where r.reader_user_id = reader.id
          and r.candidate_id = found.candidate_id and r.read_at > now() - interval '1 hour')
        on conflict (key) do update set
          count = case when rate_limits.resets_at <= now() then 1 else rate_limits.count + 1 end,
          resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
        returning count),
      read as (insert into profile_reads (reader_user_id, candidate_id, read_at)
        select reader.id, found.candidate_id, now() from found, reader
        where coalesce((select count from counted), 0) <= ${MOST_READS}),
      own as (select * from opened union all select * from found where viewed_at is not null)
      ${one()}`,
    present: presentOne('The application.'),
    undo: 'delete from profile_reads',
  },
  {
    name: 'status change',
    route: 'PUT /api/application/#/status?',
    records: APPLICATIONS,
    call: (worker, turn, records) =>
      send('PUT', `/application/${picked(records, Math.floor(turn / STEPS.length))}/status`, school(worker), {
        status: STEPS[turn % STEPS.length],
      }),
    values: ({ ids, body }) => [ids[0], body.status, body.note ?? null],
    sql: `with ${sql.SCHOOL},
      own as (update applications a set status = $3 from vacancies v, reader, applications old
        where a.application_id = $2 and old.application_id = a.application_id and v.vacancy_id = a.vacancy_id
          and v.school_id = reader.school_id and reader.team_role <> 'reviewer'
          and a.status not in ('Hired', 'Rejected', 'Withdrawn')
          and array_position(${ORDER}, $3) > array_position(${ORDER}, a.status)
        returning a.*, old.status as from_status),
      moved as (insert into application_history (application_id, vacancy_id, kind, from_status, status, note, changed_by)
        select application_id, vacancy_id, 'moved', from_status, status, $4, reader.id from own, reader
        returning id, kind, status, note, at, changed_by),
      party as materialized (select own.application_id, own.vacancy_id, v.vacancy_title, s.school_name, s.user_id as by, u.id, u.user_name,
          u.full_name, c.first_name || ' ' || c.last_name as candidate_name, coalesce(t.label, own.status) as label
        from own join vacancies v using (vacancy_id) join schools s on s.school_id = own.school_id join candidates c using (candidate_id)
          join users u on u.id = c.user_id left join shown_texts t on t.known_set = 'statuses' and t.value = own.status),
      told as (insert into notifications (user_id, kind, facts, vacancy_id, application_id)
        select id, 'status_changed', jsonb_build_object('vacancy_title', vacancy_title, 'school_name', school_name,
          'candidate_name', candidate_name, 'status', $3::text), vacancy_id, application_id from party),
      mailed as (insert into mail_outbox (recipient, subject, body_text, body_html, concerns)
        select user_name, vacancy_title || ': ' || label, format(E'Dear %s,\\n\\n%s has moved your application for %s to %s.',
            full_name, school_name, vacancy_title, label),
          format('<p>Dear %s,</p><p>%s has moved your application for %s to %s.</p>', full_name, school_name, vacancy_title, label),
          array[id]
        from party where coalesce((select is_wanted from mail_preferences p where p.user_id = party.id and p.kind = 'status_changes'), true))
      ${one({ events: 'union all select * from moved' })}`,
    present: presentOne('The status has been changed.'),
    undo: `update applications set status = 'Pending' where status <> 'Pending';
      delete from application_history where kind = 'moved';
      delete from notifications where kind = 'status_changed';
      delete from mail_outbox`,
  },
  {
    name: 'application submit',
    goal: { least: 0.7 },
    route: 'POST /api/application/apply?',
    // Vacancies without questions to which the candidate has not applied.
    records: `select array_agg(vacancy_id order by md5(vacancy_id::text)) as ids from vacancies v where ${sql.LISTED}
      and not exists (select from vacancy_questions q where q.owner_id = v.vacancy_id)
      and not exists (select from applications a where a.vacancy_id = v.vacancy_id and a.candidate_id = $1)`,
    call: (worker, turn, records) =>
      sendForm('/application/apply', candidate(worker), {
        vacancy_id: picked(records, worker * 499 + turn),
        email: 'applicant@bench.example',
        phone: '971501234567',
      }),
    values: ({ body }) => {
      const { vacancy_id, email, phone, resume } = body as Submit;
      return [vacancy_id, email, phone, resume.storage_name, resume.name, resume.type, resume.bytes];
    },
    sql: `with ${sql.CANDIDATE},
      open as materialized (select v.vacancy_id, v.vacancy_title, v.school_id, s.user_id as owner_id
        from vacancies v join schools s using (school_id) where v.vacancy_id = $2 and v.closed_at is null
          and v.taken_down_at is null and v.application_deadline >= ${sql.TODAY} for share of v),
      staff as materialized (select u.id, u.user_name, u.full_name, coalesce(p.is_wanted, false) as is_mailed
        from open join users u on u.id = open.owner_id or u.id in (select m.user_id from team_members m
          where m.school_id = open.school_id and m.team_role = 'recruiter')
        left join mail_preferences p on p.user_id = u.id and p.kind = 'new_applications' where u.suspended_at is null),
      own as (insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, status, email, phone, told_user_ids)
        select vacancy_id, open.school_id, candidate_id, lower(full_name), folded(full_name), 'Pending', $3, $4, array(select id from staff where is_mailed) from open, reader
        on conflict do nothing returning *),
      noted as (insert into application_history (application_id, vacancy_id, kind, status, changed_by)
        select application_id, vacancy_id, 'applied', 'Pending', reader.id from own, reader
        returning id, kind, status, note, at, changed_by),
      filed as (insert into files (owner_id, visibility, storage_name, original_name, media_type, bytes)
        select reader.id, 'private', $5, $6, $7, $8 from own, reader returning id, original_name),
      attached as (insert into application_files (owner_id, vacancy_id, field, position, file_id)
        select application_id, vacancy_id, 'resume', 0, id from own, filed),
      taken as (insert into application_snapshots
          (vacancy_id, application_id, profile, advert, sent, form_version, profile_version, advert_version, taken_at)
        select own.vacancy_id, ${SNAPSHOT}, jsonb_build_object('email', $3::text, 'phone', $4::text), 'control', 'control', 'control', now()
        from own join candidates c using (candidate_id) join vacancies v using (vacancy_id) join schools s on s.school_id = own.school_id),
      kept as (insert into application_snapshot_files (owner_id, vacancy_id, field, position, file_id)
        select application_id, vacancy_id, l.field, l.position, l.file_id from own join candidate_files l on l.owner_id = own.candidate_id),
      told as (insert into notifications (user_id, kind, facts, vacancy_id, application_id, about_user_id)
        select staff.id, 'application_received',
          jsonb_build_object('candidate_name', reader.full_name, 'vacancy_title', open.vacancy_title),
          own.vacancy_id, own.application_id, reader.id from own, open, staff, reader),
      mailed as (insert into mail_outbox (priority, recipient, subject, body_text, body_html, concerns)
        select 'bulk', staff.user_name, 'New application: ' || vacancy_title,
          format(E'Dear %s,\n\n%s has applied for %s.', staff.full_name, reader.full_name, vacancy_title),
          format('<p>Dear %s,</p><p>%s has applied for %s.</p>', staff.full_name, reader.full_name, vacancy_title),
          array[staff.id, reader.id]
        from own, open, staff, reader where is_mailed)
      ${one(
        {
          events: 'union all select * from noted',
          resume: `(select '/api/document/' || id || '/' || original_name from filed)`,
          sent: `jsonb_build_object('email', $3::text, 'phone', $4::text)`,
        },
        'null',
      )}`,
    present: presentSubmitted,
    newIds: ['application_id', 'resume', 'text'],
    undo: `delete from applications where email = 'applicant@bench.example';
      delete from files where original_name = 'new-cv.pdf';
      delete from notifications where kind = 'application_received';
      delete from mail_outbox`,
  },
];
