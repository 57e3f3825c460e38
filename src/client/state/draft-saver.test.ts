import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftSaver } from './draft-saver.ts';
import type { Draft } from './drafts.ts';

const draft = (text: string): Draft => ({ step: 0, furthest: 0, steps: [{ text }] });

beforeEach(() => {
  vi.useFakeTimers();
});

type Events = Parameters<typeof draftSaver>[2];

function saver(opened?: number) {
  const server = {
    create: vi.fn(async (_: Draft) => 7),
    save: vi.fn(async (_id: number, _draft: Draft) => {}),
  };
  const events = {
    onState: vi.fn(),
    onCreated: vi.fn(),
    onSaved: vi.fn(),
    onFailed: vi.fn<Events['onFailed']>(),
  };
  return { server, events, ...draftSaver(server, opened, events) };
}

describe('a draft saved on the server', () => {
  it('is created by the first change and updated by the next, after a debounce', async () => {
    const { keep, server, events } = saver();
    keep(draft('a'));
    keep(draft('b'));
    expect(events.onState).toHaveBeenLastCalledWith('saving');
    await vi.runAllTimersAsync();
    expect(server.create).toHaveBeenCalledExactlyOnceWith(draft('b'));
    expect(events.onCreated).toHaveBeenCalledExactlyOnceWith(7);
    expect(events.onState).toHaveBeenLastCalledWith('saved');
    keep(draft('c'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(7, draft('c'));
  });

  it('is created once, even if the first call is slow, and then updated to the latest state', async () => {
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

  it('reports a failed save and retries it with the next change', async () => {
    const { keep, server, events } = saver(3);
    server.save.mockRejectedValueOnce(new Error('offline'));
    keep(draft('a'));
    await vi.runAllTimersAsync();
    expect(events.onState).toHaveBeenLastCalledWith('failed');
    expect(events.onSaved).not.toHaveBeenCalled();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenLastCalledWith(3, draft('b'));
    expect(events.onSaved).toHaveBeenCalledExactlyOnceWith(draft('b'));
  });

  it('is created anew if it was deleted elsewhere', async () => {
    const { keep, server, events } = saver(3);
    server.save.mockRejectedValueOnce(new Error('gone'));
    events.onFailed.mockReturnValueOnce('create');
    keep(draft('a'));
    await vi.runAllTimersAsync();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.create).toHaveBeenCalledExactlyOnceWith(draft('b'));
  });

  it('is not sent again after a refusal until it was discarded', async () => {
    const { keep, flush, clear, server, events } = saver(3);
    server.save.mockRejectedValueOnce(new Error('too much'));
    events.onFailed.mockReturnValueOnce('wait');
    keep(draft('a'));
    await vi.runAllTimersAsync();
    keep(draft('b'));
    flush();
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenCalledOnce();
    expect(events.onState).toHaveBeenLastCalledWith('failed');
    clear();
    keep(draft('c'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenLastCalledWith(3, draft('c'));
  });

  it('is saved again after a discard, but not what was pending before it', async () => {
    const { keep, hold, clear, flush, server, events } = saver(3);
    keep(draft('a'));
    await hold();
    clear();
    expect(events.onState).toHaveBeenLastCalledWith(undefined);
    flush();
    await vi.runAllTimersAsync();
    expect(server.save).not.toHaveBeenCalled();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(3, draft('b'));
  });

  it('is not saved while it is submitted, even as its wizard closes, but after a failed submit', async () => {
    const { keep, hold, flush, server } = saver(3);
    keep(draft('a'));
    const release = await hold();
    flush();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).not.toHaveBeenCalled();
    release();
    await vi.runAllTimersAsync();
    expect(server.save).toHaveBeenCalledExactlyOnceWith(3, draft('b'));
  });

  it('is not saved again after the submit', async () => {
    const { keep, hold, stop, server } = saver(3);
    keep(draft('a'));
    const release = await hold();
    stop();
    release();
    keep(draft('b'));
    await vi.runAllTimersAsync();
    expect(server.save).not.toHaveBeenCalled();
  });
});
