import { knownEmails } from '../../areas/account/user-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './accounts.ts';

/** The demo accounts in this database; none if it was never filled with demo data. */
export async function demoSignIns(db: Db): Promise<DemoAccount[]> {
  const known = await knownEmails(
    db,
    demoAccounts.map(({ email }) => email),
  );
  return demoAccounts.filter(({ email }) => known.has(email));
}

/** The lines about demo accounts in the startup banner. */
export function signInLines(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return [];
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Demo sign-ins, all with the password ${DEMO_PASSWORD}`,
    ...accounts.map(({ role, email, name }) => `    ${role.padEnd(9)}  ${email.padEnd(widest)}  ${name}`),
  ];
}
