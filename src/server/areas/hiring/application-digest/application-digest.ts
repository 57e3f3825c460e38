import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import { eachAlone, type OnFailure } from '../../../engine/db/each-alone.ts';
import { mailMorning } from '../../../engine/mail/mail-morning.ts';
import { say } from '../../../engine/messages/say.ts';
import { screenAddress } from '../../account/screen-address.ts';
import { getsNews, type NewsMail, type Posting, postNews } from '../../news/mail-preference/post-news.ts';
import {
  claimDigests,
  type DueSchool,
  type NewApplications,
  newApplicationsFor,
} from './application-digest-queries.ts';

const AT_ONCE = 50;
/** The most vacancies that a mail names; its last link leads to all. */
const NAMED = 10;

/**
 * Mails a school's owner and recruiters, once a day in the morning, the number of applications since the last such
 * mail, without those that they had a separate mail about; no mail when there are none. It names no applicant. Servers
 * that do this at the same moment do not wait for each other. A school whose mail fails is reported; its next mail
 * covers later applications only.
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
  for (const id of school.school_user_ids) {
    const found = await newApplicationsFor(tx, id, school, until);
    // They were told of each at once, or the last one was just withdrawn.
    if (found.length === 0) continue;
    // Somebody who has chosen a mail for each instead of the daily one was not told of applications before that choice:
    // this mail tells of them.
    const isDaily = await getsNews(tx, id, 'daily_applications');
    const kind = isDaily ? 'daily_applications' : 'new_applications';
    await postNews(tx, posting, id, kind, digest(posting.settings.publicUrl, found));
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
