import { use } from 'react';
import type { Definitions } from '../../../generated/definitions.d.ts';
import type { FormModule } from '../../shared/form-module.ts';

const loaded = new Map<string, FormModule>();
const loads = new Map<string, Promise<FormModule>>();

/** Loads a form's module, once for all. */
export function loadForm(name: string, forms: Definitions['forms']): Promise<FormModule> {
  const load = forms[name];
  if (!load) throw new Error(`There is no form "${name}"`);
  const promise =
    loads.get(name) ??
    load().then(({ form }) => {
      loaded.set(name, form);
      return form;
    });
  loads.set(name, promise);
  promise.catch(() => loads.delete(name));
  return promise;
}

/** Several forms by name; suspends until they are loaded. */
export function useForms(names: readonly string[], forms: Definitions['forms']): FormModule[] {
  const missing = names.filter((name) => !loaded.has(name));
  if (missing.length > 0) use(allOf(missing, forms));
  return names.map((name) => loaded.get(name)!);
}

const groups = new Map<string, Promise<unknown>>();

/** One promise for one group of forms: React wants the same one each time it asks. */
function allOf(names: readonly string[], forms: Definitions['forms']): Promise<unknown> {
  const key = names.join(' ');
  const promise = groups.get(key) ?? Promise.all(names.map((name) => loadForm(name, forms)));
  groups.set(key, promise);
  promise.catch(() => groups.delete(key));
  return promise;
}
