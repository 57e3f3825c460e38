import type { Db } from '../../../engine/db/connect.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import type { LinkedFile } from '../../../engine/db/record-files.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { SessionUser } from '../../../engine/http/session-user.ts';
import { sayPhrase } from '../../../engine/messages/say.ts';
import { presentAsAsked } from '../../../engine/records/asked-answers.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import { hireFactsOf } from '../checklist/hire-facts-queries.ts';
import {
  checklistFor,
  inReadersLanguage,
  referencesFor,
  requiredItems,
} from '../checklist/required-items.ts';
import { ENDED_WITHOUT_HIRE } from '../tables/application.ts';
import { checklistChoices, checklistNamed } from './checklist-choices.ts';
import { disclosureForm } from './disclosure-form.ts';
import { findDisclosure } from './disclosure-queries.ts';
import {
  evidenceOf,
  givenReferences,
  hiresCompleteFiles,
  hiringFilesOf,
  hiringItemsOf,
  type ListedItem,
  teamOf,
} from './hiring-file-queries.ts';
import { type FileItem, fileItems, openBeforeHire } from './item-states.ts';
import { aboutOf } from './item-titles.ts';

export type FiledApplication = {
  application_id: number;
  vacancy_id: number;
  candidate_id: number;
  school_id: number;
  status: ApplicationStatus;
};

type Found = Pick<FiledApplication, 'application_id' | 'vacancy_id' | 'candidate_id'>;

/** Returns files with their items as they are now; without a file, the items that it would have. */
export async function readHiringFiles(db: Db, of: readonly Found[], now: Date) {
  if (of.length === 0) return [];
  const [files, rows, given, facts] = await inOneStatement(db, (one) => [
    hiringFilesOf(one, of),
    hiringItemsOf(one, of),
    givenReferences(one, of),
    hireFactsOf(one, of, now),
  ]);
  const rowsOf = Map.groupBy(rows, ({ application_id }) => application_id);
  const givenTo = Map.groupBy(given, ({ application_id }) => application_id);
  return of.map(({ application_id }, index) => {
    const file = files.find((one) => one.application_id === application_id) ?? null;
    const suggested = checklistFor(facts[index]!);
    const checklist = (file && checklistNamed(file.checklist)) ?? suggested;
    const required = requiredItems(checklist, facts[index]!);
    const settled = new Set(referencesFor(required, givenTo.get(application_id) ?? []).keys());
    const items = fileItems(required, rowsOf.get(application_id) ?? [], settled, facts[index]!.today);
    return { file, checklist, items };
  });
}

export async function readHiringFile(db: Db, found: Found, now: Date) {
  const [read] = await readHiringFiles(db, [found], now);
  return read!;
}

/** Everything about a hiring file that the reader may see. */
export async function presentHiringFile(
  db: Db,
  application: FiledApplication,
  user: SessionUser,
  now: Date,
): Promise<AnswerSchema<'HiringFile'>> {
  const isCandidate = user.role_name === 'Candidate';
  const { file, checklist, items } = await readHiringFile(db, application, now);
  const isRequired = await hiresCompleteFiles(db, application.school_id);
  const team = await teamOf(db, application.school_id);
  const readers = file?.disclosure_readers ?? [];
  const shown = file === null ? [] : items.filter((item) => !isCandidate || item.provided_by === 'candidate');
  const evidence = await evidenceOf(
    db,
    shown.flatMap(({ row }) => row ?? []),
  );
  const hasEnded = ENDED_WITHOUT_HIRE.includes(application.status);
  const may = {
    candidate: isCandidate && !hasEnded,
    school: !isCandidate && !hasEnded && user.team_role !== 'reviewer',
    user: user.id,
    owner: user.team_role === 'owner',
  };
  const disclosure = await findDisclosure(db, application);
  const mayRead = isCandidate || readers.includes(user.id);
  const presented = shown.map((item) => presentItem(item, evidence, may));
  // What a candidate has sent waits for the school, and nothing is asked of it any more after the end.
  const open = presented.filter(({ state, is_settled }) =>
    isCandidate ? may.candidate && (state === 'open' || state === 'expired') : !is_settled,
  );
  const choices = team.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    application_id: application.application_id,
    is_required: isRequired,
    is_complete: file !== null && items.every(({ is_settled }) => is_settled),
    is_ready_to_hire: file !== null && openBeforeHire(items).length === 0,
    checklist: checklist.key,
    checklist_title: file && sayPhrase(checklist.title),
    opened_at: file?.opened_at ?? null,
    opened_by: isCandidate ? null : (file?.opener ?? null),
    open_count: open.length,
    open_before_hire: open.filter(({ due }) => due === 'hire').length,
    items_before_hire: presented.filter(({ due }) => due === 'hire'),
    items_before_start: presented.filter(({ due }) => due === 'start'),
    disclosure_readers: isCandidate ? [] : readers.map(String),
    checklists: isCandidate ? [] : checklistChoices(),
    team: isCandidate ? [] : choices,
    reader_names: team.filter(({ id }) => readers.includes(id)).map(({ name }) => name),
    disclosure_given_at: disclosure?.given_at ?? null,
    disclosure:
      disclosure && mayRead
        ? presentAsAsked(disclosure.asked, (await disclosureForm()).asked, disclosure.answers)
        : [],
    may_set: may.school,
  };
}

type May = { candidate: boolean; school: boolean; user: number; owner: boolean };

/** Evidence stays while a check rests on it. */
export const restsOnNothing = ({ state }: Pick<FileItem, 'state'>): boolean => state !== 'checked';

/** Whoever added evidence may remove it, and the owner of the school. */
export const mayTake = (
  file: Pick<LinkedFile, 'owner_id'>,
  { user, owner }: Pick<May, 'user' | 'owner'>,
): boolean => owner || file.owner_id === user;

function presentItem(
  item: FileItem<ListedItem>,
  evidence: readonly LinkedFile[],
  may: May,
): AnswerSchema<'HiringItem'> {
  const { row, state, is_settled, is_lapsing } = item;
  const { title, needs, sources } = inReadersLanguage(item);
  const forSchool = <T>(value: T | undefined): T | null =>
    may.candidate || value === undefined ? null : value;
  return {
    item: item.key,
    subject: item.subject,
    about: aboutOf(item),
    title,
    needs,
    provided_by: item.provided_by,
    due: item.due,
    sources: sources.map(({ published = null, summary = null, ...source }) => ({
      ...{ published, summary },
      ...source,
    })),
    lapses_after_months: item.lapses_after_months,
    state,
    is_settled,
    is_lapsing,
    is_disclosure: item.form !== null,
    evidence: evidence
      .filter(({ record_id }) => record_id === row?.item_id)
      .map((file) => ({
        file_id: file.id,
        url: fileUrl(file),
        name: file.original_name,
        by: file.field === 'provided' ? 'candidate' : 'school',
        may_remove: (may.candidate || may.school) && restsOnNothing(item) && mayTake(file, may),
      })),
    provided_at: row?.provided_at ?? null,
    note: forSchool(row?.note),
    checked_by: forSchool(row?.checker),
    checked_on: row?.checked_on ?? null,
    expires_on: row?.expires_on ?? null,
    waiver_reason: forSchool(row?.waiver_reason),
    waiver_asked_by: forSchool(row?.asker),
    waiver_asked_at: row?.waiver_asked_at ?? null,
    waiver_agreed_by: forSchool(row?.agreer),
    waived_at: row?.waived_at ?? null,
    may_check: may.school,
    may_reopen: may.school && row !== null && (row.checked_on ?? row.waiver_asked_at) !== null,
    may_waive: may.school && !is_settled && state !== 'waiver_asked',
    may_agree: may.school && state === 'waiver_asked' && row?.waiver_asked_by !== may.user,
    may_provide: may.candidate && item.form === null && (!is_settled || is_lapsing),
    may_disclose: may.candidate && item.form !== null && !is_settled,
  };
}
