import { demoCandidates, demoSchools, demoTeam } from './demo-content.ts';

/** One password for all, so that visitors of the demo can switch roles quickly. */
export const DEMO_PASSWORD = 'demo-2026';

export type DemoAccount = { role: 'Admin' | 'Candidate' | 'School'; name: string; email: string };

/** Every account in the demo data, for the startup banner and the README. */
export const demoAccounts: DemoAccount[] = [
  { role: 'Admin', name: 'Demo Admin', email: 'demo-admin@example.com' },
  ...demoSchools.map(({ name, email }): DemoAccount => ({ role: 'School', name, email })),
  ...demoCandidates.map(
    ({ first_name, last_name, email }): DemoAccount => ({
      role: 'Candidate',
      name: `${first_name} ${last_name}`,
      email,
    }),
  ),
  ...demoTeam.colleagues
    .filter(({ has_joined }) => has_joined)
    .map(({ name, email }): DemoAccount => ({ role: 'School', name, email })),
];
