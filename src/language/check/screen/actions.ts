import type {
  Act,
  Action,
  ActionUse,
  NamedAction,
  OpenAction,
  SetAction,
  Table,
  Wizard,
} from '../../../../generated/definitions.d.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { ValueSource } from '../../run/value/value-source.ts';
import { type Check, componentOf, documentOf, exists } from '../check-context.ts';
import type { Spot } from '../value/known-value.ts';
import { narrowed } from '../value/narrowing.ts';
import { checkText, checkWhen, valueType } from '../value/values.ts';
import { checkCall, withForms } from './calls.ts';
import { checkQueryChange, checkTarget, describeSource } from './link-targets.ts';

/** Checks one action or several, named or written out; `forms` are those whose data a call sends. */
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

/** Checks that a named action gets its parameters; without `with`, from values of the same name. */
function checkUse(check: Check, action: ActionUse, around: Spot, place: Place): void {
  checkWhen(check, action.when, around, within(place, 'when'));
  checkWhen(check, action.opens, around, within(place, 'opens'));
  const spot = narrowed(around, action.when);
  if (action.label !== undefined) checkText(check, action.label, spot, within(place, 'label'));
  if (!exists(check, 'action', action.use, check.names('actions'), place)) return;
  const named = documentOf<NamedAction & { takes?: Record<string, string> }>(check, 'actions', action.use);
  if (!named) return;
  if (action.opens && !('action' in named.value && named.value.action === 'open'))
    check.add(within(place, 'opens'), `"${action.use}" opens no dialog`);
  checkKeys(check, action.keys, place);
  if (action.show === 'icon' && (action.icon ?? named.value.icon) === undefined)
    check.add(within(place, 'show'), 'there is no "icon" to show');
  const takes = named.value.takes ?? {};
  const given = action.with ?? Object.fromEntries(Object.keys(takes).map((name) => [name, name]));
  checkArguments(check, given, takes, `the action "${action.use}"`, spot, within(place, 'with'));
}

function checkAct(check: Check, action: Act, around: Spot, place: Place, forms?: string[]): void {
  checkWhen(check, action.when, around, within(place, 'when'));
  const spot = narrowed(around, action.when);
  for (const key of ['pressedIcon', 'pressedLabel'] as const)
    if (action[key] !== undefined && action.pressed === undefined)
      check.add(within(place, key), 'without "pressed" this is never shown');
  if (action.pressedLabel !== undefined)
    checkText(check, action.pressedLabel, spot, within(place, 'pressedLabel'));
  if (action.show === 'icon') {
    if (forms) check.add(within(place, 'show'), 'the button of a form shows its text');
    else if (action.icon === undefined) check.add(within(place, 'show'), 'there is no "icon" to show');
  }
  const { label, badge } = action;
  if (label === undefined)
    check.add(place, 'an action needs a "label": its button says it, or tells it to who cannot see the icon');
  else checkText(check, label, spot, within(place, 'label'));
  checkKeys(check, action.keys, place);
  checkWhen(check, action.pressed, spot, within(place, 'pressed'));
  if (badge !== undefined) valueType(check, badge, spot, within(place, 'badge'));
  if (action.action === 'call') checkCall(check, action, spot, place, forms);
  if (action.action === 'go') checkTarget(check, action.to, spot, within(place, 'to'));
  if (action.action === 'share' && action.to !== undefined)
    checkTarget(check, action.to, spot, within(place, 'to'));
  if (action.action === 'copy') {
    valueType(check, action.value, spot, within(place, 'value'));
    if (action.file !== undefined) checkText(check, action.file, spot, within(place, 'file'));
  }
  if (action.action === 'set') checkSet(check, action, withForms(check, spot, forms), place);
  if (action.action === 'open') {
    checkWhen(check, action.opens, around, within(place, 'opens'));
    checkDialog(check, action, spot, place);
  }
}

/** Checks a shortcut: speech input presses single letters by chance, so a reader must be able to turn them off. */
function checkKeys(check: Check, keys: string | undefined, place: Place): void {
  if (keys === undefined || keys.length > 1) return;
  if (!/^[a-z]$/.test(keys))
    check.add(
      within(place, 'keys'),
      `"${keys}" is no letter; say a small letter, or keys such as Alt+ArrowDown`,
    );
  else if (!('letter_keys' in check.prefs))
    check.add(
      within(place, 'keys'),
      'nothing turns single letters off; add a button with "prefs": { "letter_keys": { "const": "off" } }',
    );
}

function checkDialog(check: Check, action: OpenAction, spot: Spot, place: Place): void {
  const { title, blocks } = action;
  if (title !== undefined) checkText(check, title, spot, within(place, 'title'));
  check.blocks(blocks, spot, within(place, 'blocks'));
}

function checkSet(check: Check, { query, prefs }: SetAction, spot: Spot, place: Place): void {
  if (query === undefined && prefs === undefined)
    check.add(place, 'what is set? It needs "query" or "prefs"');
  for (const [name, source] of Object.entries(prefs ?? {}))
    valueType(check, source, spot, within(place, 'prefs', name));
  if (query !== undefined) checkQueryChange(check, query, spot, within(place, 'query'));
}

/** Checks that a wizard or a table named by a block exists and gets its parameters. */
export function checkDocumentUse(
  check: Check,
  kind: 'wizard' | 'table',
  name: string,
  given: Record<string, ValueSource> | undefined,
  spot: Spot,
  place: Place,
): void {
  const folder = `${kind}s` as const;
  if (!exists(check, kind, name, check.names(folder), within(place, kind))) return;
  const used = documentOf<Wizard | Table>(check, folder, name);
  if (used)
    checkArguments(check, given, used.value.takes, `the ${kind} "${name}"`, spot, within(place, 'with'));
}

/** Checks that a document gets its parameters, in the right types. */
export function checkArguments(
  check: Check,
  given: Record<string, ValueSource> | undefined,
  takes: Record<string, string> | undefined,
  taker: string,
  spot: Spot,
  place: Place,
): void {
  for (const [name, component] of Object.entries(takes ?? {}))
    if (!(name in (given ?? {}))) check.add(place, `${taker} needs "${name}", of the type ${component}`);
  for (const [name, source] of Object.entries(given ?? {})) {
    const component = takes?.[name];
    const at = within(place, name);
    if (component === undefined) {
      check.add(at, `${taker} has no use for "${name}"; remove it`);
      continue;
    }
    const found = valueType(check, source, spot, at);
    if (found && !found.anything && (found.many || found.schema !== componentOf(check, component)))
      check.add(
        at,
        `${taker} needs "${name}" to be of the type ${component}; ${describeSource(source)} is of another type`,
      );
  }
}
