import createClient from 'openapi-fetch';
import type { paths } from '../../generated/api.d.ts';
import { API } from '../client/api/call.ts';
import { readSession } from '../client/state/stored-session.ts';
import type { Asking, KeptDraft, Source } from './asking.ts';
import { lastOnly } from './last-only.ts';
import type { DrawAnswer, Grammar } from './workshop-api.ts';

/** Milliseconds without a keystroke, after which a draft is kept on the server. */
const PAUSE = 600;

/** Asks the API of a running site, as the Admin who has signed in there. */
export function askSite(): Asking {
  const client = createClient<paths>({ baseUrl: API });
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${readSession()?.token ?? ''}`);
    },
  });
  const keeping = draftKeeper((body) => client.PUT('/admin/workshop/draft', { body, keepalive: true }));
  const check = lastOnly((body: { file: string; text: string }) =>
    dataOf(client.POST('/admin/workshop/check', { body })),
  );
  return {
    documents: () => dataOf(client.GET('/admin/workshop/definitions')),
    grammar: async () => (await fetch('/workshop/grammar.json')).json() as Promise<Grammar>,
    source: async (file) => {
      const { text, hash, draft, released } = await dataOf(
        client.GET('/admin/workshop/definition', { params: { query: { file } } }),
      );
      return {
        ...{ text, mark: hash },
        ...(draft && { draft: { text: draft.text, before: draft.base_hash } }),
        ...(released !== null && { released }),
      };
    },
    drawing: async ({ drawn, ...edit }) =>
      // Its own server compiled it: what the renderer takes has no schema.
      (await dataOf(client.POST('/admin/workshop/drawing', { body: { ...edit, ...drawn } }))) as DrawAnswer,
    mistakes: async ({ file, text }) => (await check({ file, text })).mistakes,
    meaning: async ({ file, text }) => {
      const { changes, source } = await dataOf(
        client.POST('/admin/workshop/meaning', { body: { file, text } }),
      );
      return { changes: changes.map((change) => ({ ...change, remedy: '' })), source };
    },
    drafts: () => ({}),
    keep: keeping,
    publishing: {
      state: async () => {
        const { together, files, versions } = await dataOf(client.GET('/admin/workshop'));
        const drafts = files.filter(({ has_draft }) => has_draft).map(({ file }) => file);
        const inForce = new Map(files.map(({ file, hash }) => [file, hash]));
        return { together, drafts, inForce, versions: versions.map(withTimes) };
      },
      handIn: async (file, { text, before }, note) => {
        const body = { file, text, base_hash: before, note };
        return withTimes(await dataOf(client.POST('/admin/workshop/version', { body })));
      },
      version: async (id) => {
        const params = { path: { id } };
        const { version, ...texts } = await dataOf(client.GET('/admin/workshop/version/{id}', { params }));
        return { version: withTimes(version), ...texts };
      },
      publish: async (id) => {
        const params = { path: { id } };
        return withTimes(await dataOf(client.POST('/admin/workshop/version/{id}/publish', { params })));
      },
    },
  };
}

type Timed = { written_at: unknown; published_at: unknown };

const withTimes = <One extends Timed>(one: One) => ({
  ...one,
  written_at: String(one.written_at),
  published_at: one.published_at === null ? null : String(one.published_at),
});

type Answered<Data> = { data?: { data: Data }; error?: unknown };

async function dataOf<Data>(call: Promise<Answered<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (data) return data.data;
  const { message } = (error ?? {}) as { message?: string };
  throw new Error(message ?? 'The server did not answer. Try again.');
}

type SentDraft = { file: string; text: string; base_hash: string };

/** Keeps drafts a moment after the last keystroke, and at the latest when the page is left. */
function draftKeeper(send: (draft: SentDraft) => Promise<unknown>) {
  const waiting = new Map<string, { timer: number; draft: SentDraft }>();
  const flush = (file: string) => {
    const one = waiting.get(file);
    if (!one) return;
    clearTimeout(one.timer);
    waiting.delete(file);
    void send(one.draft);
  };
  addEventListener('pagehide', () => {
    for (const file of waiting.keys()) flush(file);
  });
  return (file: string, kept: KeptDraft | undefined, { text, mark }: Source) => {
    clearTimeout(waiting.get(file)?.timer);
    // A draft that equals what is in force is none.
    const { text: typed, before } = kept ?? { text, before: mark };
    const timer = window.setTimeout(() => flush(file), PAUSE);
    waiting.set(file, { timer, draft: { file, text: typed, base_hash: before } });
  };
}
