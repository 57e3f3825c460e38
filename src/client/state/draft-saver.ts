import type { Draft } from './drafts.ts';

/** The calls that store a draft on the server. */
export interface DraftServer {
  create: (draft: Draft) => Promise<number>;
  save: (id: number, draft: Draft) => Promise<void>;
}

/** Whether all input is on the server, on its way there, or failed to be saved. */
export type Saving = 'saved' | 'saving' | 'failed';

/** The next change creates the draft anew, or nothing is sent until it is discarded or opened again. */
type AfterFailure = 'create' | 'wait';

interface SaverEvents {
  onState: (state: Saving | undefined) => void;
  onCreated: (id: number) => void;
  /** Everything is saved; called with the latest state. */
  onSaved: (draft: Draft) => void;
  /** A call failed; returns how to go on, if not with a retry at the next change. */
  onFailed: (error: unknown) => AfterFailure | undefined;
}

const PAUSE = 1000;

/**
 * Saves the latest state of a draft after a debounce, with one call at a time to keep the order. A failed
 * save is retried with the next change, unless the server would refuse it again.
 */
export function draftSaver(server: DraftServer, opened: number | undefined, events: SaverEvents) {
  let id = opened;
  let waiting: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let refused = false;
  let held = false;

  const write = async (draft: Draft) => {
    if (id !== undefined) return server.save(id, draft);
    id = await server.create(draft);
    events.onCreated(id);
  };
  const send = async () => {
    let last: Draft | undefined;
    while (waiting && !stopped) {
      const draft = waiting;
      last = draft;
      waiting = undefined;
      try {
        await write(draft);
      } catch (error) {
        waiting ??= draft;
        // The draft was deleted in the meantime: this write is dropped, and the next change creates a new
        // draft.
        const next = events.onFailed(error);
        if (next === 'create') id = undefined;
        refused = next === 'wait';
        return events.onState('failed');
      }
    }
    if (stopped || !last) return;
    events.onState('saved');
    events.onSaved(last);
  };
  const flush = () => {
    clearTimeout(timer);
    if (!waiting || stopped || refused || held) return;
    running ??= send().finally(() => {
      running = undefined;
    });
  };
  return {
    id: () => id,
    keep: (draft: Draft) => {
      if (stopped) return;
      waiting = draft;
      if (refused) return;
      events.onState('saving');
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    /** Saves pending changes at once. */
    flush,
    /**
     * Waits for a running save and starts no other, as the submit that follows deletes the draft. Call the
     * returned function when it has ended: what is pending then is saved, unless the draft was stopped.
     */
    hold: async () => {
      held = true;
      clearTimeout(timer);
      await running;
      return () => {
        held = false;
        clearTimeout(timer);
        timer = setTimeout(flush, PAUSE);
      };
    },
    /** Forgets pending changes; the next change is saved again. */
    clear: () => {
      waiting = undefined;
      refused = false;
      held = false;
      events.onState(undefined);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
