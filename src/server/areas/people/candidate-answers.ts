import { fileUrl } from '../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import { formFields } from '../../engine/records/form-fields.ts';
import { type FormPart, presentFields, presentListed } from '../../engine/records/record-answers.ts';
import type { StoredCandidate } from './candidate-queries.ts';
import type { ListedCandidate } from './candidate-search-queries.ts';
import { dialledNumber } from './dialled-number.ts';

export type Candidate = AnswerSchema<'Candidate'>;
export type CandidateRow = AnswerSchema<'CandidateRow'>;
type WrittenCandidate = FormPart<
  Candidate,
  'updateCandidate',
  'educations' | 'certificates' | 'experiences' | 'languages'
>;

/** Presents a candidate's full profile. */
export async function presentCandidate(candidate: StoredCandidate): Promise<Candidate> {
  const { fields } = await formFields('updateCandidate');
  // The CV first.
  const documents = candidate.files
    .filter((file) => file.visibility === 'private')
    .sort((one, other) => one.field.localeCompare(other.field));
  return {
    ...presentFields<WrittenCandidate>(fields, candidate.fields, candidate.files),
    ...known(candidate),
    ...(candidate.is_reported !== undefined && { is_reported: candidate.is_reported }),
    latest_education: latestEducation(candidate.fields.education),
    whatsapp_number: dialledNumber(candidate.fields.phone_code, candidate.fields.phone1),
    candidate_dox: documents.map((file) => ({
      doc_type: file.field === 'candidate_cv' ? 'CV' : 'Document',
      doc_name: file.original_name,
      doc_path: fileUrl(file),
      bytes: file.bytes,
      created_at: file.created_at,
    })),
  };
}

type Education = NonNullable<Candidate['latest_education']>;

/** Returns the most recently finished education; of two on the same day, the first in the list. */
function latestEducation(rows: unknown): Education | null {
  const educations = (rows ?? []) as readonly Education[];
  const finished = ({ year_graduation = '' }: Education) => year_graduation;
  const latest = educations.reduce<Education | undefined>(
    (found, row) => (found && finished(found) >= finished(row) ? found : row),
    undefined,
  );
  if (!latest) return null;
  const { ced_level, ced_major, institution_name, graduation_attainment = null, year_graduation } = latest;
  return { ced_level, ced_major, institution_name, graduation_attainment, year_graduation };
}

/** Fields of a profile that lists show. */
const LISTED = [
  'first_name',
  'last_name',
  'first_name_ar',
  'last_name_ar',
  'designation',
  'candidate_picture',
  'highest_qualification',
  'years_of_experience',
  'expl_id',
  'country_id',
  'current_country',
  'current_city',
  'candidate_dob',
  'gender',
  'marital_status',
  'kids_num',
  'expected_salary',
  'employmenttype_id',
  'notice_period',
  'phone_code',
  'phone1',
  'phone2',
  'email1',
  'email2',
  'address',
  'application_date',
  'availability_date',
  'candidate_status',
  'candidate_comment1',
  'candidate_comment2',
] as const satisfies readonly (keyof CandidateRow)[];

/** Presents a candidate in a list; a field without a value is null. */
export async function presentCandidateRow(candidate: ListedCandidate): Promise<CandidateRow> {
  const { fields } = await formFields('updateCandidate');
  return {
    ...presentListed<Pick<CandidateRow, (typeof LISTED)[number]>>(
      fields,
      LISTED,
      candidate.fields,
      candidate.pictures,
    ),
    ...known(candidate),
    findable: candidate.findable,
  };
}

/** Returns the server's own fields of a profile. */
function known(candidate: Omit<StoredCandidate, 'fields' | 'files'>) {
  return {
    candidate_id: candidate.candidate_id,
    user_id: candidate.user_id,
    role_id: candidate.role_id,
    full_name: candidate.full_name,
    skills: candidate.skills,
    created_at: candidate.created_at,
    updated_at: candidate.updated_at,
  };
}
