import type { Db } from '../../../engine/db/connect.ts';
import { unreferencedFiles } from '../../../engine/db/record-files.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { Call, Context, Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { formFields } from '../../../engine/records/form-fields.ts';
import { keepUploads, storeUploads } from '../../../engine/records/record-uploads.ts';
import { type MailContext, tell } from '../../news/tell.ts';
import { applicationParties, partyRecipients } from '../application/application-party-queries.ts';
import { type ApplicationRecord, touchApplication } from '../application/application-queries.ts';
import { itemId } from '../checklist/required-items.ts';
import { ENDED_WITHOUT_HIRE } from '../tables/application.ts';
import { checklistChoices, checklistNamed } from './checklist-choices.ts';
import { disclosureForm } from './disclosure-form.ts';
import { saveDisclosure } from './disclosure-queries.ts';
import { mayTake, presentHiringFile, readHiringFile, restsOnNothing } from './hiring-file-answers.ts';
import {
  addEvidence,
  changeItem,
  evidenceOf,
  findHiringFile,
  hiresCompleteFiles,
  type ListedItem,
  saveHiringFile,
  setHiresCompleteFiles,
  takeEvidence,
  teamOf,
} from './hiring-file-queries.ts';
import { dayAfterMonths, type FileItem } from './item-states.ts';
import { titleOf } from './item-titles.ts';

/** What is known of a check that is taken back. */
const UNCHECKED = { checked_by: null, checked_on: null, expires_on: null, note: null, told_days: null };
const UNWAIVED = {
  waiver_reason: null,
  waiver_asked_by: null,
  waiver_asked_at: null,
  waiver_agreed_by: null,
  waived_at: null,
};

export const hiringFileOperations = {
  async getHiringSettings(_call, { db, user }) {
    return { data: { hires_complete_files: await hiresCompleteFiles(db, user.school_id!) } };
  },

  async setHiringSettings(call, { db, user }) {
    const { hires_complete_files } = await call.body();
    await setHiresCompleteFiles(db, user.school_id!, hires_complete_files);
    return { data: { hires_complete_files } };
  },

  async getHiringFile(call, { db, user, clock }) {
    return { data: await presentHiringFile(db, call.record, user, clock()) };
  },

  async setHiringFile(call, context) {
    const { db, user, clock } = context;
    const team = await teamOf(db, call.record.school_id);
    const facts = {
      checklists: checklistChoices(),
      team: team.map(({ id, name }) => ({ value: String(id), label: name })),
    };
    const { checklist, disclosure_readers = [] } = await call.body(facts);
    const named = checklistNamed(checklist)!;
    return changing(call, context, async (tx, application) => {
      const { application_id, vacancy_id, school_id } = application;
      const at = clock();
      const before = await readHiringFile(tx, application, at);
      await saveHiringFile(tx, {
        ...{ application_id, vacancy_id, school_id },
        checklist: named.key,
        checklist_version: named.version,
        opened_by: user.id,
        opened_at: at,
        disclosure_readers: disclosure_readers.map(Number),
      });
      await askForDocuments(tx, context, application, before, at);
    });
  },

  async checkHiringItem(call, context) {
    const { user, files } = context;
    const body = await call.body();
    const { fields } = await formFields('checkHiringItem');
    await storeUploads(files, fields, body);
    const { checked_on, expires_on = null, note = null, provided_at } = body;
    return changingItem(call, context, body, async (tx, item, store) => {
      const months = item.lapses_after_months;
      if (provided_at && Date.parse(provided_at) !== item.row?.provided_at?.getTime())
        throw new Refusal(409, coded('hiring_file.evidence_changed'));
      const links = await keepUploads(tx, context, user.id, fields, body);
      await store(
        {
          ...{ ...UNWAIVED, checked_by: user.id, checked_on, note, told_days: null },
          expires_on: expires_on ?? (months === null ? null : dayAfterMonths(checked_on, months)),
        },
        links,
      );
    });
  },

  async reopenHiringItem(call, context) {
    const body = await call.body();
    return changingItem(call, context, body, async (_tx, { row }, store) => {
      if (!row?.checked_on && !row?.waiver_asked_at) throw new Refusal(409, coded('hiring_file.not_settled'));
      await store({ ...UNCHECKED, ...UNWAIVED });
    });
  },

  async waiveHiringItem(call, context) {
    const { user, clock } = context;
    const body = await call.body();
    return changingItem(call, context, body, async (_tx, { state, is_settled }, store) => {
      if (is_settled || state === 'waiver_asked') throw new Refusal(409, coded('hiring_file.settled_before'));
      await store({
        waiver_reason: body.reason,
        waiver_asked_by: user.id,
        waiver_asked_at: clock(),
        waiver_agreed_by: null,
        waived_at: null,
      });
    });
  },

  async agreeToWaiver(call, context) {
    const { user, clock } = context;
    const body = await call.body();
    return changingItem(call, context, body, async (_tx, { state, row }, store) => {
      if (state !== 'waiver_asked') throw new Refusal(409, coded('hiring_file.not_asked'));
      if (row?.waiver_asked_by === user.id) throw new Refusal(409, coded('hiring_file.same_person'));
      await store({ waiver_agreed_by: user.id, waived_at: clock() });
    });
  },

  async provideHiringEvidence(call, context) {
    const { user, files, clock } = context;
    const body = await call.body();
    const { fields } = await formFields('provideHiringEvidence');
    await storeUploads(files, fields, body);
    return changingItem(call, context, body, async (tx, item, store) => {
      if (item.provided_by !== 'candidate' || item.form !== null) throw Refusal.notFound('hiring_item');
      if (item.is_settled && !item.is_lapsing) throw new Refusal(409, coded('hiring_file.checked_before'));
      const links = await keepUploads(tx, context, user.id, fields, body);
      await store({ provided_at: clock() }, links);
    });
  },

  async removeHiringEvidence(call, context) {
    const { files, user, clock } = context;
    return changing(call, context, async (tx, application) => {
      const { application_id, vacancy_id } = application;
      const now = clock();
      const { items } = await readHiringFile(tx, application, now);
      const shown = items.filter(
        ({ provided_by }) => user.role_name !== 'Candidate' || provided_by === 'candidate',
      );
      const rows = shown.flatMap(({ row }) => row ?? []);
      const evidence = await evidenceOf(tx, rows);
      const file = evidence.find(({ id }) => id === call.path.file_id);
      if (!file || !mayTake(file, { user: user.id, owner: user.team_role === 'owner' }))
        throw Refusal.notFound('hiring_item');
      const found = shown.find(({ row }) => row?.item_id === file.record_id)!;
      if (!restsOnNothing(found)) throw new Refusal(409, coded('hiring_file.evidence_checked'));
      await takeEvidence(tx, vacancy_id, rows, file.id);
      for (const id of await unreferencedFiles(tx, [file.id])) await files.discard(tx, id);
      const isLeft = evidence.some(
        (one) => one.record_id === file.record_id && one.field === 'provided' && one.id !== file.id,
      );
      const provided_at = file.field !== 'provided' ? found.row!.provided_at : isLeft ? now : null;
      const of = { application_id, vacancy_id, item: found.key, subject: found.subject ?? '' };
      await changeItem(tx, of, { provided_at, updated_at: now });
    });
  },

  async giveDisclosure(call, context) {
    const answers = await call.body();
    const { asked } = await disclosureForm();
    return changing(call, context, async (tx, application) => {
      const now = context.clock();
      const { file, items } = await readHiringFile(tx, application, now);
      const item = file && items.find(({ form }) => form !== null);
      if (!item) throw new Refusal(409, coded('hiring_file.not_asked_for'));
      if (item.is_settled) throw new Refusal(409, coded('hiring_file.checked_before'));
      const { application_id, vacancy_id } = application;
      await saveDisclosure(tx, { application_id, vacancy_id, answers, asked, given_at: now });
      const of = { application_id, vacancy_id, item: item.key, subject: item.subject ?? '' };
      await changeItem(tx, of, { provided_at: now, updated_at: now });
    });
  },
} satisfies Partial<Handlers>;

/** Tells the candidate what an opened file asks of it, or what another checklist asks for besides. */
async function askForDocuments(
  tx: Db,
  posting: MailContext,
  application: ApplicationRecord,
  before: Awaited<ReturnType<typeof readHiringFile>>,
  at: Date,
): Promise<void> {
  const after = await readHiringFile(tx, application, at);
  const known = new Set(before.file ? before.items.map(itemId) : []);
  const asked = after.items.filter(
    (item) => item.provided_by === 'candidate' && !item.is_settled && !known.has(itemId(item)),
  );
  if (asked.length === 0) return;
  const parties = await applicationParties(tx, application.application_id);
  const facts = { ...parties, details: () => asked.map(titleOf) };
  await tell(tx, posting, 'documents-asked', { ...partyRecipients(parties), facts, at });
}

type ChangingOperation =
  | 'giveDisclosure'
  | 'setHiringFile'
  | 'checkHiringItem'
  | 'reopenHiringItem'
  | 'waiveHiringItem'
  | 'agreeToWaiver'
  | 'removeHiringEvidence'
  | 'provideHiringEvidence';
type ChangingCall = Pick<Call<'setHiringFile'>, 'locked'>;
type ChangingContext = Pick<Context<ChangingOperation>, 'db' | 'user' | 'clock'>;

/**
 * Changes the file of a locked application, and with it the application's version: a hire that was decided by the former
 * file then fails.
 */
async function changing(
  call: ChangingCall,
  { db, user, clock }: ChangingContext,
  change: (tx: Db, application: ApplicationRecord) => Promise<void>,
) {
  const changeLocked = async (tx: Db) => {
    const application = await call.locked(tx);
    if (ENDED_WITHOUT_HIRE.includes(application.status)) throw new Refusal(409, coded('hiring_file.ended'));
    await change(tx, application);
    await touchApplication(tx, application, []);
    return application;
  };
  const data = await changeThen(db, changeLocked, (after, application) =>
    presentHiringFile(after, application, user, clock()),
  );
  return { data };
}

type Store = (
  change: Omit<Parameters<typeof changeItem>[2], 'updated_at'>,
  links?: Parameters<typeof addEvidence>[3],
) => Promise<void>;

/** The same for an item that the file has. */
function changingItem(
  call: ChangingCall,
  context: ChangingContext,
  { item, subject = '' }: { item: string; subject?: string },
  change: (tx: Db, item: FileItem<ListedItem>, store: Store) => Promise<void>,
) {
  return changing(call, context, async (tx, application) => {
    const now = context.clock();
    if (!(await findHiringFile(tx, application))) throw new Refusal(409, coded('hiring_file.missing'));
    const { items } = await readHiringFile(tx, application, now);
    const found = items.find((one) => one.key === item && (one.subject ?? '') === subject);
    if (!found) throw Refusal.notFound('hiring_item');
    const { application_id, vacancy_id } = application;
    await change(tx, found, async (values, links = []) => {
      const of = { application_id, vacancy_id, item, subject };
      const id = await changeItem(tx, of, { ...values, updated_at: now });
      await addEvidence(tx, id, vacancy_id, links);
    });
  });
}
