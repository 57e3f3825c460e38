import type { components } from '../../../generated/api.d.ts';
import type { StoredInterview } from '../db/interviews.ts';
import { endOf, interviewStatus } from '../domain/interview-state.ts';
import { formFields } from './form-fields.ts';
import { presentFields } from './present-fields.ts';

type Interview = components['schemas']['Interview'];

/** An interview; with whom and for which vacancy, if that is given. */
export async function presentInterview(
  stored: StoredInterview,
  now: Date,
  about?: Pick<components['schemas']['ApplicationRow'], 'vacancy' | 'candidate'>,
): Promise<Interview> {
  const { fields } = await formFields('scheduleInterview');
  const { interview_id, application_id, starts_at } = stored;
  const shown = {
    ...presentFields(fields, stored.fields, []),
    interview_id,
    application_id,
    starts_at: starts_at.toISOString(),
    ends_at: endOf(stored).toISOString(),
    status: interviewStatus(stored, now),
    ...(about && { vacancy: about.vacancy, candidate: about.candidate }),
  };
  // The form's fields lie beside the declared ones, under the names that the form gives them.
  return shown as unknown as Interview;
}
