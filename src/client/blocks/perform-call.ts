import type { CallAction, Session, Show, Success, ValueMap } from '../../../generated/definitions.d.ts';
import { caseOf } from '../../shared/value-map.ts';
import { isPresent, type Scope, template, value } from '../../shared/value-path.ts';
import { ApiError, type FieldErrors } from '../api/api-error.ts';
import type { CallInput, Envelope } from '../api/call.ts';
import { bodyOf, errorsForForm, type Submission, showsError } from './submission.ts';
import { type Destination, destinations, evaluate, type TargetContext } from './target.ts';

/** What a call does to the world around it; the renderer gives the real ones, tests their own. */
export interface Effects {
  call: (operation: string, input: CallInput) => Promise<Envelope>;
  placed: (operation: string, params: Readonly<Record<string, unknown>>) => Pick<CallInput, 'path' | 'query'>;
  confirm: (text: string) => Promise<boolean>;
  say: (text: string) => void;
  reportFailure: (error: unknown, own?: string | string[]) => void;
  message: (key: string, facts?: Readonly<Record<string, unknown>>) => string;
  signIn: (session: { token?: unknown; user?: unknown }) => void;
  signOut: () => void;
  markStale: (operations: readonly string[]) => void;
  remember: (prefs: Readonly<Record<string, unknown>>) => void;
  close: () => Promise<void>;
  /** Goes to the first destination that applies. */
  leave: (to: readonly Destination[]) => void;
}

export type Outcome = 'done' | 'cancelled' | 'failed' | { errors: FieldErrors };

/**
 * Performs a call: asks for confirmation, sends, and does what the action says about success or failure. Errors of
 * fields that the forms show come back to them; every other failure has shown its one toast when this resolves.
 */
export async function performCall(
  action: CallAction,
  scope: Scope,
  context: TargetContext,
  effects: Effects,
  submission?: Submission,
): Promise<Outcome> {
  if (
    action.confirm !== undefined &&
    !(await effects.confirm(effects.message(action.confirm, flat(scope.item))))
  ) {
    return 'cancelled';
  }
  try {
    const answer = await effects.call(action.operation!, {
      ...effects.placed(action.operation!, evaluate(action.params ?? {}, scope)),
      body: bodyOf(action, scope, submission),
    });
    await succeed(
      action.success ?? {},
      { ...scope, form: submission?.data, result: answer.data },
      answer,
      context,
      effects,
    );
    return 'done';
  } catch (error) {
    return fail(error, action, effects, submission);
  }
}

const flat = (item: unknown) =>
  typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};

async function succeed(
  success: Success,
  scope: Scope,
  answer: Envelope,
  context: TargetContext,
  effects: Effects,
) {
  const text = successText(success.message, scope, answer, context, effects);
  if (isPresent(text)) effects.say(text!);
  if (success.prefs) effects.remember(evaluate(success.prefs, scope));
  const to = destinations(success.to, scope, context);
  if (success.close || to.length > 0) await effects.close();
  // The session and the place change in one go: a guard that saw the one without the other would lead astray.
  if (success.session === null) effects.signOut();
  else if (success.session) effects.signIn(sessionOf(success.session, scope));
  if (success.stale) effects.markStale(success.stale);
  if (to.length > 0) effects.leave(to);
}

function sessionOf({ token, user }: Session, scope: Scope) {
  return { token: value(token, scope), user: value(user, scope) };
}

function successText(
  said: string | Show | undefined,
  scope: Scope,
  answer: Envelope,
  { maps }: { maps: Readonly<Record<string, ValueMap>> },
  effects: Effects,
): string | undefined {
  if (said === undefined) return undefined;
  if (said === 'server') return answer.message;
  if (typeof said === 'string') return effects.message(said);
  if (said.map !== undefined) return caseOf(maps[said.map], value(said.value, scope))?.label;
  return said.text === undefined ? undefined : template(said.text, scope);
}

function fail(error: unknown, action: CallAction, effects: Effects, submission?: Submission): Outcome {
  const forms = submission?.forms ?? [];
  // Mostly of a 422, but a code that is wrong (400) belongs to its field as well.
  const errors = errorsForForm(error instanceof ApiError ? error.errors : {}, action.body);
  const paths = Object.keys(errors);
  const shown = paths.length > 0 && paths.every((path) => showsError(forms, path));
  if (!shown) effects.reportFailure(error, action.failure?.message);
  return paths.length > 0 && submission ? { errors } : 'failed';
}
