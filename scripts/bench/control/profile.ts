import { dialledNumber } from '../../../src/server/areas/people/dialled-number.ts';
import { fileOf, moment } from './sql.ts';

/** The columns of a profile that its owner and related schools see. */
const COLUMNS =
  `first_name last_name designation email1 phone1 candidate_dob gender country_id current_country current_city
  highest_qualification years_of_experience employmenttype_id expected_salary notice_period`.split(/\s+/);

const rows = (table: string, hidden = 'id,') => `(
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(r) - '{${hidden}owner_id,position,extra}'::text[]) || r.extra order by r.position), '[]')
  from ${table} r where r.owner_id = c.candidate_id)`;

const files = (field: string) => `(
  select coalesce(json_agg(json_build_object('id', f.id, 'original_name', f.original_name, 'bytes', f.bytes, 'created_at', ${moment('f.created_at')}) order by l.position), '[]')
  from candidate_files l join files f on f.id = l.file_id where l.owner_id = c.candidate_id and ${field} and f.visibility = 'private')`;

/** Profile `c` as JSON; `presentProfile` completes it. */
export const PROFILE = `json_build_object(
  'fields', json_strip_nulls(json_build_object(${COLUMNS.map((name) => `'${name}', c.${name}`).join(', ')})),
  'extra', c.extra, 'candidate_id', c.candidate_id, 'user_id', c.user_id, 'created_at', ${moment('c.created_at')}, 'updated_at', ${moment('c.updated_at')},
  'candidate_picture', ${fileOf('candidate_files', 'c.candidate_id', 'candidate_picture')},
  'candidate_cover', ${fileOf('candidate_files', 'c.candidate_id', 'candidate_cover')},
  'documents', ${files('true')}, 'cv', ${files(`l.field = 'candidate_cv'`)},
  'skills', (select coalesce(json_agg(json_build_object('skill_id', k.skill_id, 'skill_desc', k.skill_desc) order by o.position), '[]')
    from candidate_skills o join skills k on k.skill_id = o.item_id where o.owner_id = c.candidate_id),
  'preferred_locations', (select coalesce(json_agg(item_id order by position), '[]') from candidate_locations where owner_id = c.candidate_id),
  'educations', ${rows('candidate_educations')}, 'experiences', ${rows('candidate_experiences')},
  'languages', ${rows('candidate_languages')}, 'certificates', ${rows('candidate_certificates', '')})`;

type Education = { year_graduation?: string; graduation_attainment?: string };
export type Profile = {
  fields: Record<string, unknown>;
  extra: Record<string, unknown>;
  documents: { id: number; field: string; original_name: string; bytes: number; created_at: string }[];
  cv: { id: number; original_name: string }[];
  skills: { skill_id: number }[];
  educations: (Education & Record<string, unknown>)[];
};

export function presentProfile({ fields, extra, documents, cv, ...rest }: Profile) {
  const [latest] = [...rest.educations].sort((a, b) =>
    (b.year_graduation ?? '').localeCompare(a.year_graduation ?? ''),
  );
  const address = ({ id, original_name }: Profile['cv'][number]) =>
    `/api/document/${id}/${encodeURIComponent(original_name)}`;
  return {
    ...fields,
    ...extra,
    ...rest,
    role_id: 2,
    full_name: `${fields.first_name} ${fields.last_name}`,
    skill_id: rest.skills.map(({ skill_id }) => skill_id),
    candidate_cv: cv[0] ? address(cv[0]) : null,
    candidate_dox: documents.map((file) => ({
      doc_type: cv.some(({ id }) => id === file.id) ? 'CV' : 'Document',
      doc_name: file.original_name,
      doc_path: address(file),
      bytes: file.bytes,
      created_at: file.created_at,
    })),
    latest_education: latest
      ? {
          ced_level: latest.ced_level,
          ced_major: latest.ced_major,
          institution_name: latest.institution_name,
          graduation_attainment: latest.graduation_attainment ?? null,
          year_graduation: latest.year_graduation,
        }
      : null,
    whatsapp_number: dialledNumber(extra.phone_code, fields.phone1),
  };
}

/** The reader's account, as SQL for an object. */
export const ACCOUNT = `json_build_object('id', reader.id, 'full_name', reader.full_name, 'user_name', reader.user_name,
  'email_verified_at', ${moment('reader.email_verified_at')}, 'role_id', reader.role_id,
  'role', json_build_object('role_id', reader.role_id, 'role_name', 'Candidate'),
  'candidate_id', reader.candidate_id, 'school_id', null, 'language', reader.language)`;
