import type { Definitions } from '../../../generated/definitions.d.ts';
import { languages } from '../../../generated/languages.ts';
import { renewForm } from '../../client/blocks/form/use-form.ts';
import { drawIn } from '../../client/screens/in-language.ts';
import { loadLanguage } from '../../client/screens/load-language.ts';
import { loadScreen, renewScreens } from '../../client/screens/load-screen.ts';
import { translator } from '../../client/screens/translator.ts';
import { screenNamed } from '../../client/state/screen-named.ts';
import type { FormModule } from '../../language/run/form/form-module.ts';
import * as runtime from '../../language/run/form/validator-runtime.ts';
import { type LanguageName, language } from '../../language/run/value/language.ts';
import { addTexts } from '../../language/run/value/message.ts';
import type { DrawAnswer, Drawn } from '../workshop-api.ts';

/** What a form's module imports. A module made from a text here finds it by name, wherever this page was built. */
const RUNTIME = /import \{([^}]*)\} from '[^']*\/validator-runtime\.ts';/g;
Object.assign(globalThis, { validatorRuntime: runtime });

async function formIn(text: string): Promise<FormModule> {
  const code = text.replace(
    RUNTIME,
    (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = globalThis.validatorRuntime;`,
  );
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ url)) as { form: FormModule }).form;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const drafted = new Map<string, Definitions>();

/** Speaks a language. Screens of a draft come in it already, so nothing of them is left to translate. */
export async function speak(name: LanguageName): Promise<void> {
  if (name === 'en') return;
  await loadLanguage(name);
  const { translation } = await languages[name]!();
  const usual = translator(translation);
  drawIn(language(), async (entry, written) => drafted.get(entry.name) ?? usual(entry, written));
}

/** Forgets every draft, when something else is drawn. */
export const forgetDrafts = () => drafted.clear();

/** Draws a draft in place of what is drawn; returns the drawn form, if it is one. */
export async function drawDraft(
  drawn: Drawn,
  { form, forms = [], definitions, texts }: DrawAnswer,
): Promise<FormModule | undefined> {
  for (const other of forms) await renewForm(await formIn(other));
  const next = form === undefined ? undefined : await formIn(form);
  if (next) await renewForm(next);
  if (texts) addTexts(texts as Parameters<typeof addTexts>[0]);
  if (!('screen' in drawn)) return next;
  // Only loaded screens are renewed.
  await loadScreen(screenNamed(drawn.screen), 'draft');
  await renewScreens(({ entry, definitions: last }) => {
    if (entry.name !== drawn.screen || !definitions) return { ...last };
    const { forms: _, ...said } = definitions;
    const made: Definitions = Object.assign({ ...last }, said);
    drafted.set(entry.name, made);
    return made;
  });
  return undefined;
}
