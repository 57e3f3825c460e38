import type { CallAction } from '../../../../generated/definitions.d.ts';
import type { Errors, FormModule } from '../../../language/run/form/form-module.ts';
import { normalise } from '../../../language/run/form/normalise.ts';
import { fieldsOf } from '../../../language/run/form/plan.ts';
import { toBody } from '../../../language/run/form/to-body.ts';
import { inForm } from '../../../language/run/value/scope.ts';
import { evaluate, isPresent, pathsOf, type Scope } from '../../../language/run/value/value-path.ts';
import { sameData } from '../value/data-path.ts';
import type { Basis } from './basis.ts';
import { sentRows } from './sent-rows.ts';

type Data = Readonly<Record<string, unknown>>;

/** The typed values of one or more forms (a wizard's steps), with their initial values. */
export interface Submission {
  forms: readonly FormModule[];
  data: Data;
  initial?: Data;
  basis?: Basis | undefined;
  /** Merges what is sent with what somebody else has saved meanwhile; null if the user goes back to the form. */
  merge?: Merge;
  /** Called with the call's response. */
  answered?: (answer: unknown) => void;
}

export type Merge = (
  sent: Submission,
  theirs: Data,
) => Promise<Required<Pick<Submission, 'data' | 'initial'>> | null>;

/**
 * Returns a call's body: the forms' values, then what the action adds. A cleared field that had a value is
 * sent as null, which deletes the stored value; one that never had a value is omitted.
 */
export function bodyOf(action: Pick<CallAction, 'body'>, scope: Scope, submission?: Submission): Data {
  const typed = submission ? formBody(submission) : {};
  const inReach = submission ? inForm(scope, submission.data) : scope;
  return { ...typed, ...evaluate(action.body ?? {}, inReach) };
}

function formBody({ forms, data, initial = {} }: Submission): Data {
  const body: Record<string, unknown> = {};
  for (const form of forms) {
    const fields = fieldsOf(form.plan);
    const values = Object.fromEntries(Object.entries(data).filter(([name]) => fields.has(name)));
    Object.assign(body, sentRows(form, toBody(form, normalise(form, values, 'create'))));
    for (const [name, field] of fields) {
      const emptied = isPresent(initial[name]) && !isPresent(data[name]);
      if (emptied && !field.isFact && !field.isLocal) body[name] = null;
      // An unchanged list of files is not sent.
      if (field.items?.file && sameData(initial[name], data[name])) delete body[name];
    }
  }
  return body;
}

/** Whether a field of one of these forms can show an error at this path. */
export const showsError = (forms: readonly FormModule[], path: string) =>
  forms.some((form) => fieldsOf(form.plan).has(path.split('.')[0]!));

/**
 * Maps a server's errors to the form: an error of a body field derived from other fields is shown at the
 * first of them.
 */
export function errorsForForm(errors: Errors, body: CallAction['body'] = {}): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => {
      const [name, ...rest] = path.split('.');
      const source = Object.hasOwn(body, name!)
        ? pathsOf(body[name!]).find((from) => from.startsWith('form.'))
        : undefined;
      return [source === undefined ? path : [source.slice('form.'.length), ...rest].join('.'), texts];
    }),
  );
}
