import { formatText } from '../../../../language/run/value/formats.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { eachMorning } from '../../../engine/mail/each-morning.ts';
import { say } from '../../../engine/messages/say.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { findParties, partyRecipients } from '../application/application-party-queries.ts';
import { readHiringFile } from './hiring-file-answers.ts';
import type { ListedItem } from './hiring-file-queries.ts';
import type { FileItem } from './item-states.ts';
import { titleOf } from './item-titles.ts';
import { claimLapsing, type Lapsing } from './lapse-queries.ts';

/**
 * Tells schools 60, 30 and 7 days ahead which checks of a hiring file lapse, and candidates which of their documents:
 * each step once, in the morning. After days without a server only the nearest step is told. A file whose news fail is
 * reported and waits for the next step.
 */
export async function sendLapseNews(
  db: Db,
  posting: MailContext,
  now: Date,
  onFailure: OnFailure<Lapsing> = () => {},
): Promise<void> {
  const send = (tx: Db, lapsing: Lapsing) => tellOf(tx, posting, lapsing, now);
  await eachMorning(db, now, claimLapsing, send, onFailure);
}

async function tellOf(tx: Db, posting: MailContext, lapsing: Lapsing, at: Date): Promise<void> {
  const parties = await findParties(tx, lapsing.application_id);
  const claimed = new Set(lapsing.items.map(({ item, subject }) => `${item}\n${subject}`));
  if (!parties || claimed.size === 0) return;
  const { items } = await readHiringFile(tx, lapsing, at);
  // What the profile no longer asks for is left out, whatever was checked.
  const ending = items
    .filter(({ key, subject, state }) => state === 'checked' && claimed.has(`${key}\n${subject ?? ''}`))
    .sort((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)));
  const own = ending.filter(({ provided_by, form }) => provided_by === 'candidate' && form === null);
  const about = { ...partyRecipients(parties), at };
  if (ending.length > 0)
    await tell(tx, posting, 'checks-lapsing', { ...about, facts: { ...parties, ...factsOf(ending) } });
  if (own.length > 0)
    await tell(tx, posting, 'documents-lapsing', { ...about, facts: { ...parties, ...factsOf(own) } });
}

const lastDayOf = ({ row }: FileItem<ListedItem>): string => row!.expires_on!;

const factsOf = (items: readonly FileItem<ListedItem>[]) => ({
  valid_until: lastDayOf(items[0]!),
  details: () =>
    items.map((item) =>
      say('hiring_file.valid_until', { item: titleOf(item), day: formatText('date', lastDayOf(item)) }),
    ),
});
