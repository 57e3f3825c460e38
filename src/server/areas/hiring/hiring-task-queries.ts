import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import site from '../../../../schemas/site.json' with { type: 'json' };
import times from '../../data/task-times.json' with { type: 'json' };
import zones from '../../data/time-zones.json' with { type: 'json' };
import { select, type TaskFinders, type TaskReader } from '../news/task/task-queries.ts';
import { candidates } from '../people/tables/candidate.ts';
import { countries } from '../reference/tables/reference.ts';
import { schools } from '../schools/tables/school.ts';
import { vacancies } from '../vacancies/tables/vacancy.ts';
import { isInState } from '../vacancies/tables/vacancy-state-queries.ts';
import { deadlineEnds } from '../vacancies/vacancy-task-queries.ts';
import { APPLICATION_STATUSES, isFinal, waitsForSchool } from './application/application-states.ts';
import { nextStatus, shownName } from './application/listed-application-queries.ts';
import { isShownSnapshot } from './application-snapshot/application-snapshot-queries.ts';
import { isSeenBySchool } from './message/thread-queries.ts';
import {
  applicationHistory,
  applications,
  ENDED_WITHOUT_HIRE,
  isOfApplication,
} from './tables/application.ts';
import { applicationDrafts } from './tables/application-draft.ts';
import { applicationSnapshots } from './tables/application-snapshot.ts';
import { interviews } from './tables/interview.ts';
import { invitations } from './tables/invitation.ts';
import { messageThreads } from './tables/message-thread.ts';
import { offers } from './tables/offer.ts';
import { referenceRequests } from './tables/reference.ts';

const { application_id } = applications;
const { vacancy_id, vacancy_title, application_deadline } = vacancies;
const { school_name } = schools;
const { starts_at } = interviews;

/** A time of an interview with the time zone of its school's country, as `zoned` writes it. */
const zonedAt = (moment: typeof starts_at | typeof interviews.proposed_at) => sql<string>`
  to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '[' || coalesce(
    ${JSON.stringify(zones.countries)}::jsonb ->> (
      select ${countries.iso2} from ${schools} as of_place join ${countries} on ${countries.country_id} = of_place.country_id
      where of_place.school_id = ${vacancies.school_id}),
    ${site.time_zone}::text) || ']'`;

const FINAL = APPLICATION_STATUSES.filter(isFinal);
const WAITING_FOR_SCHOOL = APPLICATION_STATUSES.filter(waitsForSchool);
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
const one = { one: sql`1`.as('one') };

type Fields = Parameters<typeof select>[0];

const acceptance = select(one)
  .from(applicationHistory)
  .where(and(isOfApplication(applicationHistory), eq(applicationHistory.kind, 'accepted')));
const isAccepted = exists(acceptance);
const isNotAccepted = notExists(acceptance);

const isOfferOpen = ({ today }: TaskReader): SQL =>
  exists(
    select(one)
      .from(offers)
      .where(and(isOfApplication(offers), eq(offers.state, 'open'), gte(offers.valid_until, today))),
  );
/** Nothing was offered here, or something is open: a declined or expired offer waits for nobody's answer. */
const hasNoClosedOffer = (reader: TaskReader): SQL =>
  or(notExists(select(one).from(offers).where(isOfApplication(offers))), isOfferOpen(reader))!;

/** The school has not decided already, in a job that is still to reach the application. */
const isUndecided = isNull(nextStatus);

const ofCandidate = ({ user }: TaskReader): SQL => eq(applications.candidate_id, user.candidate_id ?? 0);
const ofSchool = ({ user }: TaskReader): SQL => eq(vacancies.school_id, user.school_id ?? 0);

/** Applications, with what a candidate reads of them. */
const ownApplications = (fields: Fields) =>
  select(fields)
    .from(applications)
    .innerJoin(vacancies, eq(vacancy_id, applications.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id));

/** Applications, with what a school reads of them. */
const applicationsOfSchool = (fields: Fields) =>
  select(fields)
    .from(applications)
    .innerJoin(vacancies, eq(vacancy_id, applications.vacancy_id))
    .innerJoin(candidates, eq(candidates.candidate_id, applications.candidate_id))
    .leftJoin(applicationSnapshots, isShownSnapshot);

/** Interviews, with what a school reads of them. */
const interviewsOfSchool = (fields: Fields) =>
  applicationsOfSchool(fields).innerJoin(interviews, isOfApplication(interviews));

const isRunning = notInArray(applications.status, FINAL);
const isAhead = (now: Date): SQL => and(isNull(interviews.cancelled_at), gt(starts_at, now), isRunning)!;

/** Not over, and beginning today. */
const isToday = ({ now, tonight }: TaskReader): SQL =>
  and(
    isNull(interviews.cancelled_at),
    lt(starts_at, tonight),
    gt(starts_at, sql`${at(now)} - make_interval(mins => ${interviews.minutes})`),
    isRunning,
  )!;

const isNotBegun = notExists(
  select(one)
    .from(applicationDrafts)
    .where(
      and(
        eq(applicationDrafts.vacancy_id, vacancy_id),
        eq(applicationDrafts.candidate_id, invitations.candidate_id),
      ),
    ),
);

const invited = (reader: TaskReader, status: 'Pending' | 'Accepted') => (fields: Fields) =>
  select(fields)
    .from(invitations)
    .innerJoin(vacancies, eq(vacancy_id, invitations.vacancy_id))
    .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
    .where(
      and(
        eq(invitations.candidate_id, reader.user.candidate_id ?? 0),
        eq(invitations.status, status),
        status === 'Accepted' ? isNotBegun : undefined,
        isInState.open(reader.today),
        notExists(
          select(one)
            .from(applications)
            .where(
              and(
                eq(applications.vacancy_id, vacancy_id),
                eq(applications.candidate_id, invitations.candidate_id),
              ),
            ),
        ),
      ),
    );

const unread = (reader: TaskReader, side: 'school' | 'candidate') => (fields: Fields) =>
  select(fields)
    .from(messageThreads)
    .innerJoin(schools, eq(schools.school_id, messageThreads.school_id))
    .innerJoin(candidates, eq(candidates.candidate_id, messageThreads.candidate_id))
    .leftJoin(applications, isOfApplication(messageThreads))
    .leftJoin(applicationSnapshots, isShownSnapshot)
    .where(
      and(
        eq(messageThreads[`${side}_id`], reader.user[`${side}_id`] ?? 0),
        gt(messageThreads[`${side}_unread`], 0),
        side === 'school' ? isSeenBySchool : undefined,
      ),
    )
    .having(sql`count(*) > 0`);
/** Of the conversation with the latest message. */
const latest = (name: SQLWrapper) =>
  sql`(array_agg(${name} order by ${desc(messageThreads.last_message_at)}))[1]`;

export const hiringTasks = {
  'message-to-read': (reader) => ({
    facts: { n: sql`count(*)`, school_name: latest(school_name) },
    due: sql`null::timestamptz`,
    rows: unread(reader, 'candidate'),
  }),
  'reply-to-read': (reader) => ({
    facts: { n: sql`count(*)`, candidate_name: latest(shownName) },
    due: sql`null::timestamptz`,
    rows: unread(reader, 'school'),
  }),
  'interview-of-candidate': (reader) => ({
    facts: { application_id, vacancy_title, school_name, starts_at: zonedAt(starts_at) },
    due: starts_at,
    rows: (fields) =>
      ownApplications(fields)
        .innerJoin(interviews, isOfApplication(interviews))
        .where(and(ofCandidate(reader), isToday(reader), sql`${interviews.answer} = 'accepted'`)),
  }),
  'interview-to-answer': (reader) => ({
    facts: { application_id, vacancy_title, school_name, starts_at: zonedAt(starts_at) },
    due: starts_at,
    rows: (fields) =>
      ownApplications(fields)
        .innerJoin(interviews, isOfApplication(interviews))
        .where(and(ofCandidate(reader), isAhead(reader.now), isNull(interviews.answer))),
  }),
  'offer-to-answer': (reader) => ({
    facts: { application_id, vacancy_title, school_name },
    rows: (fields) =>
      ownApplications(fields).where(
        and(
          ofCandidate(reader),
          eq(applications.status, 'Offered'),
          or(isNotAccepted, isOfferOpen(reader)),
          hasNoClosedOffer(reader),
        ),
      ),
  }),
  'references-to-agree': (reader) => ({
    facts: { application_id, vacancy_title, school_name },
    rows: (fields) =>
      ownApplications(fields)
        .innerJoin(referenceRequests, isOfApplication(referenceRequests))
        .where(
          and(
            ofCandidate(reader),
            isNull(referenceRequests.answered_at),
            notInArray(applications.status, [...ENDED_WITHOUT_HIRE]),
          ),
        ),
  }),
  'invitation-to-answer': (reader) => ({
    facts: { vacancy_id, vacancy_title, school_name, deadline: application_deadline },
    due: deadlineEnds,
    rows: invited(reader, 'Pending'),
  }),
  'invitation-to-follow': (reader) => ({
    facts: { vacancy_id, vacancy_title, school_name, deadline: application_deadline },
    due: deadlineEnds,
    rows: invited(reader, 'Accepted'),
  }),
  'application-to-finish': (reader) => ({
    facts: {
      vacancy_id,
      vacancy_title,
      school_name,
      changed_at: applicationDrafts.updated_at,
      deadline: application_deadline,
    },
    due: deadlineEnds,
    rows: (fields) =>
      select(fields)
        .from(applicationDrafts)
        .innerJoin(vacancies, eq(vacancy_id, applicationDrafts.vacancy_id))
        .innerJoin(schools, eq(schools.school_id, vacancies.school_id))
        .where(
          and(
            eq(applicationDrafts.candidate_id, reader.user.candidate_id ?? 0),
            isInState.open(reader.today),
          ),
        ),
  }),
  'interview-of-school': (reader) => ({
    facts: { application_id, vacancy_title, candidate_name: shownName, starts_at: zonedAt(starts_at) },
    due: starts_at,
    rows: (fields) => interviewsOfSchool(fields).where(and(ofSchool(reader), isToday(reader))),
  }),
  'time-to-answer': (reader) => ({
    facts: {
      application_id,
      vacancy_title,
      candidate_name: shownName,
      proposed_at: zonedAt(interviews.proposed_at),
    },
    due: starts_at,
    rows: (fields) =>
      interviewsOfSchool(fields).where(
        and(ofSchool(reader), isAhead(reader.now), eq(interviews.answer, 'proposed')),
      ),
  }),
  'hire-to-record': (reader) => ({
    facts: { application_id, vacancy_title, candidate_name: shownName },
    by: application_id,
    rows: (fields) =>
      applicationsOfSchool(fields).where(
        and(ofSchool(reader), eq(applications.status, 'Offered'), isAccepted, isUndecided),
      ),
  }),
  'applicants-to-answer': (reader) => ({
    facts: {
      vacancy_id,
      vacancy_title,
      n: sql`count(*)`,
      since: sql`min(${applications.application_date})`,
      days: sql`${times.answer_days}::int`,
    },
    by: sql`extract(epoch from min(${applications.application_date}))`,
    rows: (fields) =>
      select(fields)
        .from(vacancies)
        .innerJoin(applications, eq(applications.vacancy_id, vacancy_id))
        .where(
          and(
            ofSchool(reader),
            eq(applications.status, 'Pending'),
            isUndecided,
            lt(
              applications.application_date,
              sql`${at(reader.now)} - make_interval(days => ${times.answer_days})`,
            ),
          ),
        )
        .groupBy(vacancy_id),
  }),
  'vacancy-filled': (reader) => ({
    facts: { vacancy_id, vacancy_title, n: sql`count(*)` },
    by: sql`-count(*)`,
    rows: (fields) =>
      select(fields)
        .from(vacancies)
        .innerJoin(applications, eq(applications.vacancy_id, vacancy_id))
        .where(
          and(
            ofSchool(reader),
            inArray(applications.status, WAITING_FOR_SCHOOL),
            isUndecided,
            sql`exists (select from ${applications} hired where hired.vacancy_id = ${vacancy_id} and hired.status = 'Hired')`,
          ),
        )
        .groupBy(vacancy_id),
  }),
} satisfies Partial<TaskFinders>;
