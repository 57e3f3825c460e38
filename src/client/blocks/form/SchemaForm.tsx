import type { ErrorListProps, RJSFSchema } from '@rjsf/utils';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Errors, FormModule } from '../../../language/run/form/form-module.ts';
import type { Mode } from '../../../language/run/form/normalise.ts';
import type { FormData } from '../../engine/value/data-path.ts';
import { Note } from '../../ui/note/Note.tsx';
import { ThemedForm } from './theme.tsx';
import { isAtOrBelow } from './values/field-errors.ts';
import { focusFirstError } from './values/focus-first-error.ts';
import { FormContext } from './values/form-context.ts';
import { type Report, useFormValues } from './values/use-form-values.ts';
import { useRefusal } from './values/use-refusal.ts';
import './fields/fields.css';

export interface SchemaFormProps {
  form: FormModule;
  /**
   * Values including facts (`readOnly`); stored files are addresses. A new object overwrites what was typed.
   */
  data: FormData;
  /** Called after every change with the values as typed, and those before it. Passing them back as `data` costs nothing. */
  onChange?: Report;
  /**
   * Called with valid, normalised values. While its promise is pending, or `busy` is set, further submits
   * are ignored.
   */
  onSubmit?: (data: FormData) => unknown;
  /** A server's errors by field path; each is shown until its field changes, and the first is focused. */
  errors?: Errors;
  busy?: boolean;
  disabled?: boolean;
  mode?: Mode;
  /** The record being changed: time-based limits do not apply to values that stay the same. */
  kept?: FormData | undefined;
  /** The form element's id, for a submit button elsewhere: `<button type="submit" form={id}>`. */
  id?: string;
  /** The form's accessible name; its title by default. */
  label?: string;
  children?: ReactNode;
}

/** Renders a form of `schemas/forms`. */
export function SchemaForm(props: SchemaFormProps) {
  return <LiveForm key={props.form.name} {...props} />;
}

/**
 * No choice is preselected; only defaults named in a definition apply, including those in branches and rows.
 */
const defaults = {
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
  emptyObjectFields: 'skipEmptyDefaults',
  allOf: 'populateDefaults',
  arrayMinItems: { populate: 'requiredOnly', computeSkipPopulate: () => true },
} as const;

const templates = { ErrorListTemplate: StrayErrors };
const none: Errors = {};
const noButton: ReactNode[] = [];
const nothing = () => {};

/** Replaces RJSF's form element, which would be nested in ours. */
const Fields = ({ children }: { children?: ReactNode }) => <>{children}</>;

function LiveForm(props: SchemaFormProps) {
  const { form, data, onChange, onSubmit, errors = none, busy, disabled, mode = 'create', kept, id } = props;
  const { atoms, given } = useFormValues(form, data, { mode, kept, onChange });
  const [attempted, setAttempted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const pending = useRef(false);
  const idPrefix = useId();
  const refused = useRefusal(errors, atoms, element);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is not part of the form around the dialog, though React bubbles its events there.
    event.stopPropagation();
    if (pending.current || busy || disabled) return;
    pending.current = true;
    try {
      for (const work of atoms.works) await work;
      setAttempted(true);
      if (!atoms.attempt()) {
        focusFirstError(element.current);
        return;
      }
      await onSubmit?.(atoms.submission());
    } finally {
      pending.current = false;
    }
  };

  return (
    <FormContext value={useMemo(() => ({ atoms, given }), [atoms, given])}>
      <form
        ref={element}
        id={id}
        className="schema-form"
        aria-label={props.label ?? form.title}
        noValidate
        onSubmit={submit}
      >
        {/* Memoised, so that RJSF does not render on each keystroke. */}
        {useMemo(
          () => (
            <ThemedForm
              ref={atoms.bind}
              tagName={Fields}
              schema={form.schema as RJSFSchema}
              uiSchema={form.uiSchema}
              validator={atoms.rules.validator}
              transformErrors={atoms.rules.transformErrors}
              initialFormData={given}
              idPrefix={idPrefix}
              templates={templates}
              experimental_defaultFormStateBehavior={defaults}
              liveValidate={attempted ? 'onChange' : false}
              extraErrors={refused}
              disabled={disabled}
              onChange={({ formData }) => atoms.receive(formData)}
              onError={nothing}
            >
              {noButton}
            </ThemedForm>
          ),
          [form, atoms, idPrefix, given, attempted, refused, disabled],
        )}
        {props.children}
      </form>
    </FormContext>
  );
}

/** RJSF's ErrorListTemplate: errors of the whole form and of fields that are not shown. */
function StrayErrors({ errors }: ErrorListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [stray, setStray] = useState<string[]>([]);
  useLayoutEffect(() => {
    const drawn = drawnFields(place.current?.closest('form'));
    const lost = errors.filter(({ property = '' }) => {
      const at = property.replace(/^\./, '');
      return !drawn.some((field) => (field.isWhole ? at === field.key : isAtOrBelow(at, field.key)));
    });
    setStray([...new Set(lost.map(({ message = '' }) => message))]);
  }, [errors]);
  const isNone = stray.length === 0;
  return (
    <div ref={place} data-field="" data-invalid={isNone ? undefined : ''} tabIndex={-1} hidden={isNone}>
      {stray.map((line) => (
        <Note key={line} tone="danger" title={line} />
      ))}
    </div>
  );
}

/**
 * Returns the fields that are shown. Rows show only errors of the whole list; their fields show their own.
 */
function drawnFields(form: HTMLElement | null | undefined): { key: string; isWhole: boolean }[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-field]:not([data-field=""])') ?? [])].map(
    (field) => ({
      key: field.dataset.field ?? '',
      isWhole: field.classList.contains('rows'),
    }),
  );
}
