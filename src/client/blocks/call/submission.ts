import type { CallAction } from '../../../../generated/definitions.d.ts';
import type { Errors, FormModule } from '../../../language/run/form/form-module.ts';
import { normalise } from '../../../language/run/form/normalise.ts';
import { fieldsOf } from '../../../language/run/form/plan.ts';
import { toBody } from '../../../language/run/form/to-body.ts';
import { inForm } from '../../../language/run/value/scope.ts';
import { evaluate, isPresent, pathsOf, type Scope } from '../../../language/run/value/value-path.ts';
import { sameData } from '../../form/data-path.ts';

type Data = Readonly<Record<string, unknown>>;

/** What a person typed into one or more forms (a wizard's steps), with what stood there at first. */
export interface Submission {
  forms: readonly FormModule[];
  data: Data;
  initial?: Data;
  /** Told what its call was answered with. */
  answered?: (answer: unknown) => void;
}

/**
 * The body of a call: what the forms send, then what the action adds. A field that had a value and was emptied is sent
 * as null, which clears what is stored; one that never had a value is left out.
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
    Object.assign(body, toBody(form, normalise(form, values, 'create')));
    for (const [name, field] of fields) {
      const emptied = isPresent(initial[name]) && !isPresent(data[name]);
      if (emptied && !field.isFact && !field.isLocal) body[name] = null;
      // A list of files that is as it was says nothing new.
      if (field.items?.file && sameData(initial[name], data[name])) delete body[name];
    }
  }
  return body;
}

/** Whether a field of one of these forms can show an error at this path. */
export const showsError = (forms: readonly FormModule[], path: string) =>
  forms.some((form) => fieldsOf(form.plan).has(path.split('.')[0]!));

/**
 * A server's errors as the form shows them: an error of a body field that was made from other fields comes back to the
 * first of those.
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
