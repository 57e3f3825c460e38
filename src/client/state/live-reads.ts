import { operationOf } from '../api/operations.ts';
import { invalidateReads, queriesOf } from './queries.ts';
import type { Visit } from './visit.ts';
import { callOf } from './visit-calls.ts';

/** Milliseconds before a stream is opened again: at first, and at most. */
const PAUSE = { first: 1_000, longest: 60_000 };
/** Without a sign of life for so long it is taken for dead. */
const SILENCE = 50_000;
/** A stream that has lived so long was a good one. */
const LASTING = 30_000;
/** How long nothing is asked before a page counts as whole. */
const QUIET = 2_000;
/** A page that nobody has seen for so long stops listening. */
const HIDDEN = 30_000;

/**
 * Listens to an operation that answers with events until `signal` ends it; at each event, all that is about the same is
 * asked anew. A stream that cannot be had or has broken off is tried again, later each time, and what it may have told is
 * asked meanwhile: where no stream gets through, that is a question now and then. A page that nobody sees does not listen.
 */
export async function followEvents(visit: Visit, operation: string, signal: AbortSignal): Promise<void> {
  if (operationOf(operation).answer !== 'events') return;
  let pause = PAUSE.first;
  await quiet(visit, signal);
  while (!signal.aborted) {
    const began = Date.now();
    await listen(visit, operation, signal).catch(() => {});
    pause = Date.now() - began > LASTING ? PAUSE.first : Math.min(pause * 2, PAUSE.longest);
    // Not all at the same moment, when a server comes back.
    await wait(pause * (0.5 + Math.random()), signal);
    await seen(signal);
    // A stream that is there asks by itself.
    if (!signal.aborted && pause > PAUSE.first) void invalidateReads(visit, operation);
  }
}

/** Until the stream ends, one way or another. */
async function listen(visit: Visit, operation: string, signal: AbortSignal): Promise<void> {
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
    // What happened before somebody listened.
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

/** Resolves when the page has had what it is made of: what it shows comes before what may change in it. */
async function quiet(visit: Visit, signal: AbortSignal): Promise<void> {
  do await wait(QUIET, signal);
  while (!signal.aborted && queriesOf(visit).isFetching() > 0);
}

/** Resolves when the page is seen. */
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
