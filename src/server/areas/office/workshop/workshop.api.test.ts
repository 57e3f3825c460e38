import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../../language/compile/change/definitions-of.ts';
import { loadProject } from '../../../../language/compile/project.ts';
import { filesOnDisk } from '../../../../language/grammar/project-files.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { Over } from '../../../start/workshop/build-store.ts';
import { type Desk, DeskThread, workshopDesk } from '../../../start/workshop/desk.ts';
import type { DeskAnswers, DeskQuestions } from '../../../start/workshop/desk-question.ts';
import { PublishedProgram } from '../../../start/workshop/published-program.ts';
import { type Person, type TestServer, testServer } from '../../../testing/test-server.ts';
import { workshopVersions } from '../tables/workshop.ts';
import { hashOfText } from './published-files.ts';
import { unpulledEdits } from './unpulled-edits.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const FILE = 'schemas/forms/auth/login.json';

/** Milliseconds for a check of all definitions on a busy machine. */
const CHECK = 300_000;

const thread = new DeskThread(ROOT);
const definitions = definitionsOf(loadProject(filesOnDisk(ROOT)));
/** Whether edits are checked as on a site. What comes of a check does not depend on how long it takes. */
let isChecking = false;
const ask: DeskThread['ask'] = async <Name extends keyof DeskAnswers>(
  name: Name,
  question: DeskQuestions[Name],
) =>
  isChecking || name !== 'judge'
    ? thread.ask(name, question)
    : ({ refused: [], definitions } as DeskAnswers['judge'] as DeskAnswers[Name]);

/** A real desk whose builds take no time: what is built is tested with whole programs. */
const deskOn = (db: Db, together: boolean, build: (over: Over) => Promise<void>): Desk => {
  const all = new PublishedProgram(ROOT, '/nowhere');
  return workshopDesk({
    thread: { ask, stop: () => thread.stop() },
    ...{ db, together, release: () => 'release', onPublished: () => {}, log: () => undefined },
    published: {
      files: all.files,
      over: (one) => all.over(one),
      builds: {
        have: async (_db, over) => {
          await build(over);
          return ROOT;
        },
        foresee: (_db, over) => foreseen.push(over),
        prepare: async () => {},
        stop: () => {},
      },
    },
  });
};

const built: Over[] = [];
const foreseen: Over[] = [];
let meanwhile: (() => Promise<void>) | undefined;
let desk: Desk;
let pairDesk: Desk;
let server: TestServer;
let pair: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await testServer({
    workshop: (db) => {
      desk = deskOn(db, false, async (over) => {
        built.push(over);
        await meanwhile?.();
      });
      return desk;
    },
  });
  pair = await testServer({
    workshop: (db) => {
      pairDesk = deskOn(db, true, async () => {});
      return pairDesk;
    },
  });
  [admin, other] = [await server.admin(), await server.admin()];
});
afterAll(async () => {
  await desk.stop();
  await pairDesk.stop();
  await server.close();
  await pair.close();
});

type Caller = { token?: string };
const call = (method: string, path: string, { token }: Caller, json?: unknown, at = server) =>
  at.request(method, `/api/admin/workshop${path}`, { token, ...(json === undefined ? {} : { json }) });
const definition = async (by: Caller = admin, at = server) =>
  (await call('GET', `/definition?file=${FILE}`, by, undefined, at)).body.data;
const version = async (id: number, by: Caller = admin, at = server) =>
  (await call('GET', `/version/${id}`, by, undefined, at)).body.data.version;
const retitled = (text: string, title: string) => text.replace(/"title": "[^"]*"/, `"title": "${title}"`);

/** Hands in a text for what is in force now. */
async function handIn(text: string, by: Caller = admin, at = server) {
  const { hash } = await definition(by, at);
  return call('POST', '/version', by, { file: FILE, text, base_hash: hash, note: 'Why' }, at);
}
async function published(title: string, by: Caller = admin): Promise<number> {
  const { body } = await handIn(retitled((await definition()).text, title), by);
  await desk.published();
  expect(await version(body.data.version_id)).toMatchObject({
    state: 'published',
    in_force: true,
    reasons: [],
  });
  return body.data.version_id;
}

describe('a draft', () => {
  it('is seen by its author alone, and is gone once it equals the text in force', async () => {
    const { text, hash } = await definition();
    const draft = { file: FILE, text: retitled(text, 'Draft'), base_hash: hash };
    expect((await call('PUT', '/draft', admin, draft)).body.data.draft).toMatchObject({ is_outdated: false });
    expect((await definition(admin)).draft.text).toBe(draft.text);
    expect((await definition(other)).draft).toBeNull();
    const { body } = await call('GET', '', other);
    expect(body.data.files.filter((one: { has_draft: boolean }) => one.has_draft)).toEqual([]);
    await call('PUT', '/draft', admin, { ...draft, text });
    expect((await definition(admin)).draft).toBeNull();
  });

  it(
    'has its build begin once its author pauses',
    async () => {
      const { text, hash } = await definition();
      const keep = (typed: string) =>
        call('PUT', '/draft', admin, { file: FILE, text: typed, base_hash: hash });
      foreseen.length = 0;
      await keep(retitled(text, 'Half a word'));
      await keep(retitled(text, 'Half a word and a whole'));
      const texts = () => foreseen.map((over) => over.get(FILE));
      await expect.poll(texts, { timeout: CHECK }).toEqual([retitled(text, 'Half a word and a whole')]);
      await keep(text);
    },
    CHECK,
  );

  it('stays when somebody else publishes, and is told to be outdated', async () => {
    const { text, hash } = await definition(other);
    const mine = retitled(text, 'Mine');
    await call('PUT', '/draft', other, { file: FILE, text: mine, base_hash: hash });
    await published('Theirs');
    expect((await definition(other)).draft).toMatchObject({ text: mine, is_outdated: true });
    const refused = await call('POST', '/version', other, { file: FILE, text: mine, base_hash: hash });
    expect(refused).toMatchObject({ status: 409, body: { code: 'workshop.changed_meanwhile' } });
    expect((await definition(other)).draft.text).toBe(mine);
  });
});

describe('publishing', () => {
  it('builds with the edit, and puts it into force', async () => {
    const id = await published('Published');
    expect((await definition()).text).toContain('"title": "Published"');
    expect(built.at(-1)?.get(FILE)).toContain('"title": "Published"');
    const { body } = await call('GET', '', admin);
    expect(body.data.versions[0]).toMatchObject({ version_id: id, note: 'Why', published_by: 'An Admin' });
    expect(body.data.files.find(({ file }: { file: string }) => file === FILE).is_published).toBe(true);
    const audit = await server.request('GET', '/api/admin/audit', { token: admin.token });
    expect(audit.body.data[0]).toMatchObject({ operation: 'proposeWorkshopVersion' });
  });

  it('tells which files of a project lack what was published', async () => {
    await published('Only on the site');
    expect(await unpulledEdits(server.db, ROOT)).toEqual([FILE]);
  });

  it('goes back to an earlier version, and to the release’s own text', async () => {
    const first = await published('First');
    await published('Second');
    expect((await definition()).released).toBe(desk.files().get(FILE));
    const back = await call('POST', `/version/${first}/publish`, admin);
    expect(back.status).toBe(202);
    await desk.published();
    expect((await definition()).text).toContain('"title": "First"');
    const builds = built.length;
    await handIn(desk.files().get(FILE)!);
    await desk.published();
    expect((await definition()).text).toBe(desk.files().get(FILE));
    expect(built).toHaveLength(builds);
    expect((await definition()).released).toBeNull();
  });

  it(
    'refuses what the check finds, and leaves everything as it is',
    async () => {
      const { text } = await definition();
      isChecking = true;
      const { body } = await handIn(text.replace('"type": "object"', '"type": "objet"'));
      await desk.published();
      isChecking = false;
      const { state, reasons } = await version(body.data.version_id);
      expect({ state, reasons }).toEqual({
        state: 'refused',
        reasons: [expect.stringContaining('did you mean "object"?')],
      });
      expect((await definition()).text).toBe(text);
    },
    CHECK,
  );

  it('refuses an edit of a text that somebody replaced while it was built', async () => {
    const { text, hash } = await definition();
    meanwhile = async () => {
      meanwhile = undefined;
      const title = retitled(text, 'Faster');
      await server.db.insert(workshopVersions).values({
        ...{ file: FILE, text: title, hash: hashOfText(title), base_hash: hash, note: '', place: 1_000 },
        ...{ release_hash: hashOfText(desk.files().get(FILE)!), state: 'published', written_at: new Date() },
      });
    };
    const { body } = await handIn(retitled(text, 'Slower'));
    await desk.published();
    expect((await version(body.data.version_id)).reasons).toEqual([
      expect.stringMatching(/Somebody else has published .*login.json.* since this edit was begun/),
    ]);
    expect((await definition()).text).toContain('"title": "Faster"');
  });

  it('leaves nothing behind when its process ends, and can be begun again', async () => {
    const { text } = await definition();
    meanwhile = async () => {
      meanwhile = undefined;
      throw new Error('killed');
    };
    const { body } = await handIn(retitled(text, 'Again'));
    const id = body.data.version_id;
    await desk.published();
    expect((await definition()).text).toBe(text);
    // As a killed process leaves it.
    await server.db
      .update(workshopVersions)
      .set({ state: 'building', beat_at: new Date(0) })
      .where(eq(workshopVersions.version_id, id));
    expect((await version(id)).state).toBe('stopped');
    expect((await call('POST', `/version/${id}/publish`, admin)).status).toBe(202);
    await desk.published();
    expect((await definition()).text).toContain('"title": "Again"');
    expect((await call('POST', `/version/${id}/publish`, admin)).body.code).toBe('workshop.in_force');
  });

  it('takes a second person where the site wants one', async () => {
    const [author, second] = [await pair.admin(), await pair.admin()];
    const { text } = await definition(author, pair);
    const { body } = await handIn(retitled(text, 'Together'), author, pair);
    const path = `/version/${body.data.version_id}/publish`;
    expect(body.data.state).toBe('proposed');
    const own = await call('POST', path, author, undefined, pair);
    expect(own).toMatchObject({ status: 409, body: { code: 'workshop.not_yourself' } });
    expect((await call('POST', path, second, undefined, pair)).status).toBe(202);
    await pairDesk.published();
    expect((await definition(author, pair)).text).toContain('"title": "Together"');
  });
});

it(
  'explains what an edit does, or its mistakes',
  async () => {
    const { text } = await definition();
    const explain = async (edited: string) =>
      (await call('POST', '/meaning', admin, { file: FILE, text: edited })).body.data;
    expect((await explain(retitled(text, 'Other'))).changes).toMatchObject([{ class: 'free' }]);
    expect((await explain('{')).mistakes).toContainEqual(
      expect.objectContaining({ file: FILE, message: expect.stringContaining('not valid JSON') }),
    );
    expect((await definition()).text).toBe(text);
  },
  CHECK,
);

it(
  'says what shows a definition, what is wrong with an edit, and what it is drawn as',
  async () => {
    const { body } = await call('GET', '/definitions', admin);
    expect(body.data).toContainEqual(
      expect.objectContaining({ file: FILE, form: 'auth/login', screens: expect.arrayContaining(['login']) }),
    );
    const { text } = await definition();
    const edit = { file: FILE, text: retitled(text, 'Edited') };
    const drawn = await call('POST', '/drawing', admin, { ...edit, form: 'auth/login', language: 'en' });
    expect(drawn.body.data.form).toContain('Edited');
    const screen = await call('POST', '/drawing', admin, { ...edit, screen: 'login', language: 'ar' });
    expect(screen.body.data.definitions.screen.blocks).not.toHaveLength(0);
    const event = { mails: [{ to: 'owner', subject: 'A passkey for {name}', body: ['Welcome'] }] };
    const told = { file: 'schemas/events/passkey-added.json', text: JSON.stringify(event), language: 'en' };
    const mail = await call('POST', '/drawing', admin, { ...told, event: 'passkey-added' });
    expect(mail.body.data.told.mails).toEqual([
      expect.objectContaining({
        to: 'owner',
        html: expect.stringContaining('<p style="margin:16px 0">Welcome</p>'),
      }),
    ]);
    const unreadable = { file: FILE, text: '{', form: 'auth/login', language: 'en' };
    expect((await call('POST', '/drawing', admin, unreadable)).body.data).toEqual({ isWrong: true });
    const wrong = { file: FILE, text: text.replace('"title"', '"titel"') };
    expect((await call('POST', '/check', admin, wrong)).body.data.mistakes).toContainEqual(
      expect.objectContaining({ file: FILE, wrong: 'titel', right: 'title' }),
    );
    expect((await definition()).text).toBe(text);
  },
  CHECK,
);

it.each([
  ['GET', '', undefined],
  ['GET', `/definition?file=${FILE}`, undefined],
  ['PUT', '/draft', { file: FILE, text: '{}', base_hash: 'a'.repeat(64) }],
  ['POST', '/meaning', { file: FILE, text: '{}' }],
  ['GET', '/definitions', undefined],
  ['POST', '/check', { file: FILE, text: '{}' }],
  ['POST', '/drawing', { file: FILE, text: '{}', form: 'auth/login', language: 'en' }],
  ['POST', '/version', { file: FILE, text: '{}', base_hash: 'a'.repeat(64) }],
  ['GET', '/version/1', undefined],
  ['POST', '/version/1/publish', undefined],
] as const)('is for Admins only: %s %s', async (method, path, json) => {
  expect((await call(method, path, {}, json)).status).toBe(401);
  expect((await call(method, path, await server.signUp('School'), json)).status).toBe(403);
});

it('knows no other files, texts or versions', async () => {
  for (const file of ['package.json', 'schemas/meta/form.schema.json', 'schemas/../package.json'])
    expect((await call('GET', `/definition?file=${file}`, admin)).status).toBe(404);
  expect((await call('PUT', '/draft', admin, { file: FILE, text: '{}', base_hash: 'short' })).status).toBe(
    422,
  );
  expect((await call('POST', '/meaning', admin, { file: FILE })).status).toBe(422);
  expect((await call('POST', '/check', admin, { file: FILE })).status).toBe(422);
  const unknown = { file: 'schemas/forms/none.json', text: '{}' };
  expect((await call('POST', '/check', admin, unknown)).status).toBe(404);
  const drawn = { ...unknown, form: 'none', language: 'en' };
  expect((await call('POST', '/drawing', admin, drawn)).status).toBe(404);
  expect((await call('POST', '/drawing', admin, { ...drawn, language: 'eng' })).status).toBe(422);
  expect((await call('GET', '/version/999999', admin)).status).toBe(404);
  const { text } = await definition();
  expect((await handIn(text)).body.code).toBe('workshop.in_force');
});

it('is not there unless it is switched on', async () => {
  const without = await testServer({ beside: server });
  try {
    expect(await call('GET', '', admin, undefined, without)).toMatchObject({
      status: 404,
      body: { code: 'workshop.off' },
    });
  } finally {
    await without.close();
  }
});
