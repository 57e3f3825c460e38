import { removeMember } from '../../areas/account/membership-queries.ts';
import { endSessionsOf } from '../../areas/account/session-end-queries.ts';
import { lockAdmins, lockUser } from '../../areas/account/user-queries.ts';
import { eraseUser } from '../../areas/office/user/erase-user.ts';
import { lockOwnedRecords } from '../../areas/office/user/erasure-queries.ts';
import { membersOf } from '../../areas/schools/team/team-queries.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { FileStore } from '../../engine/files/file-store.ts';
import type { MailFolder } from '../../engine/mail/mail-folder.ts';
import { deleteMailsAbout, insertMail, mailsToInsert } from '../../engine/mail/mail-outbox-queries.ts';
import { demoAccounts } from './accounts.ts';
import { demoCentres } from './demo-content.ts';
import { deleteCentres, demoUserIds } from './demo-user-queries.ts';

const EMAILS = demoAccounts.map(({ email }) => email);

/** Refuses to start while accounts with the public password exist. */
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
 * Removes the demo accounts with all their data and nothing else; real candidates with an application to a
 * demo school are notified. Returns the number of accounts.
 */
export async function removeDemoData({ db, store, mails, publicUrl }: Place): Promise<number> {
  const files = store.forCall(db);
  let outcome: 'succeeded' | 'failed' = 'failed';
  try {
    const { gone, removed } = await db.transaction(async (tx) => {
      const gone: number[] = [];
      let removed = 0;
      await lockAdmins(tx);
      const mail = {
        post: insertMail,
        toPost: mailsToInsert,
        forget: deleteMailsAbout,
        discard: async () => {},
        hurry: () => {},
      };
      const settings = {
        publicUrl,
        rateLimitScale: 1,
        adminEmail: null,
        passwordBlocklist: false,
        adminNeedsFactor: false,
      };
      const parts = { mail, files, settings, clock: () => new Date() };
      for (const id of await demoUserIds(tx, EMAILS)) {
        await lockOwnedRecords(tx, id);
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
      return { gone, removed };
    });
    outcome = 'succeeded';
    await mails.discard(gone);
    return removed;
  } finally {
    await files.finish(outcome);
  }
}

/** Real people who joined a demo school keep their account without a school. */
async function dismissTeam(tx: Db, schoolId: number): Promise<void> {
  for (const member of await membersOf(tx, schoolId)) {
    await removeMember(tx, member);
    if (member.user_id !== null) await endSessionsOf(tx, member.user_id);
  }
}
