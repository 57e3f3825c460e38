import { siteDay } from '../../../../language/run/value/site-day.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { SUCCESSFUL } from '../../hiring/application/application-states.ts';
import { presentCandidate } from '../../people/candidate-answers.ts';
import { ADMIN_FORM } from '../../people/candidate-operations.ts';
import { findCandidate } from '../../people/candidate-queries.ts';
import { profileStrength } from '../../people/profile-strength.ts';
import { profileMatchPercent } from '../../vacancies/suggested-vacancies.ts';
import { countApplicationsOfCandidate } from './application-count-queries.ts';

export const candidateDashboardOperations = {
  async getCandidateDashboard(_call, { db, user, clock }) {
    const id = user.candidate_id;
    if (id === null) throw Refusal.notFound('own_profile');
    const [candidate, counts, profile_match] = await inOneStatement(db, (one) => [
      findCandidate(one, id),
      countApplicationsOfCandidate(one, id),
      profileMatchPercent(one, id, siteDay(clock())),
    ]);
    if (!candidate) throw Refusal.notFound('own_profile');
    const profile = await presentCandidate(candidate);
    const { forms, fields } = await formFields('updateCandidate');
    const sections = forms
      .filter(({ name }) => name !== ADMIN_FORM)
      .map(({ name, title }) => ({
        form: name,
        title,
        fields: fields
          .filter((field) => field.form === name)
          .map((field) => ({ name: field.read, title: field.title })),
      }));
    const strength = profileStrength(sections, profile);
    const inState = (...states: readonly string[]) =>
      counts.filter(({ status }) => states.includes(status)).reduce((sum, { total }) => sum + total, 0);
    const total = counts.reduce((sum, row) => sum + row.total, 0);
    return {
      data: {
        profile_strength: strength.percent,
        profile_sections: strength.sections,
        profile_match,
        total_applications: total,
        successful_applications: inState(...SUCCESSFUL),
        application_views: counts.reduce((sum, { viewed }) => sum + viewed, 0),
        stats: {
          total_applications: total,
          under_review: inState('Under Review'),
          shortlisted: inState('Shortlisted'),
          rejected: inState('Rejected'),
        },
      },
    };
  },
} satisfies Partial<Handlers>;
