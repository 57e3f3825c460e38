import { siteDay } from '../../../language/run/value/site-day.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { formFields } from '../../engine/records/form-fields.ts';
import { type FormPart, presentFields, presentListed } from '../../engine/records/record-answers.ts';
import { presentUser } from '../account/user-answers.ts';
import { allowedDecisions } from './approval-states.ts';
import type { StoredSchool } from './school-queries.ts';
import type { ListedSchool } from './school-search-queries.ts';

export type School = AnswerSchema<'School'>;
export type SchoolRow = AnswerSchema<'SchoolRow'>;

/** Presents a school's profile, with the account if it is the user's own. */
export async function presentSchool(
  school: StoredSchool,
  user: SessionUser | null,
  now: Date,
): Promise<School> {
  const { fields } = await formFields('createSchool');
  return {
    ...presentFields<FormPart<School, 'createSchool'>>(fields, school.fields, school.files),
    school_id: school.school_id,
    country: school.country,
    open_vacancies: school.open_vacancies,
    is_verified: school.approval === 'approved',
    license_expired: String(school.fields.license_expiry_date ?? '9999') < siteDay(now),
    approval: school.approval,
    allowed_approvals: allowedDecisions(school.approval),
    approval_reason: school.approval_reason,
    approval_at: school.approval_at,
    missing: missingParts({ ...school.fields, school_logo: logoOf(school) }),
    created_at: school.created_at,
    updated_at: school.updated_at,
    user_id: school.user_id,
    role_id: school.role_id,
    is_reported: school.is_reported,
    ...(user?.school_id === school.school_id && { user: presentUser(user) }),
  };
}

/** What Admins look at before they approve a school, by the names of what lacks; the school's task says the same. */
const CHECKED = {
  license_number: 'ministry_license_number',
  license_expiry_date: 'license_expiry_date',
  website: 'website',
  phone: 'contact_phone',
  logo: 'school_logo',
  description: 'school_description',
} as const;

const logoOf = ({ files }: Pick<StoredSchool, 'files'>) =>
  files.find(({ field }) => field === 'school_logo')?.original_name;

type Part = keyof typeof CHECKED;

const missingParts = (profile: Readonly<Record<string, unknown>>): Part[] =>
  (Object.keys(CHECKED) as Part[]).filter((part) => (profile[CHECKED[part]] ?? '') === '');

/** Fields of a profile that lists show. */
const LISTED = [
  'school_logo',
  'school_name',
  'school_type',
  'year_established',
  'contact_email',
  'contact_phone',
  'website',
  'country_id',
  'city',
  'address',
  'school_description',
  'ministry_license_number',
  'license_expiry_date',
] as const satisfies readonly (keyof SchoolRow)[];

/** Presents a school in a list; a field without a value is null. */
export async function presentSchoolRow(school: ListedSchool): Promise<SchoolRow> {
  const { fields } = await formFields('createSchool');
  const listed = presentListed<Pick<SchoolRow, (typeof LISTED)[number]>>(
    fields,
    LISTED,
    school.fields,
    school.logos,
  );
  return {
    ...listed,
    school_id: school.school_id,
    country: school.country,
    curriculum_offered: school.curriculum_offered,
    open_vacancies: school.open_vacancies,
    is_verified: school.approval === 'approved',
    approval: school.approval,
    allowed_approvals: allowedDecisions(school.approval),
    missing: missingParts(listed),
    created_at: school.created_at,
    updated_at: school.updated_at,
  };
}
