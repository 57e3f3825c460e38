import type { Draft as Calls } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/discard.ts';
import { splitParams } from '../../api/operations.ts';
import type { ScreenContextValue } from '../../engine/screen-context.ts';
import type { DraftSaver } from '../../state/draft-saver.ts';
import { invalidateReads } from '../../state/queries.ts';
import { reportFailure } from '../../state/report-failure.ts';
import type { Visit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';

/** Asks whether to delete a draft on the server, and does. Returns whether it is gone; the next change creates it anew. */
export async function discardDraft(
  visit: Visit,
  screen: ScreenContextValue,
  calls: Calls,
  saver: DraftSaver,
): Promise<boolean> {
  const question = { title: message('discard.question'), text: message('discard.text') };
  if (!(await screen.confirm(question, 'danger', message('discard.yes')))) return false;
  const release = await saver.hold();
  try {
    await callOf(visit)(calls.delete!, splitParams(calls.delete!, { id: saver.id() }));
  } catch (error) {
    release();
    reportFailure(visit, error, 'server');
    return false;
  }
  saver.clear();
  void invalidateReads(visit, calls.delete!);
  return true;
}
