import { siteDay } from '../../../../language/run/value/site-day.ts';
import { filesOf, findFile } from '../../../engine/files/file-queries.ts';
import type { ArchiveEntry, Context } from '../../../engine/http/handler.ts';
import { say } from '../../../engine/messages/say.ts';
import { presentCandidate } from '../../people/candidate-answers.ts';
import { findCandidate } from '../../people/candidate-queries.ts';
import { ADMINS_ONLY } from '../../people/tables/candidate.ts';
import { presentSchool } from '../../schools/school-answers.ts';
import { findSchool } from '../../schools/school-queries.ts';
import { OWN_TABLES, ownRows, receivedFiles } from './own-data-queries.ts';

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a list as JSON, a batch of rows at a time. */
async function* asList(first: unknown[], others: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  const linesOf = (rows: unknown[]) => rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
  yield `[\n${linesOf(first)}`;
  for await (const rows of others) yield `,\n${linesOf(rows)}`;
  yield '\n]\n';
}

/** Yields all data of the caller: the profile as shown, all rows as stored, all files. */
export async function* ownArchive({ db, user, clock }: Context<'exportMe'>): AsyncGenerator<ArchiveEntry> {
  yield { name: 'README.txt', content: `${say('user.archive', { name: user.full_name })}\n` };
  const candidate = user.candidate_id === null ? null : await findCandidate(db, user.candidate_id);
  if (candidate) yield { name: 'profile.json', content: asText(asShown(await presentCandidate(candidate))) };
  // A colleague gets only personal data, not the school's.
  const school_id = user.owned_school_id;
  const school = school_id === null ? null : await findSchool(db, school_id, siteDay(clock()));
  if (school) yield { name: 'profile.json', content: asText(await presentSchool(school, user, clock())) };
  const owner = { ...user, school_id };
  for (const table of Object.keys(OWN_TABLES)) {
    const batches = ownRows(db, table, owner);
    const first = await batches.next();
    if (!first.done) yield { name: `data/${table}.json`, content: asList(first.value, batches) };
  }
  for (const id of [...(await filesOf(db, user.id)), ...(await receivedFiles(db, owner))]) {
    const file = await findFile(db, id);
    if (file) yield { name: `files/${id}-${inArchive(file.original_name)}`, content: { file } };
  }
}

const asShown = (profile: object): object =>
  Object.fromEntries(Object.entries(profile).filter(([name]) => !ADMINS_ONLY.includes(name)));

/** Returns a file name that can be unpacked on every system, without leaving its folder. */
const inArchive = (name: string): string => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
