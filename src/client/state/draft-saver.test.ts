import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSaver } from './draft-saver.ts';
import type { Draft } from './drafts.ts';

const draft = (text: string): Draft => ({ step: 0, furthest: 0, steps: [{ text }] });

beforeEach(() => {
  vi.useFakeTimers();
});

function saver(opened?: number) {
  const server = {
    create: vi.fn(async (_: Draft) => 7),
    save: vi.fn(async (_id: number, _draft: Draft) => {}),
  };
  const told = { onState: vi.fn(), onCreated: vi.fn(), onSaved: vi.fn(), onFailed: vi.fn(() => false) };
  return { server, told, ...draftSaver(server, opened, told) };
}

describe('a draft behind calls', () => {
  it('is made with the first change and written anew with the next, a moment after the last key', async () => {
    const { keep, server, told } = saver();
    keep(draft('a'));
    keep(draft('b'));
    expect(told.onState).toHaveBeenLastCalledWith('saving');
    await vi.runAllTimersAsync();
    expect(server.create).toHaveBeenCalledExactlyOnceWith(draft('b'));
    expect(told.onCreated).toHaveBeenCalledExactlyOnceWith(7);
    expect(told.onState).toHaveBeenLastCalledWith('saved');
    keep(draft('c'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(7, draft('c'));
  });

  it('is made once, however slow the first call, and the latest is written after it', async () => {
    const { keep, flush, server } = saver();
    let answer = (_: number) => {};
    server.create.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    keep(draft('a'));
    flush();
    keep(draft('b'));
    flush();
    keep(draft('c'));
    flush();
    expect(server.create).toHaveBeenCalledOnce();
    answer(9);
    await vi.runAllTimersAsync();
    expect(server.create).toHaveBeenCalledOnce();
    expect(server.save.mock.calls).toEqual([[9, draft('c')]]);
  });

  it('that could not be saved is said to be so, and goes with the next change', async () => {
    const { keep, server, told } = saver(3);
    server.save.mockRejectedValueOnce(new Error('offline'));
    keep(draft('a'));
    await vi.runAllTimersAsync();
    expect(told.onState).toHaveBeenLastCalledWith('failed');
    expect(told.onSaved).not.toHaveBeenCalled();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenLastCalledWith(3, draft('b'));
    expect(told.onSaved).toHaveBeenCalledOnce();
  });

  it('that was deleted elsewhere becomes a new one', async () => {
    const { keep, server, told } = saver(3);
    server.save.mockRejectedValueOnce(new Error('gone'));
    told.onFailed.mockReturnValueOnce(true);
    keep(draft('a'));
    await vi.runAllTimersAsync();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.create).toHaveBeenCalledExactlyOnceWith(draft('b'));
  });

  it('is not written any more once it was sent', async () => {
    const { keep, hold, stop, server } = saver(3);
    keep(draft('a'));
    await hold();
    stop();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).not.toHaveBeenCalled();
  });
});
