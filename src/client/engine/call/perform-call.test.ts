import { describe, expect, it, vi } from 'vitest';
import type { CallAction } from '../../../../generated/definitions.d.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { makePlan } from '../../../language/run/form/make-plan.ts';
import { ApiError } from '../../api/api-error.ts';
import type { ScreenEntry } from '../../state/routes.ts';
import type { NewestRecord } from './basis.ts';
import { type Effects, performCall } from './perform-call.ts';

const screens: ScreenEntry[] = [{ name: 'board', path: '/board/{id}', access: 'public', layout: 'x' }];
const context = {
  screens,
  labels: { saved: { cases: [{ when: { const: true }, label: 'Kept!' }], else: { label: 'Let go!' } } },
};

const form = (properties: FormModule['schema']['properties']): FormModule => ({
  name: 'f',
  title: 'F',
  ui: {},
  uiSchema: {},
  validators: {},
  deciding: [],
  schema: { type: 'object', properties },
  plan: makePlan({ type: 'object', properties }),
  validate: () => true,
});

function effects(answer: unknown = { message: 'Thanks', data: { id: 9, kept: true } }) {
  const calls: string[] = [];
  const record = (name: string) =>
    vi.fn((...args: unknown[]) => void calls.push(`${name} ${JSON.stringify(args)}`));
  const all = {
    call: vi.fn((_id: string, _input: object) =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as object),
    ),
    splitParams: (_: string, params: object) => ({ path: { ...params } }),
    confirm: vi.fn((_: object) => Promise.resolve(true)),
    credential: vi.fn((_options: unknown) => Promise.resolve('signed')),
    save: vi.fn((_file: Blob, _operation: string) => Promise.resolve()),
    say: record('say'),
    reportFailure: record('fail'),
    signIn: record('signIn'),
    signOut: record('signOut'),
    invalidateReads: record('stale'),
    remember: record('prefs'),
    setQuery: record('query'),
    close: vi.fn(() => Promise.resolve(void calls.push('close'))),
    newest: vi.fn(async (): Promise<NewestRecord | undefined> => undefined),
    leave: record('leave'),
  } satisfies Effects;
  return { ...all, calls };
}

const save: CallAction = { action: 'call', operation: 'save', params: { id: 'item.id' } };
const scope = { item: { id: 4, name: 'A' }, session: { user: { id: 1, full_name: 'A' } } };

describe('performing a call', () => {
  it('saves the file that it returns', async () => {
    const file = new Blob(['x'], { type: 'application/zip' });
    const mocks = effects(file);
    await performCall(save, scope, context, mocks);
    expect(mocks.save).toHaveBeenCalledWith(file, 'save');
  });

  it('passes the first response to the browser, and its credential to the second call', async () => {
    const mocks = effects({ data: { options: { challenge: 'c' } } });
    mocks.call.mockResolvedValueOnce({ data: { options: { challenge: 'c' } } });
    mocks.call.mockResolvedValueOnce({ message: 'Welcome', data: { id: 7 } });
    const action: CallAction = {
      action: 'call',
      operation: 'begin',
      credential: 'finish',
      success: { message: 'server', to: { screen: 'board', params: { id: 'result.id' } } },
    };
    expect(await performCall(action, scope, context, mocks)).toBe('done');
    expect(mocks.credential).toHaveBeenCalledWith({ challenge: 'c' });
    expect(mocks.call).toHaveBeenLastCalledWith('finish', { path: {}, body: { credential: 'signed' } });
    expect(mocks.calls).toEqual([
      'say ["Welcome"]',
      'close',
      'stale ["finish"]',
      'leave [[{"url":"/board/7"}]]',
    ]);
  });

  it('reports a rejected browser credential and makes no second call', async () => {
    const mocks = effects({ data: { options: {} } });
    mocks.credential.mockRejectedValueOnce(new ApiError(400, 'Closed.'));
    const action: CallAction = { ...save, credential: 'finish' };
    expect(await performCall(action, scope, context, mocks)).toBe('failed');
    expect(mocks.call).toHaveBeenCalledTimes(1);
    expect(mocks.reportFailure).toHaveBeenCalledOnce();
  });

  it('invalidates both operations’ reads when the second call conflicts', async () => {
    const mocks = effects({ data: { options: {} } });
    mocks.call.mockResolvedValueOnce({ data: { options: {} } });
    mocks.call.mockRejectedValueOnce(new ApiError(409, 'Known already.'));
    const action: CallAction = { ...save, credential: 'finish' };
    expect(await performCall(action, scope, context, mocks)).toBe('failed');
    expect(mocks.calls).toEqual(expect.arrayContaining(['stale ["save"]', 'stale ["finish"]']));
  });

  it('sends its parameters and its own body', async () => {
    const mocks = effects();
    await performCall(
      { ...save, body: { role: 2, name: 'item.name', kind: { const: 'x' } } },
      scope,
      context,
      mocks,
    );
    expect(mocks.call).toHaveBeenCalledWith('save', {
      path: { id: 4 },
      body: { role: 2, name: 'A', kind: 'x' },
    });
  });

  it('sets query values as they were when it was pressed, before stale data is read again', async () => {
    const mocks = effects({ data: { id: 9 } });
    const action: CallAction = {
      ...save,
      success: { query: { open: ['item.next', 'result.id'], page: 'item.id' } },
    };
    await performCall(action, scope, context, mocks);
    expect(mocks.calls).toEqual(['query [{"open":9,"page":4}]', 'stale ["save"]']);
  });

  describe('of a record that others may change', () => {
    const edit: CallAction = { ...save, params: { id: 'item.id', 'If-Match': 'item.updated_at' } };
    const seen = { ...scope, item: { id: 4, updated_at: 'v2' } };
    const sent = (mocks: ReturnType<typeof effects>) =>
      mocks.call.mock.calls.map(([, input]: unknown[]) => (input as { version?: unknown }).version);

    it('names the version that the form was opened with, then the one that was saved', async () => {
      const mocks = effects({ data: { id: 4, updated_at: 'v3' } });
      const submission = { forms: [], data: {}, basis: { version: 'v1' } };
      await performCall(edit, seen, context, mocks, submission);
      await performCall(edit, seen, context, mocks, submission);
      expect(sent(mocks)).toEqual(['v1', 'v3']);
    });

    it('names the version on the screen if the form has none', async () => {
      const mocks = effects();
      await performCall(edit, seen, context, mocks);
      await performCall(edit, seen, context, mocks, { forms: [], data: {}, basis: {} });
      expect(sent(mocks)).toEqual(['v2', 'v2']);
    });

    it('tells that somebody else was faster, and replaces their change if it is saved again', async () => {
      const mocks = effects();
      const refusal = new ApiError(412, 'Somebody else has changed this.');
      mocks.call.mockRejectedValueOnce(refusal);
      const submission = { forms: [], data: {}, basis: { version: 'v1' } };
      expect(await performCall({ ...edit, error: 'own.text' }, seen, context, mocks, submission)).toBe(
        'failed',
      );
      expect(mocks.reportFailure).toHaveBeenCalledWith(refusal, undefined);
      expect(mocks.calls).toContain('stale ["save"]');
      expect(await performCall(edit, seen, context, mocks, submission)).toBe('done');
      expect(sent(mocks)).toEqual(['v1', null]);
    });

    const merging = () => {
      const mocks = effects();
      mocks.call.mockRejectedValueOnce(new ApiError(412, 'Somebody else has changed this.'));
      mocks.newest.mockResolvedValueOnce({ updated_at: 'v5' });
      return mocks;
    };

    it('sends what the user chose as a change of the newest version', async () => {
      const mocks = merging();
      const merge = vi.fn(async () => ({ data: {}, initial: {} }));
      const confirm = 'a.b';
      const submission = { forms: [], data: {}, basis: { version: 'v1' }, merge };
      expect(await performCall({ ...edit, confirm }, seen, context, mocks, submission)).toBe('done');
      expect(sent(mocks)).toEqual(['v1', 'v5']);
      expect(merge).toHaveBeenCalledWith(submission, { updated_at: 'v5' });
      expect(mocks.confirm).toHaveBeenCalledOnce();
      expect(mocks.reportFailure).not.toHaveBeenCalled();
    });

    it('compares again when the user has gone back to the form', async () => {
      const mocks = merging();
      const submission = { forms: [], data: {}, basis: { version: 'v1' }, merge: async () => null };
      expect(await performCall(edit, seen, context, mocks, submission)).toBe('cancelled');
      await performCall(edit, seen, context, mocks, submission);
      expect(sent(mocks)).toEqual(['v1', 'v1']);
    });

    it('names no version to a call that takes none', async () => {
      const mocks = effects();
      await performCall(save, seen, context, mocks, { forms: [], data: {}, basis: { version: 'v1' } });
      expect(sent(mocks)).toEqual([undefined]);
    });
  });

  it('takes parameters from the form', async () => {
    const mocks = effects();
    const action: CallAction = { ...save, params: { id: 'form.list' } };
    const forms = [form({ list: { type: 'integer' } })];
    await performCall(action, scope, context, mocks, { forms, data: { list: 7 } });
    expect(mocks.call).toHaveBeenCalledWith('save', expect.objectContaining({ path: { id: 7 } }));
  });

  it('shows its message, stores preferences, closes, invalidates reads and navigates, in this order', async () => {
    const mocks = effects();
    const success: CallAction['success'] = {
      message: 'server',
      prefs: { seen: { const: true } },
      close: true,
      to: { screen: 'board', params: { id: 'result.id' } },
    };
    expect(await performCall({ ...save, success }, scope, context, mocks)).toBe('done');
    expect(mocks.calls).toEqual([
      'say ["Thanks"]',
      'prefs [{"seen":true}]',
      'close',
      'stale ["save"]',
      'leave [[{"url":"/board/9"}]]',
    ]);
  });

  it.each([
    ['a message by its key', 'kept.done', 'kept.done'],
    ['the value label of the result', { labels: 'saved', value: 'result.kept' }, 'Kept!'],
    ['a text', { text: 'Number {result.id}' }, 'Number 9'],
  ])('shows as its message %s', async (_, message, text) => {
    const mocks = effects();
    await performCall({ ...save, success: { message } }, scope, context, mocks);
    expect(mocks.say).toHaveBeenCalledWith(text);
  });

  it('shows no message when the response has none', async () => {
    const mocks = effects({ data: null });
    await performCall({ ...save, success: { message: 'server' } }, scope, context, mocks);
    expect(mocks.say).not.toHaveBeenCalled();
  });

  it('signs in with the response’s token and user', async () => {
    const mocks = effects({ data: { token: 't', user: { id: 2 } } });
    await performCall({ ...save, success: { session: 'result.user' } }, scope, context, mocks);
    expect(mocks.signIn).toHaveBeenCalledWith({ token: 't', user: { id: 2 } });
  });

  it('keeps the token when only the user changes', async () => {
    const mocks = effects({ data: { user: { id: 1 } } });
    await performCall({ ...save, success: { session: 'result.user' } }, scope, context, mocks);
    expect(mocks.signIn).toHaveBeenCalledWith({ token: undefined, user: { id: 1 } });
  });

  it('signs out', async () => {
    const mocks = effects();
    await performCall({ ...save, success: { session: null } }, scope, context, mocks);
    expect(mocks.signOut).toHaveBeenCalledOnce();
  });

  it('says below the question what follows', async () => {
    const mocks = effects();
    const action = { ...save, confirm: 'sure', confirm_text: 'forever' };
    expect(await performCall(action, scope, context, mocks)).toBe('done');
    expect(mocks.confirm).toHaveBeenCalledWith({ title: 'sure', text: 'forever' });
  });

  it('does nothing when it is not confirmed', async () => {
    const mocks = { ...effects(), confirm: vi.fn(() => Promise.resolve(false)) };
    expect(await performCall({ ...save, confirm: 'sure' }, scope, context, mocks)).toBe('cancelled');
    expect(mocks.confirm).toHaveBeenCalledWith({ title: 'sure' });
    expect(mocks.call).not.toHaveBeenCalled();
  });
});

describe('performing a call with a form', () => {
  const person = form({
    first: { type: 'string', 'x-local': true },
    last: { type: 'string', 'x-local': true },
    city: { type: 'string' },
    paper: { 'x-file': { accept: ['text/plain'], maxBytes: 9 } },
    fact: { type: 'string', readOnly: true },
  });
  const join: CallAction = { ...save, params: {}, body: { full_name: { text: '{form.first} {form.last}' } } };

  it('sends the typed values and what is derived from them', async () => {
    const mocks = effects();
    const data = { first: 'Ada', last: 'L', city: ' Doha ', fact: 'no', paper: '/stored/a.txt' };
    await performCall(join, scope, context, mocks, { forms: [person], data });
    expect(mocks.call).toHaveBeenCalledWith('save', { path: {}, body: { city: 'Doha', full_name: 'Ada L' } });
  });

  it('clears fields that had a value and were emptied', async () => {
    const mocks = effects();
    const submission = {
      forms: [person],
      data: { city: '' },
      initial: { city: 'Doha', paper: '/stored/a.txt', fact: 'x' },
    };
    await performCall({ ...join, body: {} }, scope, context, mocks, submission);
    expect(mocks.call).toHaveBeenCalledWith('save', { path: {}, body: { city: null, paper: null } });
  });

  it.each([
    ['at their fields', { city: ['Unknown'] }, { city: ['Unknown'] }, false],
    [
      'at the first field that a value is derived from',
      { full_name: ['Too long'] },
      { first: ['Too long'] },
      false,
    ],
    ['in a toast when no field shows them', { token: ['Used'] }, { token: ['Used'] }, true],
    [
      'in a toast when one of them has no field',
      { city: ['x'], token: ['y'] },
      { city: ['x'], token: ['y'] },
      true,
    ],
  ])('shows the errors of a 422 %s', async (_, errors, expected, toast) => {
    const mocks = effects(new ApiError(422, 'Check', errors));
    const outcome = await performCall(join, scope, context, mocks, { forms: [person], data: {} });
    expect(outcome).toEqual({ errors: expected });
    expect(mocks.reportFailure).toHaveBeenCalledTimes(toast ? 1 : 0);
  });

  it('shows a field error of any other status at its field', async () => {
    const mocks = effects(new ApiError(400, 'Wrong', { city: ['Wrong'] }));
    const outcome = await performCall(join, scope, context, mocks, { forms: [person], data: {} });
    expect(outcome).toEqual({ errors: { city: ['Wrong'] } });
    expect(mocks.reportFailure).not.toHaveBeenCalled();
  });

  it('shows any other failure once, with the action’s message', async () => {
    const mocks = effects(new ApiError(409, 'Taken'));
    const named = { ...join, error: 'mine' };
    const outcome = await performCall(named, scope, context, mocks, { forms: [person], data: {} });
    expect(outcome).toBe('failed');
    expect(mocks.reportFailure).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'mine');
  });
});
