-- Fills a database that holds schema and reference data with a market of `bench.vacancies` vacancies and `bench.people`
-- candidates. Always the same one: the chance is seeded. Most are open and public, so that a search has most to do.
-- Triggers and references are off (market.ts); of what triggers write, only the words of searches matter here.
select setseed(0.42);

-- One of a list; with a skew above 1, rather one of the first.
create function pg_temp.one_of(list bigint[], skew float default 1) returns bigint language sql volatile
  return list[1 + floor(power(random(), skew) * cardinality(list))::int];
create function pg_temp.one_of(list text[], skew float default 1) returns text language sql volatile
  return list[1 + floor(power(random(), skew) * cardinality(list))::int];

create temp table choice as select
  (select array_agg(country_id order by position) from countries where country_id in (select country_id from cities)) as countries,
  (select array_agg(candr_id order by position) from candidate_roles) as roles,
  (select array_agg(candr_role_name order by position) from candidate_roles) as role_names,
  (select array_agg(ced_level order by position) from education_levels) as levels,
  (select array_agg(subject_id order by position) from subjects) as subjects,
  (select array_agg(subject_name order by position) from subjects) as subject_names,
  (select array_agg(curriculum_id order by position) from curriculums) as curriculums,
  (select array_agg(expl_id order by position) from experience_levels) as experience,
  (select array_agg(skill_id order by position) from skills) as skills,
  (select array_agg(employmenttype_id order by position) from employment_types) as employments,
  (select array_agg(id order by id) from question_types where type_key in ('short_text', 'descriptive')) as questions,
  array['', '', '', 'Primary ', 'Secondary ', 'Lead ', 'Senior ', 'Early Years ', 'IB DP ', 'A Level '] as prefixes,
  array['', '', '', '', '', ' (Girls'' Section)', ' (Boys'' Section)', ', September start', ', January start', ', maternity cover',
    ' - Cambridge', ' - bilingual', ' and Form Tutor'] as suffixes,
  array['full_time', 'full_time', 'full_time', 'full_time', 'part_time', 'contract', 'internship'] as positions,
  array['Noor', 'Omar', 'Layla', 'Yusuf', 'Sara', 'Khalid', 'Mariam', 'Daniel', 'Aisha', 'Peter'] as first_names,
  array['Haddad', 'Khan', 'Rahman', 'Smith', 'Farouk', 'Nasser', 'Mathew', 'Brown', 'Saleh', 'Garcia'] as last_names;

create temp table town as
  select country_id, array_agg(name order by position) as names from cities group by country_id;

insert into users (user_name, full_name, role_id, password_hash, email_verified_at)
  select 'school-' || n || '@bench.example', 'Bench School ' || n, 3, '-', now()
  from generate_series(1, greatest(10, current_setting('bench.vacancies')::int / 100)) n;
insert into schools (user_id, school_name, school_type, country_id, city, approval, extra)
  select u.id, (array['Palm', 'Pearl', 'Desert', 'Gulf', 'Horizon', 'Oasis', 'Falcon', 'Cedar'])[1 + u.id % 8] || ' International School ' || u.id,
    'private', t.country_id, pg_temp.one_of(t.names, 1.5), 'approved',
    jsonb_build_object('contact_email', u.user_name, 'contact_phone', '97142345678', 'year_established', '1998',
      'school_description', repeat('A school by the sea, with arts, sport and sciences. ', 4))
  from users u, choice, lateral (select pg_temp.one_of(choice.countries, 2) as id, u.id as per_row) picked
    join town t on t.country_id = picked.id
  where u.role_id = 3;

insert into users (user_name, full_name, role_id, password_hash, email_verified_at, created_at)
  select 'candidate-' || n || '@bench.example',
    pg_temp.one_of(first_names) || ' ' || case when n % 5000 = 77 then 'Quintero' else pg_temp.one_of(last_names) end, 2, '-', now(),
    now() - interval '1 minute' * n
  from generate_series(1, current_setting('bench.people')::int) n, choice;
insert into candidates (user_id, first_name, last_name, designation, email1, phone1, country_id, current_city,
    highest_qualification, years_of_experience, expected_salary, notice_period, gender, expl_id, employmenttype_id, created_at)
  select u.id, split_part(full_name, ' ', 1), split_part(full_name, ' ', 2), 'Teacher', user_name, '501234567',
    pg_temp.one_of(countries), 'Dubai', 'Master of Education', floor(random() * 20), 4000 + 500 * floor(random() * 40),
    30 * floor(random() * 4), (array['F', 'M'])[1 + u.id % 2], pg_temp.one_of(experience), pg_temp.one_of(employments), u.created_at
  from users u, choice where role_id = 2;
insert into candidate_skills (owner_id, item_id, position)
  select candidate_id, skills[1 + (candidate_id * 7 + n * 3) % cardinality(skills)], n
  from candidates, choice, generate_series(0, 3) n on conflict do nothing;
insert into files (owner_id, visibility, storage_name, original_name, media_type, bytes)
  select user_id, 'private', 'bench-' || candidate_id, 'cv.pdf', 'application/pdf', 90000 from candidates;
insert into candidate_files (owner_id, field, position, file_id)
  select candidate_id, 'candidate_cv', 0, f.id from candidates join files f on f.storage_name = 'bench-' || candidate_id;
insert into sessions (token_hash, user_id, created_at, expires_at)
  select sha256(convert_to('bench-' || row_number() over (order by user_id), 'utf8')), user_id, now(), now() + interval '10 years'
  from candidates;
insert into sessions (token_hash, user_id, created_at, expires_at)
  select sha256(convert_to('bench-school-' || school_id, 'utf8')), user_id, now(), now() + interval '10 years'
  from schools;

insert into vacancies (school_id, vacancy_title, position_type, country_id, city, application_deadline, candr_id, ced_level,
    subject_id, curriculum_id, expl_id, minimum_experience, salary_range_min, salary_range_max, show_salary_range,
    display_vacancy_public, job_description, requirements, benefits, closed_at, created_at, updated_at)
  select s.school_id,
    case
      when kind < 0.0002 then 'Oboe Instructor'
      when kind < 0.72 then pg_temp.one_of(prefixes) || subject_names[subject] || ' Teacher' || pg_temp.one_of(suffixes)
      when kind < 0.80 then 'Head of ' || subject_names[subject] || pg_temp.one_of(suffixes)
      when kind < 0.88 then pg_temp.one_of(role_names) || pg_temp.one_of(suffixes)
      when kind < 0.94 then 'Class Teacher, Year ' || 1 + floor(random() * 6)::int || pg_temp.one_of(suffixes)
      else subject_names[subject] || ' Coordinator'
    end,
    pg_temp.one_of(positions), s.country_id, s.city,
    -- The first are read one by one.
    greatest(created::date + 60 + floor(random() * 200)::int, case when n <= 100 then current_date + 30 end),
    pg_temp.one_of(roles), pg_temp.one_of(levels, 2), subjects[subject], pg_temp.one_of(curriculums, 3),
    pg_temp.one_of(experience), floor(random() * 8), salary, salary + 20000 + 5000 * floor(random() * 10),
    (random() < 0.85)::int, (random() < 0.97)::int,
    '<p>' || repeat('You teach small classes, plan with your team and know every child by name. ', 6) || '</p>',
    '<p>' || repeat('A degree, a licence to teach, and joy in it. ', 4) || '</p>', '<p>Housing, flights, school places.</p>',
    case when n > 100 and random() < 0.04 then created + (now() - created) / 2 end, created, created
  from (
    select n, random() as kind, 1 + floor(power(random(), 2) * cardinality(subjects))::int as subject,
      now() - interval '90 days' * (1 - n::float / current_setting('bench.vacancies')::int) - interval '1 minute' as created,
      60000 + 5000 * floor(power(random(), 2) * 40) as salary, choice.*, case when n = 1 then 1 else 1 + floor(power(random(), 1.5) * school.many)::int end as school_no
    from generate_series(1, current_setting('bench.vacancies')::int) n, choice, (select count(*) as many from schools) school
  ) v
  join (select *, row_number() over (order by school_id) as no from schools) s on s.no = v.school_no
  order by v.n;
insert into search_words select distinct word from (
    select distinct vacancy_title from vacancies union select distinct city from vacancies union select school_name from schools
  ) names (named), words_of(named) word on conflict do nothing;
insert into vacancy_skills (owner_id, item_id, position)
  select vacancy_id, skills[1 + (vacancy_id * 11 + n * 3) % cardinality(skills)], n
  from vacancies, choice, generate_series(0, 2) n on conflict do nothing;
insert into vacancy_questions (owner_id, position, question, question_type_id, is_required)
  select vacancy_id, n, (array['Why do you want to teach here?', 'When could you begin?'])[n + 1], questions[n + 1], 1 - n
  from vacancies, choice, generate_series(0, 1) n where vacancy_id % 3 = 0;

insert into saved_vacancies (candidate_id, vacancy_id, saved_at)
  select candidate_id, 1 + (candidate_id * 7919 + n * 104729) % current_setting('bench.vacancies')::int, now() - interval '1 hour' * n
  from candidates, generate_series(1, case when current_setting('bench.people')::int > 1000 then 5 else 20 end) n on conflict do nothing;
-- Of the match, only whether the experience is enough: comparing all takes the program minutes.
insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, checks_met, status, email, phone, application_date)
  select vacancy_id, school_id, candidate_id, lower(first_name || ' ' || last_name), folded(first_name || ' ' || last_name),
    (years_of_experience >= minimum_experience)::int, 'Pending', email1, phone1, now() - interval '1 day' * n
  from candidates cross join generate_series(1, case when current_setting('bench.people')::int > 1000 then 1 else 10 end) n
  join vacancies on vacancy_id = 1 + (candidate_id * 7907 + n * 104723) % current_setting('bench.vacancies')::int on conflict do nothing;
-- In a market that grows in everything, all candidates apply to the first school, too, and every fourth is invited by it.
create temp table of_first_school as
  select row_number() over (order by vacancy_id) - 1 as no, vacancy_id, minimum_experience, count(*) over () as many from vacancies where school_id = (select min(school_id) from schools);
insert into applications (vacancy_id, school_id, candidate_id, applicant_name, name_key, checks_met, status, email, phone, application_date, match_score)
  select vacancy_id, (select min(school_id) from schools), candidate_id, lower(first_name || ' ' || last_name), folded(first_name || ' ' || last_name),
    (years_of_experience >= minimum_experience)::int, (array['Pending', 'Pending', 'Under Review', 'Rejected'])[1 + candidate_id % 4], email1, phone1,
    now() - interval '1 minute' * candidate_id, (candidate_id * 37) % 101
  from candidates join of_first_school on no = candidate_id % many
  where current_setting('bench.people')::int > 1000 on conflict do nothing;
insert into invitations (vacancy_id, candidate_id, status, created_at)
  select vacancy_id, candidate_id, 'Pending', now() - interval '1 minute' * candidate_id
  from candidates join of_first_school on no = (candidate_id + 1) % many
  where current_setting('bench.people')::int > 1000 and candidate_id % 4 = 0 on conflict do nothing;
insert into application_history (application_id, vacancy_id, kind, status, changed_by, at)
  select application_id, vacancy_id, 'applied', 'Pending', user_id, applications.application_date from applications join candidates using (candidate_id);
insert into application_files (owner_id, vacancy_id, field, position, file_id)
  select application_id, vacancy_id, 'resume', 0, file_id from applications
  join candidate_files c on c.owner_id = candidate_id and c.field = 'candidate_cv';

-- What else a profile holds, and what its owner is told.
insert into candidate_languages (owner_id, position, lang_id, lang_proficiency_id)
  select candidate_id, 0, l.id, p.id
  from candidates, (select lang_id as id from languages order by position limit 1) l,
    (select lang_proficiency_id as id from language_proficiencies order by position limit 1) p;
insert into candidate_educations (owner_id, position, ced_level, institution_name)
  select candidate_id, 0, l.id, 'University of ' || last_name
  from candidates, (select ced_level as id from education_levels order by position limit 1) l;
insert into candidate_experiences (owner_id, position, school_name, position_title)
  select candidate_id, n, 'Bench School ' || candidate_id % 100, 'Teacher'
  from candidates, generate_series(0, 1) n;
insert into notifications (user_id, kind, facts, vacancy_id, created_at, read_at)
  select user_id, 'invitation', jsonb_build_object('school_name', 'Palm School', 'vacancy_title', 'Teacher ' || n), n,
    now() - interval '1 day' * n, case when n > 4 then now() end
  from candidates, generate_series(1, 10) n where current_setting('bench.people')::int <= 1000;
insert into users (user_name, full_name, role_id, password_hash, email_verified_at)
  values ('admin@example.org', 'Bench Admin', 1, '-', now());
insert into sessions (token_hash, user_id, created_at, expires_at)
  select sha256(convert_to('bench-admin', 'utf8')), id, now(), now() + interval '10 years'
  from users where user_name = 'admin@example.org';

-- What the console lists besides, with many people: logs, reports, notifications and schools without vacancies.
create temp table many as
  select n, 1 + n::bigint * 7919 % current_setting('bench.people')::int as other, now() - interval '1 minute' * n as at,
    (select id from users where user_name = 'admin@example.org') as admin_id
  from generate_series(1, case when current_setting('bench.people')::int > 1000 then current_setting('bench.people')::int else 0 end) n;
create temp table person as
  select row_number() over (order by candidate_id) as no, candidate_id, user_id from candidates;
insert into admin_actions (user_id, operation, summary, thing, request_id, created_at)
  select admin_id, (array['updateUser', 'updateCandidate', 'suspendUser', 'createSkill'])[1 + n % 4],
    (array['Change a user', 'Change a candidate', 'Suspend a user', 'Add a skill'])[1 + n % 4], 'user ' || other, 'bench-' || n, at
  from many;
insert into admin_changes (admin_action_id, table_name, row_id, kind, fields, before, after)
  select admin_action_id, 'users', split_part(thing, ' ', 2), 'changed', array['full_name'], '{"full_name": "Old"}', '{"full_name": "New"}'
  from admin_actions;
insert into security_events (kind, outcome, operation, user_id, address, device, request_id, created_at)
  select (array['sign_in', 'sign_out', 'document_read', 'password_change'])[1 + n % 4], (array['ok', 'ok', 'refused'])[1 + n % 3], 'signIn',
    user_id, '10.' || n % 250 || '.0.0', 'Firefox on Linux', 'bench-' || n, at
  from many join person on no = n;
insert into reports (reporter_id, about, subject_name, vacancy_id, candidate_id, reason, text, created_at, settled_at, settled_by, outcome)
  select by.user_id, case when n % 2 = 0 then 'vacancy' else 'candidate' end, 'Subject ' || n,
    case when n % 2 = 0 then 1 + n % current_setting('bench.vacancies')::int end, case when n % 2 = 1 then about.candidate_id end,
    (array['misleading', 'money', 'spam', 'other'])[1 + n % 4], 'What is written there is not true, number ' || n || '.', at,
    case when n > 200 then at + interval '1 minute' end, case when n > 200 then admin_id end, case when n > 200 then 'dismissed' end
  from many join person about on about.no = n join person by on by.no = other;
-- As many notifications as candidates, a tenth of them of one user.
insert into notifications (user_id, kind, facts, vacancy_id, created_at, read_at)
  select case when n % 10 = 0 then admin_id else user_id end, case when n % 10 = 0 then 'report_received' else 'invitation' end,
    case when n % 10 = 0 then jsonb_build_object('name', 'Subject ' || n)
      else jsonb_build_object('school_name', 'Palm School', 'vacancy_title', 'Teacher ' || n) end,
    case when n % 10 > 0 then 1 + n % current_setting('bench.vacancies')::int end, at, case when n > 500 then at end
  from many join person on no = other;
insert into mail_outbox (recipient, subject, body_text, body_html, created_at, tries, error)
  select full_name || '@bench.example', 'You have been invited', '', '', at, 10, '550 mailbox unavailable'
  from many join users on id = other;
insert into users (user_name, full_name, role_id, password_hash, email_verified_at, created_at)
  select 'quiet-school-' || n || '@bench.example', 'Quiet School ' || n, 3, '-', now(), at from many where n % 5 = 0;
insert into schools (user_id, school_name, school_type, country_id, city, created_at, extra)
  select u.id, (array['Haddad', 'Pearl', 'Desert', 'Gulf', 'Horizon', 'Oasis', 'Falcon', 'Cedar', 'Palm', 'Dune'])[1 + u.id % 10] || ' School ' || u.id,
    'private', t.country_id, t.names[1], now() - interval '1 minute' * (u.id % 9999),
    jsonb_build_object('license_expiry_date', current_date + u.id % 900)
  from users u join town t on t.country_id = (select countries[1] from choice) where u.user_name like 'quiet-school-%';
