import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Errors, FormModule } from '../../shared/form-module.ts';
import type { Mode } from '../../shared/normalise.ts';
import { Note } from '../ui/Note.tsx';
import type { FormData } from './data-path.ts';
import { FormLayout } from './FormLayout.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormStoreContext, useFormState } from './form-context.ts';
import { FormStore } from './form-store.ts';
import './SchemaForm.css';

export interface SchemaFormProps {
  form: FormModule;
  /** Values, facts (`readOnly`) included; stored files are addresses. Another object replaces what was typed. */
  data: FormData;
  /** After every change, with the values as typed. Passing them back as `data` is welcome and costs nothing. */
  onChange?: (data: FormData) => void;
  /** Valid and normalised values. While the promise is pending, or `busy`, nothing is submitted again. */
  onSubmit?: (data: FormData) => unknown;
  /** A server's refusal by field path: shown until the field changes, the first one focused. */
  errors?: Errors;
  busy?: boolean;
  disabled?: boolean;
  mode?: Mode;
  /** Lets a button elsewhere submit: `<button type="submit" form={id}>`. */
  id?: string;
  /** The form's name for those who do not see its surroundings; its title unless given. */
  label?: string;
  /** The buttons. */
  children?: ReactNode;
}

/** A form of `schemas/forms`, drawn by its definition. */
export function SchemaForm(props: SchemaFormProps) {
  return <LiveForm key={props.form.name} {...props} />;
}

function LiveForm({
  form,
  data,
  onChange,
  onSubmit,
  errors,
  busy = false,
  disabled = false,
  mode = 'create',
  id,
  label = form.title,
  children,
}: SchemaFormProps) {
  const [store] = useState(() => new FormStore(form, data, mode));
  const element = useRef<HTMLFormElement>(null);
  const pending = useRef(false);

  useEffect(() => {
    store.onChange = onChange;
  }, [store, onChange]);
  useEffect(() => store.receive(data), [store, data]);
  useEffect(() => store.disable(disabled), [store, disabled]);
  useEffect(() => {
    store.refuse(errors);
    if (errors && Object.keys(errors).length > 0) focusFirstError(element.current);
  }, [store, errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is no part of the form around the dialog, though React passes its events on.
    event.stopPropagation();
    if (pending.current || busy || disabled) return;
    const checked = store.attempt();
    if (Object.keys(checked.errors).length > 0) {
      focusFirstError(element.current);
      return;
    }
    pending.current = true;
    try {
      await onSubmit?.(checked.data);
    } finally {
      pending.current = false;
    }
  };

  return (
    <FormStoreContext value={store}>
      <form ref={element} id={id} className="schema-form" aria-label={label} noValidate onSubmit={submit}>
        <StrayErrors />
        <FormLayout form={form} />
        {children}
      </form>
    </FormStoreContext>
  );
}

/** Errors of fields that are not on the screen. */
function StrayErrors() {
  const text = useFormState((store) => store.strayErrorText());
  if (!text) return null;
  return (
    <div data-field="" data-invalid="" tabIndex={-1}>
      {text.split('\n').map((line) => (
        <Note key={line} tone="danger" title={line} />
      ))}
    </div>
  );
}
