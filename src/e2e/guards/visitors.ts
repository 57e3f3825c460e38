import type { BrowserContext } from 'playwright/test';
import { Account } from '../account.ts';
import type { RunningServer } from '../running-server.ts';

/** Every kind of visitor, each created once per worker. */
const kinds = {
  'a visitor': async () => undefined,
  'an unverified candidate': (server: RunningServer) => Account.registered(server, 'Candidate'),
  'a candidate without a profile': (server: RunningServer) => Account.verified(server, 'Candidate'),
  'a school without a profile': (server: RunningServer) => Account.verified(server, 'School'),
  'a candidate': (server: RunningServer) => Account.withProfile(server, 'Candidate'),
  'a school': (server: RunningServer) => Account.withProfile(server, 'School'),
  'an admin': (server: RunningServer) => Account.admin(server),
};
export type Kind = keyof typeof kinds;

const made = new Map<Kind, Promise<Account | undefined>>();

export async function signInAs(kind: Kind, server: RunningServer, context: BrowserContext): Promise<void> {
  const account = made.get(kind) ?? kinds[kind](server);
  made.set(kind, account);
  await (await account)?.signIn(context);
}

export const at = (path: string) => new RegExp(`^http://[^/]+${path.replace(/[?.]/g, '\\$&')}$`);
