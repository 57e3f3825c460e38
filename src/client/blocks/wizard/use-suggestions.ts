import { useEffect, useMemo, useRef, useState } from 'react';
import type { Suggest } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/wizard.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { fieldsOf } from '../../../language/run/form/plan.ts';
import { ApiError } from '../../api/api-error.ts';
import { useVisit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import { checkForm } from '../form/values/check-form.ts';
import {
  isNearlyComplete,
  isSuggestion,
  isVacant,
  openSuggestions,
  type Suggestion,
  type Unread,
  unreadIn,
  withSuggestion,
} from './suggested.ts';
import type { WizardState } from './use-wizard.ts';
import type { Step } from './wizard-values.ts';

type Found = {
  file: File;
  rows: readonly Suggestion[];
  /** The file's entries that could not be read. */
  unread: readonly Unread[];
  /** Whether the file yielded no suggestions. */
  isEmpty: boolean;
  said: string | undefined;
  busy: boolean;
  /** How many were applied to all steps at once. */
  applied: number;
  /** The step in which they arrived while the user was typing: shown there on request, so that nothing moves. */
  folded?: number | undefined;
};

const TEXT_CONTROLS = 'input:not([type="file"]), textarea, select, [contenteditable="true"]';

export interface SuggestingProps {
  suggest: Suggest;
  /** The form with the one field for the file. */
  form: FormModule;
  steps: readonly Step[];
  state: WizardState;
}

/**
 * Keeps a file's suggestions for the fields of the steps, without those that the user has applied or
 * dismissed.
 */
export function useSuggestions({
  suggest: { operation, unread: texts = {} },
  form,
  steps,
  state: { step, values, put },
}: SuggestingProps) {
  const call = callOf(useVisit());
  const [found, setFound] = useState<Found>();
  const current = useRef(step);
  current.current = step;
  const field = [...fieldsOf(form.plan).keys()][0];
  const owner = steps.findIndex(
    (one) => field !== undefined && one.form && fieldsOf(one.form.plan).has(field),
  );
  const file = field === undefined ? undefined : values[owner]?.[field];
  const chosen = file instanceof File ? file : undefined;

  /** The file's errors, before it is sent. */
  const errors = useMemo(() => {
    if (field === undefined || chosen === undefined) return undefined;
    const found = checkForm(form, { [field]: chosen }, 'create').errors;
    return Object.keys(found).length > 0 ? found : undefined;
  }, [form, field, chosen]);

  useEffect(() => {
    if (field === undefined || chosen === undefined || errors) return setFound(undefined);
    const ended = new AbortController();
    const say = (more: Partial<Found>) =>
      !ended.signal.aborted &&
      setFound({
        file: chosen,
        rows: [],
        unread: [],
        isEmpty: !more.rows?.length,
        said: undefined,
        busy: false,
        applied: 0,
        ...more,
      });
    say({ busy: true });
    call(operation, { body: { [field]: chosen }, signal: ended.signal }).then(
      ({ data, message, meta }) =>
        say({
          rows: Array.isArray(data) ? data.filter(isSuggestion) : [],
          unread: unreadIn(meta?.unread),
          said: message,
          folded: document.activeElement?.matches(TEXT_CONTROLS) ? current.current : undefined,
        }),
      (error: unknown) => say({ said: error instanceof ApiError ? error.message : undefined }),
    );
    return () => ended.abort();
  }, [call, operation, field, chosen, errors]);

  if (field === undefined || owner < 0) return undefined;
  const at = steps[step]!;
  const openIn = (index: number) => (found ? openSuggestions(found.rows, steps[index]!, values[index]!) : []);
  const open = openIn(step);
  /** By step, what fits fields that are still empty and leaves little to add. */
  const fitting = steps.map((step, index) =>
    openIn(index).filter((one) => isVacant(values[index]![one.field]) && isNearlyComplete(step, one)),
  );
  const without = (gone: readonly Suggestion[], applied = 0) =>
    setFound(found && { ...found, applied, rows: found.rows.filter((one) => !gone.includes(one)) });
  const apply = (index: number, taken: readonly Suggestion[]) =>
    put(
      index,
      taken.reduce((data, one) => withSuggestion(steps[index]!, data, one), values[index]!),
    );
  return {
    form,
    step: at,
    /**
     * Whether the panel asks for the file: in the first step, unless that step has the file as a field of
     * its own.
     */
    asks: step === 0 && owner !== 0,
    file,
    errors,
    choose: (next: unknown) => put(owner, { ...values[owner], [field]: next }),
    field,
    found,
    open,
    isFolded: found?.folded === step,
    unfold: () => setFound(found && { ...found, folded: undefined }),
    /** The message about this step's entries that could not be read. */
    unread: (found?.unread ?? []).flatMap(({ field, unread, of }) =>
      texts[field] && at.form && fieldsOf(at.form.plan).has(field)
        ? [message(texts[field], { n: of, unread })]
        : [],
    ),
    take: (taken: readonly Suggestion[]) => {
      apply(step, taken);
      without(taken);
    },
    /** The number of suggestions that all steps can take at once; 0 if only this step can. */
    everywhere: fitting.some((some, index) => index !== step && some.length > 0) ? fitting.flat().length : 0,
    takeEverywhere: () => {
      for (const [index, some] of fitting.entries()) if (some.length > 0) apply(index, some);
      const all = fitting.flat();
      without(all, all.length);
    },
    dismiss: (one: Suggestion) => without([one]),
  };
}

export type Suggestions = NonNullable<ReturnType<typeof useSuggestions>>;
