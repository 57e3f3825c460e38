import { type AskedField, answersAsAsked } from '../../../language/run/form/asked.ts';
import type { Db } from '../../engine/db/connect.ts';
import { join } from '../../engine/db/record.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { presentAsAsked } from '../../engine/records/asked-answers.ts';
import { formVersion } from '../../engine/records/form-versions.ts';
import type { Kind } from './kinds.ts';
import { type AskedVersion, type StoredAnswers, versionsOf } from './record-queries.ts';
import { recordKind } from './tables/record.ts';

/** What each version of a kind's form asked; versions that differ from the current one are read. */
export async function askedIn(
  db: Db,
  { stored }: Kind,
  versions: readonly string[],
): Promise<{ now: AskedField[]; of: (version: string) => readonly AskedField[]; others: AskedVersion[] }> {
  const { version: current, asked: now } = await formVersion(stored);
  const others = await versionsOf(
    db,
    [...new Set(versions)].filter((version) => version !== current),
  );
  const known = new Map(others.map(({ version, asked }) => [version, asked]));
  return { now, others, of: (version) => known.get(version) ?? now };
}

/** Records as the API answers them: their fields, and each answer under its question. */
export async function presentRecords(db: Db, kind: Kind, rows: readonly StoredAnswers[]): Promise<object[]> {
  const { now, of } = await askedIn(
    db,
    kind,
    rows.map(({ form_version }) => form_version),
  );
  return rows.map((row) => {
    const { record_id, by, created_at, updated_at } = row;
    const fields = join(recordKind.table, row, recordKind.serverColumns);
    const about = kind.about && { [`${kind.about}_id`]: row[`${kind.about}_id`] };
    const answers = presentAsAsked(of(row.form_version), now, fields);
    return { ...fields, record_id, by, created_at, updated_at, answers, ...about };
  });
}

export const presentRecord = async (db: Db, kind: Kind, row: StoredAnswers): Promise<object> =>
  (await presentRecords(db, kind, [row]))[0]!;

/** The answers of a record as text, by field. */
export function answerTexts(asked: readonly AskedField[], row: StoredAnswers): ReadonlyMap<string, string> {
  const fields = join(recordKind.table, row, recordKind.serverColumns);
  const answers = answersAsAsked(asked, asked, fields, languageNow());
  return new Map(answers.map(({ name, text }) => [name, text]));
}
