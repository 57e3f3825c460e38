import type { components } from '../../../generated/api.d.ts';
import type { StoredSchool } from '../db/schools.ts';
import type { SessionUser } from '../db/sessions.ts';
import { formFields } from './form-fields.ts';
import { presentFields } from './present-fields.ts';
import { presentUser } from './present-user.ts';

export type School = components['schemas']['School'];

/** A school's profile as the API shows it, with the account if it is the user's own. */
export async function presentSchool(school: StoredSchool, user: SessionUser): Promise<School> {
  const { fields } = await formFields('createSchool');
  const shown = {
    ...presentFields(fields, school.fields, school.files),
    school_id: school.school_id,
    country: school.country,
    open_vacancies: school.open_vacancies,
    created_at: school.created_at.toISOString(),
    user_id: school.user_id,
    role_id: school.role_id,
    ...(user.id === school.user_id && { user: presentUser(user) }),
  };
  // The read shape is generated from the same forms that wrote these fields.
  return shown as unknown as School;
}
