import { dayIn } from '../../../../language/run/value/zoned-time.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say, sayPhrase } from '../../../engine/messages/say.ts';
import { printPdf } from '../../../engine/pdf/print-pdf.ts';
import { type CsvColumn, csvFile } from '../../../engine/records/csv/csv-file.ts';
import { zoneOfReader } from '../../news/reader-zone-queries.ts';
import { limitProfileReads } from '../../people/profile-read-limits.ts';
import { applicationParties } from '../application/application-party-queries.ts';
import { referencesOf } from '../reference/reference-queries.ts';
import { hireList, type ListedHire } from './hire-queries.ts';
import { readHiringFile, readHiringFiles } from './hiring-file-answers.ts';
import { hiringFileDocument } from './hiring-file-pdf.ts';
import { evidenceOf, type ListedItem } from './hiring-file-queries.ts';
import type { FileItem } from './item-states.ts';
import { aboutOf, stateText, titleOf } from './item-titles.ts';

/** Files that are read at once. */
const AT_ONCE = 50;

export const registerOperations = {
  async listHires(call, context) {
    const { db, clock } = context;
    const { rows, meta } = await hireList.page(call.query, context, call.listCondition());
    const files = await readHiringFiles(db, rows, clock());
    const data = rows.map(({ vacancy_id: _, candidate_id: __, ...hire }, index) => {
      const { file, checklist, items } = files[index]!;
      const open = items.filter(({ is_settled }) => !is_settled);
      const lapsing = items.flatMap(({ state, row }) => (state === 'checked' && row?.expires_on) || []);
      return {
        ...hire,
        checklist_title: file && sayPhrase(checklist.title),
        is_complete: file !== null && open.length === 0,
        open_count: file === null ? items.length : open.length,
        open_items: file === null ? [] : open.map(titleOf),
        expires_on: lapsing.sort()[0] ?? null,
      };
    });
    return { data, meta };
  },

  async exportHires(call, context) {
    const { db, user, clock } = context;
    await limitProfileReads(context, 'export');
    const within = call.listCondition();
    const batches = within ? await hireList.rows(call.query, context, within) : [];
    const now = clock();
    async function* lines() {
      for await (const rows of batches)
        for (let from = 0; from < rows.length; from += AT_ONCE) {
          const some = rows.slice(from, from + AT_ONCE);
          const files = await readHiringFiles(db, some, now);
          yield some.flatMap((hire, index) => files[index]!.items.map((item) => ({ hire, item })));
        }
    }
    return csvFile('register', columns(await zoneOfReader(db, user)), lines());
  },

  async getHiringFilePdf(call, { db, user, clock }) {
    const { record } = call;
    const now = clock();
    const [found, parties, references] = await inOneStatement(db, (one) => [
      readHiringFile(one, record, now),
      applicationParties(one, record.application_id),
      referencesOf(one, record),
    ]);
    if (!found.file) throw new Refusal(409, coded('hiring_file.missing'));
    const evidence = await evidenceOf(
      db,
      found.items.flatMap(({ row }) => row ?? []),
    );
    const document = hiringFileDocument({
      ...found,
      ...{ evidence, references, parties, status: record.status, at: now },
    });
    const content = await printPdf(`user ${user.id}`, document);
    return { bytes: { name: `${say('hiring_file.pdf_name')}.pdf`, media_type: 'application/pdf', content } };
  },
} satisfies Partial<Handlers>;

type Line = { hire: ListedHire; item: FileItem<ListedItem> };

const columns = (timeZone: string): CsvColumn<Line>[] => [
  { title: say('hiring_file.csv_name'), value: ({ hire }) => hire.candidate_name },
  { title: say('hiring_file.csv_position'), value: ({ hire }) => hire.vacancy_title },
  { title: say('hiring_file.csv_hired'), value: ({ hire }) => dayIn(timeZone, hire.hired_at) },
  { title: say('hiring_file.csv_item'), value: ({ item }) => sayPhrase(item.title) },
  { title: say('hiring_file.csv_about'), value: ({ item }) => aboutOf(item) },
  { title: say('hiring_file.csv_state'), value: ({ item }) => stateText(item.state) },
  { title: say('hiring_file.csv_checked_by'), value: ({ item }) => item.row?.checker },
  { title: say('hiring_file.csv_checked_on'), value: ({ item }) => item.row?.checked_on },
  { title: say('hiring_file.csv_expires_on'), value: ({ item }) => item.row?.expires_on },
  { title: say('hiring_file.csv_waived'), value: ({ item }) => waiverOf(item) },
];

const waiverOf = ({ state, row }: FileItem<ListedItem>): string | null =>
  state === 'waived' && row ? `${row.waiver_reason} (${row.asker ?? '–'}, ${row.agreer ?? '–'})` : null;
