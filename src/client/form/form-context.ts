import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DataPath } from './data-path.ts';
import type { FormStore } from './form-store.ts';

export const FormStoreContext = createContext<FormStore | undefined>(undefined);

/** The form that this field is part of. */
export function useFormStore(): FormStore {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('A field stands outside of a form.');
  return store;
}

/** What `select` reads from the form; draws anew only when that changes, so it must give the same object again. */
export function useFormState<T>(select: (store: FormStore) => T): T {
  const store = useFormStore();
  const snapshot = () => select(store);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

export const useFieldValue = (path: DataPath) => useFormState((store) => store.read(path));

/** The field's errors, lines apart; empty when there are none. */
export const useErrorText = (path: DataPath, deep: boolean) =>
  useFormState((store) => store.errorText(path, deep));
