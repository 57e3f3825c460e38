import type {
  Act,
  Action,
  ActionUse,
  NamedAction,
  OpenAction,
  Wizard,
} from '../../generated/definitions.d.ts';
import { type Place, within } from '../definitions/findings.ts';
import { checkCall } from './calls.ts';
import { type Check, componentOf, documentOf, exists } from './check.ts';
import type { Spot } from './known.ts';
import { checkTarget } from './targets.ts';
import { checkText, checkWhen, typeAt } from './values.ts';

/** An action or several, named or written out; `forms` are those whose data a call sends. */
export function checkActions(
  check: Check,
  actions: Action | Action[] | undefined,
  spot: Spot,
  place: Place,
  forms?: string[],
): void {
  if (Array.isArray(actions))
    for (const [index, action] of actions.entries())
      checkAction(check, action, spot, within(place, index), forms);
  else if (actions !== undefined) checkAction(check, actions, spot, place, forms);
}

export function checkAction(check: Check, action: Action, spot: Spot, place: Place, forms?: string[]): void {
  if (typeof action === 'string') checkUse(check, { use: action }, spot, place);
  else if ('use' in action) checkUse(check, action, spot, place);
  else checkAct(check, action, spot, place, forms);
}

/** A named action gets what it takes; without `with`, what is called the same here. */
function checkUse(check: Check, action: ActionUse, spot: Spot, place: Place): void {
  checkWhen(check, action.when, spot, within(place, 'when'));
  if (action.label !== undefined) checkText(check, action.label, spot, within(place, 'label'));
  if (!exists(check, 'action', action.use, check.names('actions'), place)) return;
  const named = documentOf<NamedAction & { takes?: Record<string, string> }>(check, 'actions', action.use);
  if (!named) return;
  const takes = named.value.takes ?? {};
  const given = action.with ?? Object.fromEntries(Object.keys(takes).map((name) => [name, name]));
  checkArguments(check, given, takes, `the action "${action.use}"`, spot, within(place, 'with'));
}

function checkAct(check: Check, action: Act, spot: Spot, place: Place, forms?: string[]): void {
  const { label, badge } = action;
  if (label !== undefined) checkText(check, label, spot, within(place, 'label'));
  checkWhen(check, action.when, spot, within(place, 'when'));
  checkWhen(check, action.pressed, spot, within(place, 'pressed'));
  if (badge !== undefined) typeAt(check, badge, spot, within(place, 'badge'));
  if (action.action === 'call') checkCall(check, action, spot, place, forms);
  if (action.action === 'go') checkTarget(check, action.to, spot, within(place, 'to'));
  if (action.action === 'set') checkSet(check, action.query, spot, within(place, 'query'));
  if (action.action === 'open') checkDialog(check, action, spot, place);
}

function checkDialog(check: Check, action: OpenAction, spot: Spot, place: Place): void {
  const { title, blocks, wizard } = action;
  if (title !== undefined) checkText(check, title, spot, within(place, 'title'));
  if (blocks) check.blocks(blocks, spot, within(place, 'blocks'));
  if (wizard !== undefined) checkWizardUse(check, wizard, action.with, spot, place);
  if (!blocks && wizard === undefined) check.add(place, 'a dialog needs "blocks" or a "wizard"');
}

function checkSet(check: Check, query: string | Record<string, unknown>, spot: Spot, place: Place): void {
  if (!spot.scope.query) check.add(place, 'the screen has no query');
  else if (typeof query === 'string') typeAt(check, query, spot, place);
  else for (const name of Object.keys(query)) typeAt(check, `query.${name}`, spot, within(place, name));
}

/** A wizard, in a block or a dialog, gets what it takes. */
export function checkWizardUse(
  check: Check,
  name: string,
  given: Record<string, string> | undefined,
  spot: Spot,
  place: Place,
): void {
  if (!exists(check, 'wizard', name, check.names('wizards'), within(place, 'wizard'))) return;
  const wizard = documentOf<Wizard>(check, 'wizards', name);
  if (wizard)
    checkArguments(check, given, wizard.value.takes, `the wizard "${name}"`, spot, within(place, 'with'));
}

/** What a document takes is given to it, and is what it expects. */
export function checkArguments(
  check: Check,
  given: Record<string, string> | undefined,
  takes: Record<string, string> | undefined,
  taker: string,
  spot: Spot,
  place: Place,
): void {
  for (const [name, component] of Object.entries(takes ?? {}))
    if (!(name in (given ?? {}))) check.add(place, `${taker} needs "${name}", of type ${component}`);
  for (const [name, path] of Object.entries(given ?? {})) {
    const component = takes?.[name];
    const at = within(place, name);
    if (component === undefined) {
      check.add(at, `${taker} takes no "${name}"`);
      continue;
    }
    const found = typeAt(check, path, spot, at);
    if (found && !found.anything && (found.many || found.schema !== componentOf(check, component)))
      check.add(at, `${taker} takes a ${component} as "${name}", and "${path}" is none`);
  }
}
