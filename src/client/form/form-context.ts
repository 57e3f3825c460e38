import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import type { FieldSchema } from '../../language/run/form/field-schema.ts';
import type { DataPath, FormData } from './data-path.ts';
import type { FormAtoms } from './form-atoms.ts';

export type Shown = {
  atoms: FormAtoms;
  /** What the form last got from outside: the values that a person may want back. */
  given: FormData;
};

export const FormContext = createContext<Shown | undefined>(undefined);

/** The form that this field is part of. */
export function useForm(): Shown {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** Whether a field must be filled: a change leaves what is never read back (a password) as it is. */
export function useRequired(required: boolean | undefined, schema: FieldSchema): boolean {
  const { atoms } = useForm();
  return required === true && !(atoms.mode === 'update' && schema.writeOnly === true);
}

/** The value at a path of the form's data. */
export function useValueAt(path: DataPath): unknown {
  const { atoms } = useForm();
  return useAtomValue(atoms.at(path), { store: atoms.store });
}
