import { QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Envelope, NamedCall } from '../../api/operations.ts';
import { createQueries, operationQuery } from '../queries.ts';
import type { Visit } from '../visit.ts';
import { followEvents } from './live-reads.ts';

const MINUTE = 60_000;

const document = Object.assign(new EventTarget(), { hidden: false });
const cleanup = { page: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', document);
  document.hidden = false;
});
afterEach(async () => {
  cleanup.page();
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Mounts a page that shows notifications and follows their events; counts the reads and the streams opened.
 */
function follow(
  stream: (signal: AbortSignal) => Promise<Envelope | ReadableStream>,
  sessionChange?: Promise<unknown>,
) {
  const counts = { news: 0, streams: 0 };
  const call: NamedCall = async (id, { signal } = {}) => {
    if (id === 'streamNotifications') {
      counts.streams++;
      const answer: object = await stream(signal!);
      return answer;
    }
    counts.news++;
    return { status: true, data: [] };
  };
  const visit: Visit = { store: createStore(), clock: {}, call, ...(sessionChange && { sessionChange }) };
  const queries = createQueries(visit);
  visit.queries = queries;
  const news = new QueryObserver(queries, operationQuery('listNotifications', { per_page: 1 }));
  const leave = news.subscribe(() => {});
  const pageLeft = new AbortController();
  void followEvents(visit, 'streamNotifications', pageLeft.signal);
  cleanup.page = () => {
    pageLeft.abort();
    leave();
    queries.clear();
  };
  return counts;
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

describe('notifications that a page follows', () => {
  it('open no stream while a call that may end the session is pending', async () => {
    let end = () => {};
    const counts = follow(never, new Promise<void>((done) => (end = done)));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(counts.streams).toBe(0);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(counts.streams).toBe(1);
  });

  it.each([
    ['is refused', async () => Promise.reject(new Error('503'))],
    ['is held back by a buffering proxy', never],
    ['is answered without a stream', async () => ({})],
  ])('are polled when the stream %s', async (_, stream) => {
    const counts = follow(stream);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    const before = counts.news;
    expect(before).toBeGreaterThan(4);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(counts.news - before).toBeGreaterThanOrEqual(4);
    expect(counts.news - before).toBeLessThanOrEqual(30);
  });

  it('are read when the stream opens, and at each event', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const counts = follow(async () => readable);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(counts).toEqual({ news: 2, streams: 1 });
    await writer.write(new TextEncoder().encode(': still here\n\nevent: changed\ndata: {}\n\n'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts).toEqual({ news: 3, streams: 1 });
  });

  it('are neither streamed nor read while the page is hidden', async () => {
    const counts = follow(async () => Promise.reject(new Error('503')));
    await vi.advanceTimersByTimeAsync(MINUTE);
    document.hidden = true;
    await vi.advanceTimersByTimeAsync(MINUTE);
    const before = { ...counts };
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(counts).toEqual(before);
    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(counts).toEqual({ news: before.news + 1, streams: before.streams + 1 });
  });
});
