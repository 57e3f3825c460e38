import { isDeepStrictEqual } from 'node:util';
import adminOverview from '../../../../generated/documents/screens/admin-overview.json' with { type: 'json' };
import candidateApplication from '../../../../generated/documents/screens/candidate-application.json' with {
  type: 'json',
};
import candidateDashboard from '../../../../generated/documents/screens/candidate-dashboard.json' with {
  type: 'json',
};
import candidateJob from '../../../../generated/documents/screens/candidate-job.json' with { type: 'json' };
import candidateJobs from '../../../../generated/documents/screens/candidate-jobs.json' with { type: 'json' };
import confirmEmail from '../../../../generated/documents/screens/confirm-email.json' with { type: 'json' };
import contact from '../../../../generated/documents/screens/contact.json' with { type: 'json' };
import forgotPassword from '../../../../generated/documents/screens/forgot-password.json' with {
  type: 'json',
};
import joinTeam from '../../../../generated/documents/screens/join-team.json' with { type: 'json' };
import login from '../../../../generated/documents/screens/login.json' with { type: 'json' };
import resetPassword from '../../../../generated/documents/screens/reset-password.json' with { type: 'json' };
import schoolApplication from '../../../../generated/documents/screens/school-application.json' with {
  type: 'json',
};
import schoolProfile from '../../../../generated/documents/screens/school-profile.json' with { type: 'json' };
import schoolVacancies from '../../../../generated/documents/screens/school-vacancies.json' with {
  type: 'json',
};
import schoolVacancy from '../../../../generated/documents/screens/school-vacancy.json' with { type: 'json' };
import searchCandidates from '../../../../generated/documents/screens/search-candidates.json' with {
  type: 'json',
};
import undoEmail from '../../../../generated/documents/screens/undo-email.json' with { type: 'json' };
import unsubscribe from '../../../../generated/documents/screens/unsubscribe.json' with { type: 'json' };

type Addresses = { path: string; also?: Readonly<Record<string, Readonly<Record<string, unknown>>>> };

/** The screens that mails link to: if a definition is missing, the server does not start. */
const SCREENS = {
  'admin-overview': adminOverview,
  'candidate-application': candidateApplication,
  'candidate-dashboard': candidateDashboard,
  'candidate-job': candidateJob,
  'candidate-jobs': candidateJobs,
  'confirm-email': confirmEmail,
  contact,
  'forgot-password': forgotPassword,
  'join-team': joinTeam,
  login,
  'reset-password': resetPassword,
  'school-application': schoolApplication,
  'school-profile': schoolProfile,
  'school-vacancies': schoolVacancies,
  'school-vacancy': schoolVacancy,
  'search-candidates': searchCandidates,
  'undo-email': undoEmail,
  unsubscribe,
} satisfies Record<string, Addresses>;

type Place = {
  /** The parameters of its path. */
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  /** Query parameters, for which a screen may have a path of its own (`also`): `{"tab": "applications"}`. */
  opening?: Readonly<Record<string, unknown>>;
};

/** Returns a screen's address from its definition, so that a renamed path is followed. */
export function screenAddress(publicUrl: string, name: keyof typeof SCREENS, place: Place = {}): string {
  const { params = {}, query, opening } = place;
  const { path, also = {} }: Addresses = SCREENS[name];
  const chosen = opening ? Object.keys(also).find((other) => isDeepStrictEqual(also[other], opening)) : path;
  if (!chosen) throw new Error(`The screen "${name}" has no address that opens ${JSON.stringify(opening)}.`);
  const filled = chosen.replace(/\{(\w+)\}/g, (_, gap: string) => {
    if (params[gap] === undefined) throw new Error(`The address of the screen "${name}" needs "${gap}".`);
    return encodeURIComponent(params[gap]);
  });
  return `${publicUrl}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}
