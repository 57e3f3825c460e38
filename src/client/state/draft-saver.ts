import type { Draft } from './drafts.ts';

/** How a draft is kept behind calls. */
export interface DraftServer {
  create: (draft: Draft) => Promise<number>;
  save: (id: number, draft: Draft) => Promise<void>;
}

/** Whether all that was typed is kept where other browsers find it, is on its way there, or could not get there. */
export type Saving = 'saved' | 'saving' | 'failed';

interface SaverEvents {
  onState: (state: Saving) => void;
  onCreated: (id: number) => void;
  /** All that there is, is saved. */
  onSaved: () => void;
  /** A call failed; true when what was to be written no longer exists. */
  onFailed: (error: unknown) => boolean;
}

const PAUSE = 1000;

/**
 * Saves a draft a moment after each change, one call at a time and the latest first, so that two calls never overtake
 * each other. What could not be saved is tried again with the next change.
 */
export function draftSaver(server: DraftServer, opened: number | undefined, events: SaverEvents) {
  let id = opened;
  let waiting: Draft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const write = async (draft: Draft) => {
    if (id !== undefined) return server.save(id, draft);
    id = await server.create(draft);
    events.onCreated(id);
  };
  const send = async () => {
    while (waiting && !stopped) {
      const draft = waiting;
      waiting = undefined;
      try {
        await write(draft);
      } catch (error) {
        waiting ??= draft;
        // It was deleted meanwhile: what is being written is not, and becomes a new one with the next change.
        if (events.onFailed(error)) id = undefined;
        return events.onState('failed');
      }
    }
    if (stopped) return;
    events.onState('saved');
    events.onSaved();
  };
  const flush = () => {
    clearTimeout(timer);
    if (!waiting || stopped) return;
    running ??= send().finally(() => {
      running = undefined;
    });
  };
  return {
    id: () => id,
    keep: (draft: Draft) => {
      if (stopped) return;
      waiting = draft;
      events.onState('saving');
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    /** Saves now what waits. */
    flush,
    /** Starts nothing for as long as this lasts, after what is under way: what is being sent takes the draft along. */
    hold: async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
