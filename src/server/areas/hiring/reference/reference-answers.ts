import { forms } from '../../../../../generated/form-index.ts';
import { saidIn } from '../../../../../generated/server-languages.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { linkedFiles } from '../../../engine/db/record-files.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { presentAsAsked } from '../../../engine/records/asked-answers.ts';
import { type FormVersion, makeFormVersion } from '../../../engine/records/form-versions.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../application/application-states.ts';
import { ENDED_WITHOUT_HIRE } from '../tables/application.ts';
import { referenceFiles } from '../tables/reference.ts';
import {
  findRequest,
  type KeptReferee,
  type ListedReference,
  type ReferenceRequest,
  refereesOf,
  referencesOf,
  reusableOf,
  type StoredReference,
  stageOf,
} from './reference-queries.ts';

/** What a candidate always reads of a reference. */
export const FACTS: readonly string[] = ['worked_from', 'worked_until', 'role_held'];
/** What is no answer about the candidate. */
const OWN: readonly string[] = ['token', 'step', 'letter', 'share_opinions', 'may_reuse'];

export type AskedApplication = {
  application_id: number;
  vacancy_id: number;
  candidate_id: number;
  school_id: number;
  status: ApplicationStatus;
};

let asked: Promise<FormVersion> | undefined;
/** What the form asks now. */
export function referenceForm(): Promise<FormVersion> {
  asked ??= (async () => {
    const { form } = await forms['reference/reference']!();
    const phrases = Object.entries(saidIn).map(([language, said]) => [language, said.phrases]);
    return makeFormVersion('reference', [form], Object.fromEntries(phrases));
  })();
  return asked;
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export const hasEnded = (status: ApplicationStatus): boolean => ENDED_WITHOUT_HIRE.includes(status);

/** Whether an application has come to the state from which its school asks for references, and has not ended. */
export const isFarEnough = (status: ApplicationStatus, from: ApplicationStatus): boolean =>
  !hasEnded(status) && APPLICATION_STATUSES.indexOf(status) >= APPLICATION_STATUSES.indexOf(from);

/** Everything about the references of an application that the reader may see. */
export async function presentReferences(
  db: Db,
  application: AskedApplication,
  user: SessionUser,
  now: Date,
): Promise<AnswerSchema<'References'>> {
  const isCandidate = user.role_name === 'Candidate';
  const from = await stageOf(db, application.school_id);
  const request = await findRequest(db, application);
  const rows = await referencesOf(db, application);
  const referees = isCandidate ? await refereesOf(db, application.candidate_id) : [];
  const reusable = isCandidate ? await reusableOf(db, application, now) : [];
  const shown = rows.filter(({ state }) => state !== 'declined');
  const letters = await linkedFiles(
    db,
    referenceFiles,
    shown.map(({ reference_id }) => reference_id),
  );
  const form = await referenceForm();
  const isRecruiter = !isCandidate && user.team_role !== 'reviewer';
  return {
    application_id: application.application_id,
    references_from: from,
    may_ask: isRecruiter && isFarEnough(application.status, from) && stateOf(request) !== 'waits',
    asked_at: request?.asked_at ?? null,
    text: request?.text ?? null,
    state: stateOf(request),
    referees: request ? offered(referees, rows, now).map((one) => presentReferee(one, reusable)) : [],
    references: shown.map((row) => {
      const letter = letters.find(({ record_id }) => record_id === row.reference_id);
      return present(row, { isCandidate, isRecruiter, now, form, letter: letter ? fileUrl(letter) : null });
    }),
  };
}

const stateOf = (request: ReferenceRequest | null) =>
  request === null ? 'not_asked' : request.answered_at === null ? 'waits' : 'answered';

/** Whether a referee's link has expired unanswered, so that the candidate may agree to that referee again. */
export const isExpired = (
  { state, expires_at }: Pick<StoredReference, 'state' | 'expires_at'>,
  now: Date,
): boolean => state === 'waiting' && expires_at !== null && expires_at <= now;

/** The referees to whom the candidate may still agree, and what was decided about them. */
const offered = (referees: readonly KeptReferee[], rows: readonly ListedReference[], now: Date) =>
  referees.flatMap((referee) => {
    const decided = rows.find(({ referee_id }) => referee_id === referee.referee_id);
    if (!decided || isExpired(decided, now)) return { referee, choice: 'open' as const };
    return decided.state === 'declined' ? { referee, choice: 'declined' as const } : [];
  });

function presentReferee(
  { referee, choice }: ReturnType<typeof offered>[number],
  reusable: readonly StoredReference[],
): AnswerSchema<'OfferedReferee'> {
  return {
    referee_id: referee.referee_id,
    referee_name: referee.referee_name,
    referee_role: referee.referee_role,
    referee_school: referee.referee_school,
    contact_first: referee.contact_first,
    choice,
    reusable_since: reusableFrom(reusable, referee.referee_email)?.answered_at ?? null,
  };
}

/** The reference of this address that may be used again. */
export const reusableFrom = (
  reusable: readonly StoredReference[],
  email: string,
): StoredReference | undefined =>
  reusable.find(({ referee }) => referee.referee_email.toLowerCase() === email.toLowerCase());

function present(
  row: ListedReference,
  reader: { isCandidate: boolean; isRecruiter: boolean; now: Date; form: FormVersion; letter: string | null },
): AnswerSchema<'Reference'> {
  const { referee, answers, state } = row;
  const { language: _, ...described } = referee;
  const isShared = answers?.share_opinions === true;
  const seesAll = isShared || !reader.isCandidate;
  const said = answers ? presentAsAsked(row.asked ?? reader.form.asked, reader.form.asked, answers) : [];
  const isGiven = state === 'given';
  return {
    ...described,
    reference_id: row.reference_id,
    relation: described.relation as AnswerSchema<'Reference'>['relation'],
    email_domain: domainOf(referee.referee_email),
    is_school_address: row.is_school_address,
    state: isExpired(row, reader.now) ? 'expired' : (state as 'waiting' | 'refused' | 'given'),
    sent_at: row.sent_at,
    expires_at: row.expires_at,
    answered_at: row.answered_at,
    facts: said.filter(({ field }) => FACTS.includes(field)),
    opinions: seesAll ? said.filter(({ field }) => ![...FACTS, ...OWN].includes(field)) : [],
    are_opinions_shared: isShared,
    letter: seesAll ? reader.letter : null,
    is_reused: row.reused_from !== null,
    contest: row.contest,
    contested_at: row.contested_at,
    checked_by: row.checker,
    checked_at: row.checked_at,
    check_note: reader.isCandidate ? null : row.check_note,
    may_contest: reader.isCandidate && isGiven,
    may_check: reader.isRecruiter && isGiven,
  };
}
