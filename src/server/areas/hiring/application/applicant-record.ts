import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';

type Profile = Pick<AnswerSchema<'Candidate'>, 'certificates' | 'experiences'>;
type Certificate = AnswerSchema<'HeldCertificate'>;
type Position = AnswerSchema<'HeldPosition'>;

/** Certificates that expire within this period are marked, since schools hire at least this far ahead. */
const SOON = 90 * DAY;

/** Returns the certificates with their validity, the first to expire first, those without expiry last. */
export function certificatesOf({ certificates }: Profile, now: Date): Certificate[] {
  const today = siteDay(now);
  const soon = siteDay(new Date(now.getTime() + SOON));
  return certificates
    .map(({ cert_type_id = null, institution_name = null, issue_date = null, exp_date = null }) => ({
      cert_type_id,
      institution_name,
      issue_date,
      exp_date,
      standing: standing(exp_date, today, soon),
    }))
    .sort((a, b) => order(a.exp_date ?? LAST, b.exp_date ?? LAST));
}

const LAST = '9999-12-31';

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function standing(end: string | null, today: string, soon: string): Certificate['standing'] {
  if (end === null || end > soon) return 'valid';
  return end < today ? 'expired' : 'expiring';
}

/** Returns the positions, current ones first, then by end and start. */
export function careerOf({ experiences }: Profile): Position[] {
  const until = ({ is_current, end_date, start_date }: Position) =>
    `${is_current ? LAST : (end_date ?? start_date ?? '')} ${start_date ?? ''}`;
  return experiences
    .map(
      ({
        position_title = null,
        school_name = null,
        country_id = null,
        start_date = null,
        end_date = null,
        is_current = false,
        curriculum_id = null,
        subject_id = null,
        job_summary = null,
      }) => ({
        position_title,
        school_name,
        country_id,
        start_date,
        end_date,
        is_current: is_current ?? false,
        curriculum_id,
        subject_id,
        job_summary,
      }),
    )
    .sort((a, b) => order(until(b), until(a)));
}
