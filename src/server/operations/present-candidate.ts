import type { components } from '../../../generated/api.d.ts';
import type { ListedCandidate } from '../db/candidate-search.ts';
import type { StoredCandidate } from '../db/candidates.ts';
import { fileUrl } from '../db/files.ts';
import { formFields } from './form-fields.ts';
import { presentFields, presentListed } from './present-fields.ts';

export type Candidate = components['schemas']['Candidate'];
export type CandidateRow = components['schemas']['CandidateRow'];

/** A candidate's profile as the API shows it to those who may see all of it. */
export async function presentCandidate(candidate: StoredCandidate): Promise<Candidate> {
  const { fields } = await formFields('updateCandidate');
  const documents = candidate.files.filter((file) => file.visibility === 'private');
  const shown = {
    ...presentFields(fields, candidate.fields, candidate.files),
    ...known(candidate),
    candidate_dox: documents.map((file) => ({
      doc_type: file.field === 'candidate_cv' ? 'CV' : 'Document',
      doc_name: file.original_name,
      doc_path: fileUrl(file),
      created_at: file.created_at.toISOString(),
    })),
  };
  // The read shape is generated from the same forms that wrote these fields.
  return shown as unknown as Candidate;
}

/** Fields of a profile that lists show. */
const LISTED: readonly string[] = [
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
];

/** A candidate in a list; a field without a value is null. */
export async function presentCandidateRow(candidate: ListedCandidate): Promise<CandidateRow> {
  const { fields } = await formFields('updateCandidate');
  const shown = {
    ...presentListed(fields, LISTED, candidate.fields, candidate.pictures),
    ...known(candidate),
  };
  return shown as unknown as CandidateRow;
}

/** What the server knows beside what was typed. */
function known(candidate: Omit<StoredCandidate, 'fields' | 'files'>) {
  return {
    candidate_id: candidate.candidate_id,
    user_id: candidate.user_id,
    role_id: candidate.role_id,
    full_name: candidate.full_name,
    skills: candidate.skills,
    created_at: candidate.created_at.toISOString(),
  };
}
