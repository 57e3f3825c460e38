import type { CallAction, Show, Success } from '../../../../generated/definitions.d.ts';
import { toBodySchema } from '../../compile/api/body-schema.ts';
import { allProperties } from '../../compile/form/schema-properties.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { type Place, within } from '../../grammar/place.ts';
import { inForm, inResult } from '../../run/value/scope.ts';
import { type Check, documentOf, type KnownOperation } from '../check-context.ts';
import { checkAnswerText, checkQuestion } from '../text/message-keys.ts';
import {
  ANYTHING,
  describeType,
  fits,
  type KnownValue,
  known,
  type Schema,
  type Spot,
} from '../value/known-value.ts';
import { valueType } from '../value/values.ts';
import { checkCredential } from './credential.ts';
import { checkParameters, operationNamed } from './data-sources.ts';
import { checkInto, checkQueryChange, checkTarget } from './link-targets.ts';
import { checkShownValue } from './shown-values.ts';

/** Checks a call: its parameters, its body (from forms and from the action), and what follows it. */
export function checkCall(
  check: Check,
  action: CallAction,
  spot: Spot,
  place: Place,
  forms: string[] = [],
): void {
  const operation = operationNamed(check, action.operation, within(place, 'operation'));
  if (action.confirm !== undefined) checkQuestion(check, action.confirm, spot, within(place, 'confirm'));
  if (action.confirm_text !== undefined) {
    const at = within(place, 'confirm_text');
    checkQuestion(check, action.confirm_text, spot, at);
    if (action.confirm === undefined) check.add(at, 'there is no question above it; add "confirm"');
  }
  for (const message of [action.error ?? []].flat()) checkAnswerText(check, message, within(place, 'error'));
  if (!operation) return;
  // No confirmation is needed after a form, for a reversible toggle, or for a call that only affects the
  // view.
  const isAsked = action.confirm !== undefined || forms.length > 0 || action.pressed !== undefined;
  const isQuiet = action.tone === 'quiet' && action.icon !== 'trash';
  if (operation.method === 'delete' && !isAsked && !isQuiet)
    check.add(place, `"${operation.id}" deletes at once; ask first with "confirm": the key of a message`);
  const withForm = withForms(check, spot, forms);
  checkParameters(check, action.params, operation, withForm, within(place, 'params'));
  checkBody(check, action, operation, withForm, place, forms);
  const last = action.credential
    ? checkCredential(check, action.credential, operation, within(place, 'credential'))
    : operation;
  if (action.success && last) checkSuccess(check, action.success, last, withForm, within(place, 'success'));
}

/** Returns a spot with the values of these forms in scope. */
export const withForms = (check: Check, spot: Spot, forms: string[] = []): Spot =>
  forms.length > 0 ? { ...spot, scope: inForm(spot.scope, formValues(check, forms)) } : spot;

/** Returns the type of the values typed so far in one or several forms. */
export function formValues(check: Check, forms: string[]): KnownValue {
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
    else check.add(at, `the body of "${id}" has no "${name}"${nearest(name, Object.keys(accepted))}`, name);
  }
  for (const { form, name, field } of typed) {
    if (action.body && name in action.body) {
      if (!isHidden(check, form, name))
        check.add(
          within(place, 'body', name),
          `the form "${form}" asks for "${name}", and this replaces what is typed there; leave it out of one of the two`,
        );
      continue;
    }
    const asked = accepted[name];
    if (!asked)
      check.add(
        place,
        `the form "${form}" sends "${name}", which the body of "${id}" lacks${nearest(name, Object.keys(accepted))}`,
        name,
      );
    else if (!fits(known(check.project.api, field), asked))
      check.add(
        place,
        `the form "${form}" sends ${describeType(known(check.project.api, field))} as "${name}", the body of "${id}" takes ${describeType(known(check.project.api, asked))}`,
      );
    else if (isLooser(field, asked))
      check.add(
        place,
        `the form "${form}" lets through what "${id}" refuses: its "${name}" has ${describeLengths(field)}, there it has ${describeLengths(asked)}`,
      );
  }
  const sent = new Set([...said.map(([name]) => name), ...typed.map(({ name }) => name)]);
  for (const name of body.required ?? [])
    if (!sent.has(name)) check.add(place, `the body of "${id}" needs "${name}"`);
}

const isHidden = (check: Check, form: string, name: string): boolean => {
  const ui = documentOf(check, 'forms', form)?.value.ui as Record<string, { widget?: string }> | undefined;
  return ui?.[name]?.widget === 'hidden';
};

/** Returns the minimum and maximum length of a field's text, or of its choices. */
function lengthsOf({ minLength = 0, maxLength = Infinity, enum: values }: Schema): readonly [number, number] {
  const lengths = values?.map((value) => String(value).length);
  return lengths ? [Math.min(...lengths), Math.max(...lengths)] : [Number(minLength), Number(maxLength)];
}

/** Whether the form can accept a text that the operation refuses. */
function isLooser(field: Schema, asked: Schema): boolean {
  const [shortest, longest] = lengthsOf(field);
  const [least, most] = lengthsOf(asked);
  return shortest < least || longest > most;
}

function describeLengths(text: Schema): string {
  const [shortest, longest] = lengthsOf(text);
  return longest === Infinity ? `${shortest} letters or more` : `${shortest} to ${longest} letters`;
}

function checkSuccess(
  check: Check,
  success: Success,
  { answer }: KnownOperation,
  spot: Spot,
  place: Place,
): void {
  const { message, to, session, query, prefs } = success;
  const after: Spot = { ...spot, scope: inResult(spot.scope, answer ?? ANYTHING) };
  if (typeof message === 'object') checkShownValue(check, message as Show, after, within(place, 'message'));
  else if (message !== undefined) checkAnswerText(check, message, within(place, 'message'));
  if (to) checkTarget(check, to, after, within(place, 'to'));
  if (query !== undefined) checkQueryChange(check, query, after, within(place, 'query'));
  if (typeof session === 'string') valueType(check, session, after, within(place, 'session'));
  for (const [name, source] of Object.entries(prefs ?? {}))
    valueType(check, source, after, within(place, 'prefs', name));
}
