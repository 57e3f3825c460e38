import { LANGUAGES } from '../generated/language-facts.ts';
import { languages } from '../generated/languages.ts';
import { translationOf } from '../src/client/screens/load-language.ts';
import type { FormModule } from '../src/language/run/form/form-module.ts';
import { ENGLISH, type Language, type LanguageName, speakBy } from '../src/language/run/value/language.ts';

/** Each language is loaded once, because what is drawn is kept for each. */
const spoken = new Map<string, Promise<Language | undefined>>([['en', Promise.resolve(ENGLISH)]]);

const isLanguage = (name: unknown): name is LanguageName => typeof name === 'string' && name in LANGUAGES;

/** Draws the following stories in a language, which becomes that of the document. */
export async function speak(name: unknown, direction: unknown): Promise<void> {
  const known = isLanguage(name) ? name : 'en';
  if (!spoken.has(known)) spoken.set(known, translationOf(known));
  const language = (await spoken.get(known)) ?? ENGLISH;
  speakBy(() => language);
  const root = document.documentElement;
  root.lang = language.name;
  root.dir = direction === 'ltr' || direction === 'rtl' ? direction : language.dir;
}

/** Returns a form in a language; one that has no definition stays as it is. */
export async function formIn(name: unknown, form: FormModule): Promise<FormModule> {
  const load = isLanguage(name) ? languages[name] : undefined;
  const translated = (await load?.())?.translation.forms[form.name];
  return translated ? (await translated()).form : form;
}
