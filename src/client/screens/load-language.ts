import { languages } from '../../../generated/languages.ts';
import { sayRulesAs } from '../../language/run/form/validate.ts';
import { readAs } from '../../language/run/value/message.ts';
import { writtenIn } from '../state/use-language.ts';
import { drawIn } from './in-language.ts';

/** Loads the language that the reader has chosen. If it fails (no connection), texts stay English. */
export async function loadLanguage(language: string): Promise<void> {
  const translation = await languages[language]?.().then(
    (module) => module.translation,
    () => undefined,
  );
  if (!translation) return;
  readAs(translation.texts);
  sayRulesAs(translation.rules);
  drawIn(translation);
  writtenIn(language);
}
