import { demoCandidates } from './candidates.ts';
import { demoSchools } from './schools.ts';

/** One password for all of them: whoever looks at the demo wants to change sides quickly. */
export const DEMO_PASSWORD = 'demo-2026';

export type DemoAccount = { role: 'Admin' | 'Candidate' | 'School'; name: string; email: string };

/** The first of each role has the plain address, the others are numbered from 2. */
const address = (role: string, index: number) =>
  `demo-${role}${index === 0 ? '' : `-${index + 1}`}@example.com`;

/** Every account of the demo data, for the start's banner and the README. */
export const demoAccounts: DemoAccount[] = [
  { role: 'Admin', name: 'Demo Admin', email: 'demo-admin@example.com' },
  ...demoSchools.map(
    ({ name }, index): DemoAccount => ({ role: 'School', name, email: address('school', index) }),
  ),
  ...demoCandidates.map(
    ({ name }, index): DemoAccount => ({
      role: 'Candidate',
      name: name.join(' '),
      email: address('candidate', index),
    }),
  ),
];
