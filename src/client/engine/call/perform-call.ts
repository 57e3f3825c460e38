import type { CallAction, Show, ValueLabels } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import { inForm, inResult } from '../../../language/run/value/scope.ts';
import {
  caseOf,
  evaluate,
  isPresent,
  read,
  type Scope,
  template,
  value,
} from '../../../language/run/value/value-path.ts';
import { ApiError, type FieldErrors } from '../../api/api-error.ts';
import type { CallInput, Envelope } from '../../api/operations.ts';
import { type Destination, destinations, type TargetContext } from '../link/target.ts';
import { basisOf, type NewestRecord } from './basis.ts';
import { type Question, questionOf } from './question.ts';
import { bodyOf, errorsForForm, type Submission, showsError } from './submission.ts';

/** A call's effects on the rest of the page; the renderer passes the real ones, tests their own. */
export interface Effects {
  call: (operation: string, input: CallInput) => Promise<Envelope>;
  splitParams: (
    operation: string,
    params: Readonly<Record<string, unknown>>,
  ) => Pick<CallInput, 'path' | 'query'>;
  confirm: (question: Question) => Promise<boolean>;
  /** Creates or uses a passkey and resolves to it as text; rejects with an `ApiError` that has the reason. */
  credential: (options: unknown) => Promise<string>;
  /** Saves the file that an operation returned. */
  save: (file: Blob, operation: string) => Promise<void>;
  say: (text: string) => void;
  reportFailure: (error: unknown, screenMessages?: string | string[]) => void;
  signIn: (session: { token?: unknown; user?: unknown }) => void;
  /** Resolves when nothing of the session is left in the browser. */
  signOut: () => void | Promise<void>;
  /** Re-reads what a call may have changed. */
  invalidateReads: (operation: string) => void;
  remember: (prefs: Readonly<Record<string, unknown>>) => void;
  setQuery: (values: Readonly<Record<string, unknown>>) => void;
  close: () => Promise<void>;
  /** Returns the record that a call changes as somebody else has saved it; undefined if it cannot be read. */
  newest: (action: CallAction, scope: Scope, sent: Submission) => Promise<NewestRecord | undefined>;
  /** Navigates to the first destination that applies. */
  leave: (to: readonly Destination[]) => void;
}

export type Outcome = 'done' | 'cancelled' | 'failed' | { errors: FieldErrors };

/**
 * Performs a call: asks for confirmation, sends it, and applies the action's success or failure. Errors of
 * fields that the forms show are returned; any other failure has shown its one toast when this resolves.
 */
export async function performCall(
  action: CallAction,
  scope: Scope,
  context: TargetContext,
  effects: Effects,
  submission?: Submission,
): Promise<Outcome> {
  const question = questionOf(action, scope, { ...flat(scope.item), n: 1 });
  if (question && !(await effects.confirm(question))) return 'cancelled';
  const { basis = {} } = submission ?? {};
  try {
    const { 'If-Match': seen, ...params } = evaluate(action.params ?? {}, inForm(scope, submission?.data));
    const first = await effects.call(action.operation!, {
      ...effects.splitParams(action.operation!, params),
      body: bodyOf(action, scope, submission),
      version: (basis.version === undefined ? seen : seen && basis.version) as string | null | undefined,
    });
    const answer = await withCredential(first, action, effects);
    if (answer instanceof Blob) await effects.save(answer, action.operation!);
    basis.version = basisOf(Object(answer.data)).version ?? null;
    submission?.answered?.(answer.data);
    await succeed(action, inResult(inForm(scope, submission?.data), answer.data), answer, context, effects);
    return 'done';
  } catch (error) {
    // The record has changed in the meantime, so what is shown is stale.
    if (error instanceof ApiError && (error.status === 409 || isChanged(error)))
      for (const operation of [action.operation, action.credential])
        if (operation !== undefined) effects.invalidateReads(operation);
    if (isChanged(error)) {
      const theirs = submission?.merge && basis.version && (await effects.newest(action, scope, submission));
      if (theirs) {
        const merged = await submission.merge!(submission, theirs);
        if (!merged) return 'cancelled';
        basis.version = theirs.updated_at;
        const { confirm, confirm_text, ...confirmed } = action;
        return performCall(confirmed, scope, context, effects, { ...submission, ...merged });
      }
      // Nothing to compare with: the user has been told, and saving again replaces the other change.
      basis.version = null;
    }
    return fail(error, action, effects, submission);
  }
}

/** Returns the response of the second call, which takes the passkey; without one, that of the first. */
async function withCredential(
  first: Envelope,
  { credential }: CallAction,
  effects: Effects,
): Promise<Envelope> {
  if (!credential) return first;
  const { options } = Object(first.data) as { options?: unknown };
  const body = { credential: await effects.credential(options) };
  return effects.call(credential, { path: {}, body });
}

const flat = (item: unknown) =>
  typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};

async function succeed(
  { operation, credential, success = {} }: CallAction,
  scope: Scope,
  answer: Envelope,
  context: TargetContext,
  effects: Effects,
) {
  const text = successText(success.message, scope, answer, context);
  if (isPresent(text)) effects.say(text!);
  if (success.prefs) effects.remember(evaluate(success.prefs, scope));
  if (success.query !== undefined) effects.setQuery(evaluate(success.query, scope));
  const to = destinations(success.to, scope, context);
  if (success.close || to.length > 0) await effects.close();
  // Session and address change together: a guard that saw only one of them would redirect to the wrong
  // screen.
  if (success.session === null) await effects.signOut();
  else if (success.session !== undefined) effects.signIn(sessionOf(success.session, scope));
  effects.invalidateReads(credential ?? operation);
  if (to.length > 0) effects.leave(to);
}

/** Returns the new session: the user at a path, and the token that the answer may have. */
function sessionOf(user: string, scope: Scope) {
  return { token: read('result.token', scope), user: read(user, scope) };
}

function successText(
  text: string | Show | undefined,
  scope: Scope,
  answer: Envelope,
  { labels }: { labels: Readonly<Record<string, ValueLabels>> },
): string | undefined {
  if (text === undefined) return undefined;
  if (text === 'server') return answer.message;
  if (typeof text === 'string') return message(text);
  if (text.labels !== undefined) return caseOf(labels[text.labels], value(text.value, scope))?.label;
  return text.text === undefined ? undefined : template(text.text, scope);
}

/** Whether somebody else has changed the record since it was read. */
const isChanged = (error: unknown) => error instanceof ApiError && error.status === 412;

function fail(error: unknown, action: CallAction, effects: Effects, submission?: Submission): Outcome {
  const forms = submission?.forms ?? [];
  // Usually a 422, but a wrong code (400) also belongs to its field.
  const errors = errorsForForm(error instanceof ApiError ? error.errors : {}, action.body);
  const paths = Object.keys(errors);
  const inForms = paths.length > 0 && paths.every((path) => showsError(forms, path));
  // A screen's own text says what failed, not that somebody else has changed the record.
  if (!inForms) effects.reportFailure(error, isChanged(error) ? undefined : action.error);
  return paths.length > 0 && submission ? { errors } : 'failed';
}
