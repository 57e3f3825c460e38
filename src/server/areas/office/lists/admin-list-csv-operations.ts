import { readFile } from 'node:fs/promises';
import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { commaNow } from '../../../../language/run/value/language.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { type CsvContent, csvFile, readCsv } from '../../../engine/records/csv/csv-file.ts';
import { type AdminList, adminLists } from '../../reference/admin-list-queries.ts';
import { itemsOf } from '../../reference/admin-list-search-queries.ts';
import { csvColumns, listForm } from './admin-list-columns.ts';
import { type Imported, importLines, unknownTitles } from './admin-list-import.ts';

const MOST_LINES = 2_000;
/** The most refused lines that a response explains; others are reported on the next attempt. */
const MOST_TOLD = 50;

const refuseFile = (...objections: CodedMessage[]) => Refusal.ofFields({ file: objections });

/** Rolls back the transaction of a dry run. */
class Rehearsed extends Error {}

export const adminListCsvOperations = {
  async exportAdminList({ path, query }, context) {
    const list = adminLists[path.list];
    const { columns } = await listForm(context.db, list);
    const rows = await itemsOf(list, query.sort).rows(query, context);
    return csvFile(path.list, csvColumns(list, columns), rows);
  },

  async importAdminList(call, { db, clock }) {
    const list = adminLists[call.path.list];
    const { file, dry_run = false } = await call.body();
    if (!file) throw refuseFile(coded('lists.import_none'));
    const content = await contentOf(db, list, file.path);
    const done = await imported(db, dry_run, (tx) => importLines(tx, list, content, clock));
    const count = (what: string) => done.lines.filter(({ becomes }) => becomes === what).length;
    const { unchanged, refused } = done;
    const counts = { added: count('added'), changed: count('changed'), unchanged, refused: refused.length };
    return {
      message: dry_run ? say('lists.import_checked', counts) : say('lists.imported', counts),
      data: { dry_run, ...counts, ...shownLines(done) },
    };
  },
} satisfies Partial<Handlers>;

async function contentOf(db: Db, list: AdminList, path: string): Promise<CsvContent> {
  const content = readCsv((await readFile(path)).toString());
  if (!content || content.lines.length === 0) throw refuseFile(coded('lists.import_none'));
  if (content.lines.length > MOST_LINES) throw refuseFile(coded('lists.import_long'));
  const unknown = await unknownTitles(db, list, content.titles);
  if (unknown.length) throw refuseFile(coded('lists.import_columns', { titles: unknown.join(commaNow()) }));
  return content;
}

/** The most lines in a response. */
const MOST_SHOWN = 100;

/**
 * Returns the lines that change something, in the file's order; if there are very many, refused ones first.
 */
function shownLines({ lines, refused }: Imported) {
  const refusals = refused.map(({ line, text, values }) => ({
    line,
    becomes: 'refused' as const,
    values,
    why: text,
  }));
  const shown = [...refusals, ...lines].slice(0, MOST_SHOWN);
  return {
    lines: shown.sort((one, other) => one.line - other.line),
    not_shown: refusals.length + lines.length - shown.length,
  };
}

/** Imports everything or nothing; a dry run imports nothing, and also returns refused lines. */
async function imported(db: Db, isTrial: boolean, bring: (tx: Db) => Promise<Imported>): Promise<Imported> {
  let done: Imported | undefined;
  const work = db.transaction(async (tx) => {
    done = await bring(tx);
    if (isTrial || done.refused.length) throw new Rehearsed();
  });
  await work.catch((error) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  const { refused } = done!;
  if (refused.length && !isTrial)
    throw refuseFile(
      ...refused.slice(0, MOST_TOLD).map(({ line, text }) => coded('lists.import_line', { line, text })),
    );
  return done!;
}
