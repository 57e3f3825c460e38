import { operationOf } from '../../api/operations.ts';
import { invalidateReads, queriesOf } from '../queries.ts';
import { sessionAtom } from '../session.ts';
import { readSession } from '../stored-session.ts';
import type { Visit } from '../visit.ts';
import { callOf } from '../visit-calls.ts';

/** Milliseconds before a stream is reopened: the first backoff, and the maximum. */
const PAUSE = { first: 1_000, longest: 60_000 };
/** Milliseconds without any data after which a stream counts as dead. */
const SILENCE = 50_000;
/** Milliseconds after which a stream counts as working, and the backoff is reset. */
const LASTING = 30_000;
/** Milliseconds without a request after which a page counts as loaded. */
const QUIET = 2_000;
/** Milliseconds after which a hidden page stops listening. */
const HIDDEN = 30_000;

/**
 * Listens to an operation's event stream until `signal` aborts; each event re-reads everything with the same
 * subject. A stream that fails or breaks off is reopened with a growing backoff, re-reading each time: where
 * no stream gets through, that is slow polling. A hidden page does not listen.
 */
export async function followEvents(visit: Visit, operation: string, signal: AbortSignal): Promise<void> {
  if (operationOf(operation).answer !== 'events') return;
  let pause = PAUSE.first;
  await quiet(visit, signal);
  while (!signal.aborted) {
    // Only an answered stream counts: a buffering proxy may hold back the whole response.
    let began = Number.POSITIVE_INFINITY;
    const opened = () => {
      began = Date.now();
    };
    // A pending call may end the session that the stream would be opened with.
    await visit.sessionChange?.catch(() => {});
    if (hasEnded(visit)) return;
    await listen(visit, operation, signal, opened).catch(() => {});
    pause = Date.now() - began > LASTING ? PAUSE.first : Math.min(pause * 2, PAUSE.longest);
    // Jittered, so that not all pages reconnect at the same moment after a server restart.
    await wait(pause * (0.5 + Math.random()), signal);
    await seen(signal);
    if (hasEnded(visit)) return;
    // A working stream re-reads on its own.
    if (!signal.aborted && pause > PAUSE.first) void invalidateReads(visit, operation);
  }
}

/** Whether the session has ended, and the page is about to be left. */
const hasEnded = (visit: Visit) => visit.store.get(sessionAtom) !== null && !readSession();

/** Resolves when the stream ends for any reason; calls `opened` once it is answered. */
async function listen(
  visit: Visit,
  operation: string,
  signal: AbortSignal,
  opened: () => void,
): Promise<void> {
  const listening = new AbortController();
  const stop = () => listening.abort();
  signal.addEventListener('abort', stop);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(stop, SILENCE);
  };
  const looked = () => {
    clearTimeout(hidden);
    if (document.hidden) hidden = setTimeout(stop, HIDDEN);
  };
  document.addEventListener('visibilitychange', looked);
  try {
    heard();
    looked();
    const body: unknown = await callOf(visit)(operation, { signal: listening.signal });
    if (!(body instanceof ReadableStream)) return;
    opened();
    // For events from before the stream was open.
    void invalidateReads(visit, operation);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let line = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const lines = (line + value).split(/\r?\n/);
      line = lines.pop()!;
      if (lines.some((one) => one.startsWith('event:'))) void invalidateReads(visit, operation);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    document.removeEventListener('visibilitychange', looked);
    clearTimeout(silence);
    clearTimeout(hidden);
    listening.abort();
  }
}

/** Resolves when the page has loaded: its content takes priority over updates to it. */
async function quiet(visit: Visit, signal: AbortSignal): Promise<void> {
  do await wait(QUIET, signal);
  while (!signal.aborted && queriesOf(visit).isFetching() > 0);
}

/** Resolves when the page is visible. */
const seen = (signal: AbortSignal) => until(signal, 'visibilitychange', () => !document.hidden);

function until(signal: AbortSignal, event: string, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!holds() && !signal.aborted) return;
      document.removeEventListener(event, check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener(event, check);
    signal.addEventListener('abort', check);
    check();
  });
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
