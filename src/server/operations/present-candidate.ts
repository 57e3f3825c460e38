import type { components } from '../../../generated/api.d.ts';
import type { StoredCandidate } from '../db/candidates.ts';
import { fileUrl } from '../db/files.ts';
import { formFields } from './form-fields.ts';
import { presentFields } from './present-fields.ts';

export type Candidate = components['schemas']['Candidate'];

/** A candidate's profile as the API shows it to those who may see all of it. */
export async function presentCandidate(candidate: StoredCandidate): Promise<Candidate> {
  const { fields } = await formFields('createCandidate');
  const documents = candidate.files.filter((file) => file.visibility === 'private');
  const shown = {
    ...presentFields(fields, candidate.fields, candidate.files),
    candidate_id: candidate.candidate_id,
    user_id: candidate.user_id,
    role_id: candidate.role_id,
    full_name: candidate.full_name,
    skills: candidate.skills,
    candidate_dox: documents.map((file) => ({
      doc_type: file.field === 'candidate_cv' ? 'CV' : 'Document',
      doc_name: file.original_name,
      doc_path: fileUrl(file),
      created_at: file.created_at.toISOString(),
    })),
    created_at: candidate.created_at.toISOString(),
  };
  // The read shape is generated from the same forms that wrote these fields.
  return shown as unknown as Candidate;
}
