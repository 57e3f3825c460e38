import { languages } from '../../../generated/languages.ts';
import { sayRulesAs } from '../../language/run/form/validate.ts';
import { sayFormatsAs } from '../../language/run/value/formats.ts';
import { readAs } from '../../language/run/value/message.ts';
import { writtenIn } from '../state/use-language.ts';
import { drawIn } from './in-language.ts';
import { translator } from './translator.ts';

/** Loads the user's language. If it fails (offline), texts stay English. */
export async function loadLanguage(language: string): Promise<void> {
  const translation = await languages[language]?.().then(
    (module) => module.translation,
    () => undefined,
  );
  if (!translation) return;
  readAs(translation.texts);
  sayRulesAs(translation.rules);
  sayFormatsAs(translation.texts);
  drawIn(translator(translation));
  writtenIn(language);
}
