import { splitParams } from '../../api/operations.ts';
import type { ResolvedAction } from '../../engine/action/resolve-action.ts';
import { type Effects, type Outcome, performCall } from '../../engine/call/perform-call.ts';
import type { Submission } from '../../engine/call/submission.ts';
import type { ScreenContextValue } from '../../engine/screen-context.ts';
import { invalidateReads } from '../../state/queries.ts';
import { textOfFailure } from '../../state/report-failure.ts';
import type { Visit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';

/** A row, and the action to run for it. */
export interface BulkRow extends ResolvedAction {
  id: string;
  name: string;
}

export interface Refused {
  id: string;
  name: string;
  reason: string;
}

export interface BulkResult {
  /** Ids of the rows that succeeded. */
  done: string[];
  refused: Refused[];
  /** The response's message, if there was only one call. */
  text?: string;
}

/** The maximum number of concurrent calls: fast enough for a page of rows, without a burst. */
const AT_ONCE = 4;

/** Runs an action for each row separately. Stale data is re-read once, after all have finished. */
export async function runBulk(
  rows: readonly BulkRow[],
  visit: Visit,
  screen: ScreenContextValue,
  onProgress: (ended: number) => void,
  submission?: Submission,
): Promise<BulkResult> {
  const reasons = new Map<string, string>();
  const texts: string[] = [];
  const changed = new Set<string>();
  const waiting = [...rows];
  let ended = 0;
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const { id, action, scope } = row;
      if (action.action !== 'call') continue;
      const effects: Effects = {
        ...SILENT,
        call: callOf(visit),
        say: (text) => void texts.push(text),
        reportFailure: (error, screenMessages) =>
          void reasons.set(id, textOfFailure(error, screenMessages) ?? ''),
        invalidateReads: (operation) => void changed.add(operation),
      };
      const context = { screens: screen.screens, labels: screen.definitions.labels };
      const outcome = await performCall(
        action,
        scope,
        context,
        effects,
        // Each row has a version of its own.
        submission && { ...submission, basis: undefined },
      );
      if (outcome !== 'done' && !reasons.has(id)) reasons.set(id, errorsOf(outcome));
      onProgress(++ended);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const operation of changed) void invalidateReads(visit, operation);
  return {
    done: rows.flatMap(({ id }) => (reasons.has(id) ? [] : [id])),
    refused: rows.flatMap(({ id, name }) =>
      reasons.has(id) ? [{ id, name, reason: reasons.get(id)! }] : [],
    ),
    text: rows.length === 1 ? texts[0] : undefined,
  };
}

/** The errors of the form that all rows share. */
const errorsOf = (outcome: Outcome) =>
  typeof outcome === 'object' ? Object.values(outcome.errors).flat().join(' ') : '';

/** Effects for the individual calls: the user confirms once for all rows, and no call navigates away. */
const SILENT = {
  save: async () => {},
  splitParams,
  confirm: async () => true,
  credential: () => Promise.reject(new Error('a person is asked for one credential, not for each row')),
  signIn: () => {},
  signOut: () => {},
  remember: () => {},
  close: async () => {},
  setQuery: () => {},
  newest: async () => undefined,
  leave: () => {},
};
