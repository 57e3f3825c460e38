import admin from './examples/admin.json' with { type: 'json' };
import application from './examples/application.json' with { type: 'json' };
import apply from './examples/apply.json' with { type: 'json' };
import auth from './examples/auth.json' with { type: 'json' };
import candidate from './examples/candidate.json' with { type: 'json' };
import checks from './examples/checks.json' with { type: 'json' };
import contact from './examples/contact.json' with { type: 'json' };
import editProfile from './examples/edit-profile.json' with { type: 'json' };
import feedback from './examples/feedback.json' with { type: 'json' };
import hiring from './examples/hiring.json' with { type: 'json' };
import invitation from './examples/invitation.json' with { type: 'json' };
import message from './examples/message.json' with { type: 'json' };
import offer from './examples/offer.json' with { type: 'json' };
import reference from './examples/reference.json' with { type: 'json' };
import report from './examples/report.json' with { type: 'json' };
import school from './examples/school.json' with { type: 'json' };
import search from './examples/search.json' with { type: 'json' };
import settings from './examples/settings.json' with { type: 'json' };
import shortlist from './examples/shortlist.json' with { type: 'json' };
import team from './examples/team.json' with { type: 'json' };
import vacancy from './examples/vacancy.json' with { type: 'json' };
import { recordExamples } from './record-examples.ts';

/**
 * For each form, by name, valid data from which tests change one value. They are in `examples/`, a file for each folder
 * of `schemas/forms/`. Files are given by type and size, which is what both sides check.
 */
export const formExamples: Record<string, Record<string, unknown>> = {
  ...admin,
  ...application,
  ...apply,
  ...auth,
  ...candidate,
  ...checks,
  ...contact,
  ...editProfile,
  ...feedback,
  ...invitation,
  ...message,
  ...hiring,
  ...offer,
  ...reference,
  ...report,
  ...school,
  ...search,
  ...settings,
  ...shortlist,
  ...team,
  ...vacancy,
  ...recordExamples,
  // A file whose content is read in the browser.
  'admin/import': { file: new File(['Name\nIB\n'], 'list.csv', { type: 'text/csv' }), dry_run: true },
};
