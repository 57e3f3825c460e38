import { endSessionsOf } from '../account/session-queries.ts';
import { lockAdmins, lockUser } from '../account/user-queries.ts';
import type { Db } from '../db/connect.ts';
import type { FileStore } from '../http/upload/file-store.ts';
import type { MailFolder } from '../mail/mail-folder.ts';
import { forgetMails, insertMail } from '../mail/mail-outbox-queries.ts';
import { removeMember } from '../membership/membership-queries.ts';
import { membersOf } from '../team/team-queries.ts';
import { eraseUser } from '../user/erase-user.ts';
import { lockBelongings } from '../user/erasure-queries.ts';
import { demoAccounts } from './accounts.ts';
import { demoCentres } from './demo-content.ts';
import { deleteCentres, demoUserIds } from './demo-user-queries.ts';

const EMAILS = demoAccounts.map(({ email }) => email);

/** Refuses to start beside accounts whose password is printed everywhere. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  if ((await demoUserIds(db, EMAILS)).length === 0) return;
  throw new Error(
    'There is demo data here, whose sign-ins everybody knows, and DEMO is 0. ' +
      'Remove it by `npm run demo:remove`, start with another DATA_DIR or DATABASE_URL, or with DEMO=1.',
  );
}

export const demoIds = (db: Db): Promise<number[]> => demoUserIds(db, EMAILS);

type Place = { db: Db; store: FileStore; mails: MailFolder; publicUrl: string };

/**
 * Removes the accounts of the demo with all that is theirs, and nothing else: real people who have applied to a school
 * of the demo are told. Returns how many accounts there were.
 */
export async function removeDemoData({ db, store, mails, publicUrl }: Place): Promise<number> {
  const files = store.forCall(db);
  let outcome: 'succeeded' | 'failed' = 'failed';
  const gone: number[] = [];
  let removed = 0;
  try {
    await db.transaction(async (tx) => {
      await lockAdmins(tx);
      const mail = { post: insertMail, forget: forgetMails, discard: async () => {}, hurry: () => {} };
      const settings = {
        publicUrl,
        rateLimitScale: 1,
        adminEmail: null,
        passwordBlocklist: false,
        adminNeedsFactor: false,
      };
      const parts = { mail, files, settings, clock: () => new Date() };
      for (const id of await demoUserIds(tx, EMAILS)) {
        await lockBelongings(tx, id);
        const found = await lockUser(tx, id);
        if (!found) continue;
        if (found.school_id !== null) await dismissTeam(tx, found.school_id);
        gone.push(...(await eraseUser(tx, parts, found)));
        removed += 1;
      }
      await deleteCentres(
        tx,
        demoCentres.map(({ name }) => name),
      );
    });
    outcome = 'succeeded';
  } finally {
    await files.finish(outcome);
  }
  await mails.discard(gone);
  return removed;
}

/** Real people may have joined a school of the demo: they keep their account, and work for nobody then. */
async function dismissTeam(tx: Db, schoolId: number): Promise<void> {
  for (const member of await membersOf(tx, schoolId)) {
    await removeMember(tx, member);
    if (member.user_id !== null) await endSessionsOf(tx, member.user_id);
  }
}
