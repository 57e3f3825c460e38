import { AsyncLocalStorage } from 'node:async_hooks';
import { languages } from '../../../generated/languages.ts';
import { ENGLISH, type Language, type LanguageName, speakBy } from '../../language/run/value/language.ts';
import { translationOf } from '../screens/load-language.ts';

/** A language, and its modules of forms by the form's name. */
interface PageLanguage {
  language: Language;
  forms: Readonly<Record<string, unknown>>;
}

const DEFAULT: PageLanguage = { language: ENGLISH, forms: {} };

/** The language of the page being rendered; several pages are rendered at once. */
const rendered = new AsyncLocalStorage<PageLanguage>();

speakBy(() => rendered.getStore()?.language ?? ENGLISH);

const loads = new Map<LanguageName, Promise<PageLanguage>>();

async function load(name: LanguageName): Promise<PageLanguage> {
  const language = await translationOf(name);
  if (!language) return DEFAULT;
  const { translation } = await languages[name]!();
  return { language, forms: translation.forms };
}

/** Renders in a language, with everything that the rendering awaits. */
export async function inPageLanguage<T>(name: LanguageName, render: () => Promise<T>): Promise<T> {
  const loading = loads.get(name) ?? load(name);
  loads.set(name, loading);
  return rendered.run(await loading, render);
}

/** Returns the path of a form's module: not every form has texts of its own in another language. */
export function formFile(name: string): string {
  const { language, forms } = rendered.getStore() ?? DEFAULT;
  return name in forms ? `generated/languages/${language.name}/${name}.js` : `generated/forms/${name}.js`;
}
