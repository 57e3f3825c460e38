import type { CallAction, Show, Success } from '../../generated/definitions.d.ts';
import { toBodySchema } from '../definitions/body-schema.ts';
import { type Place, within } from '../definitions/findings.ts';
import { nearest } from '../definitions/nearest.ts';
import { allProperties } from '../definitions/properties.ts';
import { type Check, exists, type KnownOperation } from './check.ts';
import { ANYTHING, describeType, fits, type Known, known, type Schema, type Spot } from './known.ts';
import { checkShow } from './shows.ts';
import { checkAnswerText, checkParameters, operationNamed } from './sources.ts';
import { checkInto, checkTarget } from './targets.ts';
import { typeAt, valueType } from './values.ts';

/** A call: its parameters, its body (what a form sends and what the action adds), and what follows. */
export function checkCall(
  check: Check,
  action: CallAction,
  spot: Spot,
  place: Place,
  forms: string[] = [],
): void {
  const operation = operationNamed(check, action.operation, within(place, 'operation'));
  if (action.confirm !== undefined) checkQuestion(check, action.confirm, spot, within(place, 'confirm'));
  for (const message of [action.failure?.message ?? []].flat())
    exists(
      check,
      'message',
      message,
      [...check.names('message'), 'server'],
      within(place, 'failure', 'message'),
    );
  if (!operation) return;
  const withForm = forms.length
    ? { ...spot, scope: { ...spot.scope, form: formValues(check, forms) } }
    : spot;
  checkParameters(check, action.params, operation, withForm, within(place, 'params'));
  checkBody(check, action, operation, withForm, place, forms);
  if (action.success) checkSuccess(check, action.success, operation, withForm, within(place, 'success'));
}

/** A question may name what it is about by the properties of the item: "Delete {title}?". */
function checkQuestion(check: Check, message: string, spot: Spot, place: Place): void {
  if (!exists(check, 'message', message, check.names('message'), place)) return;
  const text = check.project.documents.messages.get('en')?.value[message];
  for (const [, name] of String(text).matchAll(/\{(\w+)\}/g)) typeAt(check, `item.${name}`, spot, place);
}

/** What a person has typed so far into one or several forms. */
export function formValues(check: Check, forms: string[]): Known {
  const schemas = forms.map((name) => check.project.forms.schemaOf(name) ?? {});
  const properties = Object.assign({}, ...schemas.map(allProperties)) as Record<string, Schema>;
  const required = schemas.flatMap((schema) => schema.required ?? []);
  return known(check.project.api, { type: 'object', properties, required });
}

function checkBody(
  check: Check,
  action: CallAction,
  { id, body }: KnownOperation,
  spot: Spot,
  place: Place,
  forms: string[],
): void {
  const accepted = body?.properties ?? {};
  const said = Object.entries(action.body ?? {});
  const typed = forms.flatMap((form) => {
    const sent = toBodySchema(check.project.forms.schemaOf(form) ?? {}).properties ?? {};
    return Object.entries(sent).map(([name, field]) => ({ form, name, field: field as Schema }));
  });
  if (!body) {
    if (said.length || typed.length) check.add(place, `the operation "${id}" takes no body`);
    return;
  }
  const isUnknown = Array.isArray(body['x-forms']) && body['x-forms'].length === 0;
  if (isUnknown) return;
  for (const [name, source] of said) {
    const at = within(place, 'body', name);
    if (accepted[name]) checkInto(check, name, source, accepted[name], spot, at);
    else check.add(at, `the body of "${id}" has no "${name}"${nearest(name, Object.keys(accepted))}`);
  }
  for (const { form, name, field } of typed) {
    if (action.body && name in action.body) continue;
    const asked = accepted[name];
    if (!asked)
      check.add(
        place,
        `the form "${form}" sends "${name}", which the body of "${id}" lacks${nearest(name, Object.keys(accepted))}`,
      );
    else if (!fits(known(check.project.api, field), asked))
      check.add(
        place,
        `the form "${form}" sends ${describeType(known(check.project.api, field))} as "${name}", the body of "${id}" takes ${describeType(known(check.project.api, asked))}`,
      );
  }
  const sent = new Set([...said.map(([name]) => name), ...typed.map(({ name }) => name)]);
  for (const name of body.required ?? [])
    if (!sent.has(name)) check.add(place, `the body of "${id}" needs "${name}"`);
}

function checkSuccess(
  check: Check,
  success: Success,
  { answer }: KnownOperation,
  spot: Spot,
  place: Place,
): void {
  const { message, to, session, stale, prefs } = success;
  const after: Spot = { ...spot, scope: { ...spot.scope, result: answer ?? ANYTHING } };
  if (typeof message === 'object') checkShow(check, message as Show, after, within(place, 'message'));
  else if (message !== undefined) checkAnswerText(check, message, within(place, 'message'));
  if (to) checkTarget(check, to, after, within(place, 'to'));
  for (const [name, source] of Object.entries(session ?? {}))
    valueType(check, source, after, within(place, 'session', name));
  for (const [name, source] of Object.entries(prefs ?? {}))
    valueType(check, source, after, within(place, 'prefs', name));
  for (const [index, id] of (stale ?? []).entries()) {
    const at = within(place, 'stale', index);
    const read = operationNamed(check, id, at);
    if (read && read.method !== 'get')
      check.add(at, `"${id}" is a ${read.method.toUpperCase()}; only reads become stale`);
  }
}
