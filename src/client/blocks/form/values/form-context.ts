import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import type { FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { DataPath, FormData } from '../../../engine/value/data-path.ts';
import type { FormAtoms } from './form-atoms.ts';

export type Shown = {
  atoms: FormAtoms;
  /** The values last passed in from outside, which a field can be reset to. */
  given: FormData;
};

export const FormContext = createContext<Shown | undefined>(undefined);

/** Returns the form around a field. */
export function useForm(): Shown {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/**
 * Whether a field must be filled; in an update, a field that is never read back (a password) may stay empty.
 */
export function useRequired(required: boolean | undefined, schema: FieldSchema): boolean {
  const { atoms } = useForm();
  return required === true && !(atoms.mode === 'update' && schema.writeOnly === true);
}

export function useValueAt(path: DataPath): unknown {
  const { atoms } = useForm();
  return useAtomValue(atoms.at(path), { store: atoms.store });
}
