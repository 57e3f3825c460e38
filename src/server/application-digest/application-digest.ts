import { formatText } from '../../language/run/value/formats.ts';
import type { Db } from '../db/connect.ts';
import { eachAlone, type OnFailure } from '../db/each-alone.ts';
import { mailMorning } from '../mail/mail-morning.ts';
import { screenAddress } from '../mail/screen-address.ts';
import { getsNews, type NewsMail, type Posting, postNews } from '../mail-preference/post-news.ts';
import { say } from '../words/say.ts';
import {
  claimDigests,
  type DueSchool,
  type NewApplications,
  newApplicationsOf,
} from './application-digest-queries.ts';

const AT_ONCE = 50;
/** As many vacancies as a mail names; all stand behind its last link. */
const NAMED = 10;

/**
 * Mails those who hire, once a day after the morning has come, how many have applied since the last such mail; no mail
 * when nobody has. It names no applicant. Two servers that do it at the same moment do not wait for each other. A
 * school whose mail fails is reported, and mailed of what comes after.
 */
export async function mailApplicationDigests(
  db: Db,
  posting: Posting,
  now: Date,
  onFailure: OnFailure<DueSchool> = () => {},
): Promise<void> {
  const morning = mailMorning(now);
  if (!morning) return;
  let count = AT_ONCE;
  while (count === AT_ONCE) {
    count = await db.transaction(async (tx) => {
      const due = await claimDigests(tx, morning, AT_ONCE);
      await eachAlone(tx, due, (own, school) => mailSchool(own, posting, school, morning), onFailure);
      return due.length;
    });
  }
}

async function mailSchool(tx: Db, posting: Posting, school: DueSchool, until: Date): Promise<void> {
  const found = await newApplicationsOf(tx, school, until);
  // The last of them may have been withdrawn in this moment.
  if (found.length === 0) return;
  const news = digest(posting.settings.publicUrl, found);
  for (const id of school.school_user_ids) {
    // Whoever was mailed of each at once knows them.
    if (await getsNews(tx, id, 'new_applications')) continue;
    await postNews(tx, posting, id, 'daily_applications', news);
  }
}

function digest(publicUrl: string, found: readonly NewApplications[]): NewsMail {
  const more = found.length - NAMED;
  return {
    subject: say('mail.digest_subject', { n: found.reduce((sum, { total }) => sum + total, 0) }),
    pieces: [
      say('mail.digest_intro'),
      ...found.slice(0, NAMED).map(({ vacancy_id, vacancy_title, total }) => ({
        label: say('mail.digest_line', { vacancy: vacancy_title, n: total }),
        link: screenAddress(publicUrl, 'school-vacancy', {
          params: { id: vacancy_id, slug: formatText('slug', vacancy_title) },
        }),
      })),
      ...(more > 0
        ? [
            {
              label: say('mail.digest_more', { n: more }),
              link: screenAddress(publicUrl, 'school-vacancies'),
            },
          ]
        : []),
    ],
  };
}
