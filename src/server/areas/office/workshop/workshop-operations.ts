import { SECOND } from '../../../../language/run/value/durations.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Context, Data, Handlers } from '../../../engine/http/handler.ts';
import type { WorkshopDesk } from '../../../engine/http/workshop-desk.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { hashOfText, type PublishedFiles, publishedOver } from './published-files.ts';
import {
  claimVersion,
  deleteDraft,
  draftsOf,
  findDraft,
  findVersion,
  insertVersion,
  type ListedVersion,
  listedVersion,
  listVersions,
  readPublished,
  writeDraft,
} from './workshop-queries.ts';

/** A process that publishes says so every few seconds; after this long without a word it has ended. */
export const SILENT_AFTER = 30 * SECOND;

export const workshopOperations = {
  async getWorkshop(_call, { db, user, settings, clock }) {
    const desk = deskOf(settings);
    const files = desk.files();
    const [published, drafts, versions] = await Promise.all([
      publishedIn(db, desk),
      draftsOf(db, user.id),
      listVersions(db),
    ]);
    const drafted = new Set(drafts.map(({ file }) => file));
    return {
      data: {
        release: desk.release(),
        together: desk.together,
        files: [...files].map(([file, text]) => ({
          file,
          hash: hashOfText(published.over.get(file) ?? text),
          is_published: published.over.has(file),
          has_draft: drafted.has(file),
        })),
        versions: versions.map((version) => present(version, clock(), published, files)),
      },
    };
  },

  async getWorkshopDefinition({ query }, { db, user, settings }) {
    return { data: await definitionOf(db, deskOf(settings), user.id, query.file) };
  },

  async saveWorkshopDraft(call, { db, user, settings, clock }) {
    const { file, base_hash, ...sent } = await call.body();
    const text = asFile(sent.text);
    const desk = deskOf(settings);
    const current = await textIn(db, desk, file);
    if (text === current) await deleteDraft(db, user.id, file);
    else await writeDraft(db, { user_id: user.id, file, text, base_hash, saved_at: clock() });
    desk.drafted({ file, text });
    return { data: await definitionOf(db, desk, user.id, file) };
  },

  async explainWorkshopEdit(call, { db, settings }) {
    const { file, ...sent } = await call.body();
    const text = asFile(sent.text);
    const desk = deskOf(settings);
    await textIn(db, desk, file);
    return { data: await desk.explain({ file, text }) };
  },

  async listWorkshopDefinitions(_call, { settings }) {
    return { data: await deskOf(settings).definitions() };
  },

  async checkWorkshopEdit(call, { db, settings }) {
    const { file, ...sent } = await call.body();
    const desk = deskOf(settings);
    await textIn(db, desk, file);
    return { data: { mistakes: await desk.check({ file, text: asFile(sent.text) }) } };
  },

  async drawWorkshopEdit(call, { db, settings }) {
    const { file, form, screen, event, language, ...sent } = await call.body();
    const desk = deskOf(settings);
    await textIn(db, desk, file);
    const drawn = form !== undefined ? { form } : event !== undefined ? { event } : { screen: screen ?? '' };
    return { data: await desk.draw({ file, text: asFile(sent.text), drawn, language }) };
  },

  async proposeWorkshopVersion(call, context) {
    const { file, base_hash, note, ...sent } = await call.body();
    const text = asFile(sent.text);
    const { db, user, settings, clock } = context;
    const desk = deskOf(settings);
    const current = await textIn(db, desk, file);
    if (text === current) throw new Refusal(409, coded('workshop.in_force'));
    if (hashOfText(current) !== base_hash) throw new Refusal(409, coded('workshop.changed_meanwhile'));
    const { version_id } = await insertVersion(db, {
      ...{ file, text, base_hash, note: note ?? '', written_by: user.id, written_at: clock() },
      ...{ hash: hashOfText(text), release_hash: hashOfText(desk.files().get(file)!), state: 'proposed' },
    });
    // The way back to a release needs nobody else.
    if (!desk.together || text === desk.files().get(file)) await begin(version_id, desk, context);
    return { data: await presented(version_id, desk, context) };
  },

  async getWorkshopVersion({ path }, context) {
    const { db, settings } = context;
    const desk = deskOf(settings);
    const version = await findVersion(db, path.id);
    if (!version) throw Refusal.notFound('workshop_version');
    const { over } = await publishedIn(db, desk);
    return {
      data: {
        version: await presented(path.id, desk, context),
        text: version.text,
        current: over.get(version.file) ?? desk.files().get(version.file) ?? '',
      },
    };
  },

  async publishWorkshopVersion({ path }, context) {
    const { db, user, settings, clock } = context;
    const desk = deskOf(settings);
    const version = await findVersion(db, path.id);
    if (!version) throw Refusal.notFound('workshop_version');
    const current = await textIn(db, desk, version.file);
    if (version.text === current) throw new Refusal(409, coded('workshop.in_force'));
    if (version.place === null) {
      if (desk.together && version.written_by === user.id)
        throw new Refusal(409, coded('workshop.not_yourself'));
      if (hashOfText(current) !== version.base_hash)
        throw new Refusal(409, coded('workshop.changed_meanwhile'));
      await begin(path.id, desk, context);
      return { data: await presented(path.id, desk, context) };
    }
    const { file, text, hash } = version;
    const { version_id } = await insertVersion(db, {
      ...{ file, text, hash, base_hash: hashOfText(current), written_by: user.id, written_at: clock() },
      ...{ note: `#${path.id}`, release_hash: hashOfText(desk.files().get(file)!), state: 'proposed' },
    });
    // Somebody has approved this text before.
    await begin(version_id, desk, context);
    return { data: await presented(version_id, desk, context) };
  },
} satisfies Partial<Handlers>;

/** Sent texts come without the spaces around them. */
const asFile = (text: string) => `${text}\n`;

type Asked = Pick<Context<'getWorkshop'>, 'db' | 'user' | 'clock' | 'settings'>;

function deskOf({ workshop }: Asked['settings']): WorkshopDesk {
  if (!workshop) throw new Refusal(404, coded('workshop.off'));
  return workshop;
}

const publishedIn = async (db: Db, desk: WorkshopDesk): Promise<PublishedFiles> =>
  publishedOver(await readPublished(db), (file) => desk.files().get(file));

/** The text in force of a definition; throws the 404. */
async function textIn(db: Db, desk: WorkshopDesk, file: string): Promise<string> {
  const text = desk.files().get(file);
  if (text === undefined) throw Refusal.notFound('workshop_definition');
  return (await publishedIn(db, desk)).over.get(file) ?? text;
}

async function definitionOf(
  db: Db,
  desk: WorkshopDesk,
  userId: number,
  file: string,
): Promise<Data<'getWorkshopDefinition'>> {
  const [text, draft] = await Promise.all([textIn(db, desk, file), findDraft(db, userId, file)]);
  const hash = hashOfText(text);
  const released = desk.files().get(file)!;
  return {
    ...{ file, text, hash, released: text === released ? null : released },
    draft: draft && {
      text: draft.text,
      base_hash: draft.base_hash,
      is_outdated: draft.base_hash !== hash,
      saved_at: draft.saved_at,
    },
  };
}

async function begin(id: number, desk: WorkshopDesk, { db, user, clock }: Asked): Promise<void> {
  const now = clock();
  const aliveSince = new Date(now.getTime() - SILENT_AFTER);
  if (!(await claimVersion(db, id, { by: user.id, now, aliveSince })))
    throw new Refusal(409, coded('workshop.in_progress'));
  desk.publish(id);
}

async function presented(
  id: number,
  desk: WorkshopDesk,
  { db, clock }: Asked,
): Promise<Data<'proposeWorkshopVersion'>> {
  const [version, published] = await Promise.all([listedVersion(db, id), publishedIn(db, desk)]);
  return present(version!, clock(), published, desk.files());
}

function present(
  version: ListedVersion,
  now: Date,
  { over }: PublishedFiles,
  files: ReadonlyMap<string, string>,
): Data<'getWorkshop'>['versions'][number] {
  const { file, hash, state, beat_at } = version;
  const isSilent = beat_at !== null && now.getTime() - beat_at.getTime() > SILENT_AFTER;
  const current = over.get(file) ?? files.get(file);
  return {
    version_id: version.version_id,
    ...{ file, hash, base_hash: version.base_hash, note: version.note, reasons: version.reasons },
    state: isSilent && (state === 'checking' || state === 'building') ? 'stopped' : state,
    in_force: version.place !== null && current !== undefined && hashOfText(current) === hash,
    written_by: version.author,
    published_by: version.publisher,
    written_at: version.written_at,
    published_at: version.published_at,
  };
}
