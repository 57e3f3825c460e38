import type { Action, MessageWith, NamedAction } from '../../../../generated/definitions.d.ts';
import { messageTexts } from '../../grammar/message-texts.ts';
import { type Place, within } from '../../grammar/place.ts';
import { type Check, documentOf } from '../check-context.ts';
import type { Spot } from '../value/known-value.ts';
import { checkAction } from './actions.ts';

/**
 * Checks the actions on selected rows: calls whose confirmation has a plural, and dialogs with a form that is
 * sent for each.
 */
export function checkBulk(check: Check, actions: Action[] | undefined, spot: Spot, place: Place): void {
  for (const [index, action] of (actions ?? []).entries()) {
    const at = within(place, index);
    checkAction(check, action, spot, at);
    const act = actOf(check, action);
    if (!act) continue;
    if (act.action === 'open' && act.blocks?.some(({ block }) => block === 'form')) continue;
    if (act.action !== 'call') {
      check.add(
        at,
        `selected rows take a "call" each, or an "open" with a form that is sent for each; this is "${act.action}"`,
      );
      continue;
    }
    if (act.credential) check.add(at, 'the browser asks for one "credential", not for one of each row');
    if (act.confirm === undefined) {
      const isDelete = act.action === 'call' && check.operations.get(act.operation)?.method === 'delete';
      if (act.tone === 'danger' && !isDelete)
        check.add(at, 'it changes many rows at once; ask first, with "confirm"');
      continue;
    }
    const key = typeof act.confirm === 'string' ? act.confirm : (act.confirm as MessageWith).message;
    const text = messageTexts(check.project.documents)[key];
    if (typeof text === 'string')
      check.add(at, `the question "${key}" is about one row; give it {"one": …, "other": …} with {n}`);
  }
}

/** Returns an action's definition, resolving its name. */
function actOf(check: Check, action: Action): Exclude<NamedAction, { use: string }> | undefined {
  if (typeof action === 'object' && 'action' in action) return action;
  const name = typeof action === 'string' ? action : action.use;
  const named = documentOf<NamedAction>(check, 'actions', name)?.value;
  return named && actOf(check, named as NamedAction);
}
