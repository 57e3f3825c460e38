import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client/api/api-error.ts';
import type { Draft } from './client/state/drafts.ts';

const here = vi.hoisted(() => new Map<string, unknown>());
const reported = vi.hoisted(() => vi.fn());
vi.mock(import('./client/state/drafts.ts'), async (original) => ({
  ...(await original()),
  readDraft: async (key) => here.get(key) as Draft | undefined,
  writeDraft: async (key, draft) => void here.set(key, draft),
  writeDraftAtOnce: (key, draft) => void here.set(key, draft),
  dropDraft: async (key) => void here.delete(key),
}));
vi.mock(import('./client/state/report-failure.ts'), () => ({ reportFailure: reported }));
vi.mock(import('./client/state/queries.ts'), async (original) => ({
  ...(await original()),
  invalidateReads: vi.fn(),
}));
const { serverDraftAtom } = await import('./client/state/server-draft.ts');

const ONE_EACH = {
  of: 'vacancy.vacancy_id',
  read: 'getApplicationDraft',
  save: 'saveApplicationDraft',
  delete: 'deleteApplicationDraft',
};

const MANY = {
  key: 'vacancy_draft_id',
  create: 'createVacancyDraft',
  read: 'getVacancyDraft',
  save: 'updateVacancyDraft',
};

const draft = (values: object, step = 0): Draft => ({ step, furthest: step, steps: [{ ...values }] });
const NONE = { step: 0, furthest: 0, steps: [], updated_at: null };
const file = new File(['x'], 'cv.pdf');

/** A server with one draft, whose clock moves with each save; the next call fails with `failure`. */
const server = {
  draft: NONE as Draft & { updated_at: string | null },
  clock: 0,
  failure: undefined as Error | undefined,
  saves: [] as Draft[],
  onPut: undefined as (() => void) | undefined,
  call: async (_: string, { body }: { body?: Draft } = {}) => {
    await Promise.resolve();
    if (server.failure) throw server.failure;
    if (body) {
      server.saves.push(body);
      server.put(body);
      server.onPut?.();
    }
    return { data: { ...server.draft, vacancy_draft_id: 7 } };
  },
  put: (body: Draft) => {
    server.clock += 1;
    server.draft = { ...body, updated_at: `2026-01-01T00:00:0${server.clock}.000Z` };
  },
};
const failing = (status: number) => new ApiError(status, 'No');

type Calls = Parameters<typeof serverDraftAtom>[1];

/** Opens the wizard in this browser; leave it as a closed tab does. */
async function open(calls: Calls = ONE_EACH, id?: number) {
  const store = createStore();
  const visit = { store, clock: {}, call: server.call } as never;
  const atoms = serverDraftAtom(visit, calls, 'k', calls.of ? 41 : id, () => {});
  store.sub(atoms.found, () => {});
  await vi.runAllTimersAsync();
  return {
    found: () => store.get(atoms.found),
    state: () => store.get(atoms.state),
    type: (typed: Draft) => store.set(atoms.keep, typed),
    leave: () => {
      store.set(atoms.leave);
      vi.clearAllTimers();
    },
    discard: () => store.set(atoms.forget),
  };
}
const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
  here.clear();
  reported.mockClear();
  Object.assign(server, { draft: NONE, clock: 0, failure: undefined, saves: [], onPut: undefined });
});

describe('a draft on the server', () => {
  it('continues with input that only this browser has, and saves it', async () => {
    server.put(draft({ email: 'a' }));
    const first = await open();
    first.type(draft({ email: 'ab' }));
    first.leave();
    const again = await open();
    expect(again.found()).toMatchObject(draft({ email: 'ab' }));
    expect(server.draft).toMatchObject(draft({ email: 'ab' }));
    expect(here.size).toBe(0);
  });

  it('that another device has saved since is not overwritten by older input here', async () => {
    const laptop = await open();
    laptop.type(draft({ email: 'a', cv: file }));
    laptop.leave();
    server.put(draft({ email: 'phone' }, 2));
    const again = await open();
    expect(again.found()).toEqual(draft({ email: 'phone', cv: file }, 2));
    expect(server.saves).toEqual([]);
    expect(again.state()).toBe('saved');
  });

  it('that another device has discarded does not come back', async () => {
    server.put(draft({ email: 'a' }));
    const laptop = await open();
    laptop.type(draft({ email: 'ab' }));
    laptop.leave();
    server.draft = NONE;
    const again = await open();
    expect(again.found()).toBeNull();
    expect(server.saves).toEqual([]);
    expect(here.size).toBe(0);
  });

  it('that could not be read is not overwritten by what was typed meanwhile', async () => {
    server.put(draft({ email: 'complete' }, 3));
    server.failure = failing(503);
    const failed = await open();
    expect(failed.found()).toBeNull();
    failed.type(draft({ email: 'x' }));
    failed.leave();
    server.failure = undefined;
    const again = await open();
    expect(again.found()).toEqual(draft({ email: 'complete' }, 3));
    expect(server.saves).toEqual([]);
  });

  it('shows the copy here while the server’s cannot be read, and saves it at the next opening', async () => {
    const first = await open();
    first.type(draft({ email: 'a', cv: file }));
    await settle();
    server.failure = failing(503);
    const failed = await open();
    expect(failed.found()).toMatchObject(draft({ email: 'a', cv: file }));
    failed.type(draft({ email: 'ab', cv: file }));
    failed.leave();
    server.failure = undefined;
    const again = await open();
    expect(again.found()).toMatchObject(draft({ email: 'ab', cv: file }));
    expect(server.draft).toMatchObject(draft({ email: 'ab' }));
  });

  it('keeps what was typed while a save was on its way', async () => {
    const first = await open();
    first.type(draft({ email: 'a' }));
    server.onPut = () => {
      first.type(draft({ email: 'ab' }));
      server.failure = failing(503);
    };
    await settle();
    first.leave();
    server.onPut = server.failure = undefined;
    const again = await open();
    expect(again.found()).toMatchObject(draft({ email: 'ab' }));
  });

  it('that the server refuses is reported once, and stays here', async () => {
    const first = await open();
    server.failure = failing(409);
    for (const email of ['a', 'ab', 'abc']) {
      first.type(draft({ email }));
      await settle();
    }
    expect(reported).toHaveBeenCalledOnce();
    expect(first.state()).toBe('failed');
    server.failure = undefined;
    const again = await open();
    expect(again.found()).toMatchObject(draft({ email: 'abc' }));
    expect(server.draft).toMatchObject(draft({ email: 'abc' }));
  });

  it('created in this session keeps its files under its id', async () => {
    const first = await open(MANY);
    first.type(draft({ title: 'a', plan: file }));
    await settle();
    expect((await open(MANY)).found(), 'another one').toBeNull();
    expect((await open(MANY, 7)).found()).toEqual(draft({ title: 'a', plan: file }));
  });

  it('can be begun again after it was discarded here', async () => {
    const first = await open();
    first.type(draft({ email: 'a' }));
    await settle();
    server.draft = NONE;
    await first.discard();
    first.type(draft({ email: 'b' }));
    first.leave();
    const again = await open();
    expect(again.found()).toMatchObject(draft({ email: 'b' }));
    expect(server.draft).toMatchObject(draft({ email: 'b' }));
  });
});
