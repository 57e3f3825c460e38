import { use } from 'react';
import type { Definitions } from '../../../../generated/definitions.d.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import { perLanguage } from '../../../language/run/value/language.ts';

const loaded = perLanguage(() => new Map<string, FormModule>());
const loads = perLanguage(() => new Map<string, Promise<FormModule>>());

/** Loads a form's module and its rare widgets, once. */
export function loadForm(name: string, forms: Definitions['forms']): Promise<FormModule> {
  const load = forms[name];
  if (!load) throw new Error(`There is no form "${name}"`);
  const [known, ready] = [loads(), loaded()];
  const promise =
    known.get(name) ??
    load()
      .then(({ form }) => withRareWidgets(form))
      .then((form) => {
        ready.set(name, form);
        return form;
      });
  known.set(name, promise);
  promise.catch(() => known.delete(name));
  return promise;
}

const groups = perLanguage(() => new Map<string, Promise<FormModule[]>>());

/** Replaces a form that was edited while it is shown: in development only. */
export async function renewForm(form: FormModule) {
  await withRareWidgets(form);
  loaded().set(form.name, form);
  loads().set(form.name, Promise.resolve(form));
  groups().clear();
}

/** Returns several forms by name; suspends until they are loaded. */
export function useForms(names: readonly string[], forms: Definitions['forms']): FormModule[] {
  return use(allOf(names, forms));
}

/**
 * Returns one promise for each group of forms, because React needs the same one on each render. Loaded forms
 * are returned at once, through the fields in which React itself keeps a promise's result.
 */
function allOf(names: readonly string[], forms: Definitions['forms']): Promise<FormModule[]> {
  const key = names.join(' ');
  const known = groups();
  const made = known.get(key);
  if (made) return made;
  const promise = Promise.all(names.map((name) => loadForm(name, forms)));
  if (names.every((name) => loaded().has(name))) {
    Object.assign(promise, { status: 'fulfilled', value: names.map((name) => loaded().get(name)!) });
  }
  known.set(key, promise);
  promise.catch(() => known.delete(key));
  return promise;
}

/**
 * Matches the keywords of rare widgets (see `widgetFor`) and of other rare parts (`rareFields`) anywhere in a
 * form's JSON.
 */
const ASKING = /"x-(file|keys)":|"widget":"otp"|"format":"date-time"|"as":"disclosure"|"transliterate":/;

export const hasRareWidgets = ({ schema, ui, groups }: Pick<FormModule, 'schema' | 'ui' | 'groups'>) =>
  ASKING.test(JSON.stringify([schema, ui, groups]));

/** Loads rare widgets together with the form, so that no field and no wizard step waits for them later. */
async function withRareWidgets(form: FormModule): Promise<FormModule> {
  if (hasRareWidgets(form)) await import('./widgets/rare-widgets.ts');
  return form;
}
