import { HEADER, importPath, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { kindOf } from '../../grammar/documents.ts';
import { compareText } from '../../grammar/findings.ts';
import { serverTexts } from '../../grammar/message-texts.ts';
import { inPlaceOf, type Texts, translationOf } from '../../grammar/translation.ts';
import { formModuleIn, formTypesIn } from '../form/form-modules.ts';
import { ruleTexts } from '../form/rule-texts.ts';
import type { Outputs } from '../outputs.ts';
import type { Project } from '../project.ts';
import { documentModules } from './document-modules.ts';
import { HELD_FOLDERS, referencesOf, type ShownLabels } from './screen-references.ts';
import { fallbacksOf } from './untranslated.ts';

/**
 * Makes `generated/languages.ts`, a module for each other language, and in its folder a module for each form
 * and each screen, with the documents whose texts differ. They replace the English ones as a whole, so that
 * the runtime need not know where texts are.
 */
export function languageModules(
  english: Project,
  shown: ShownLabels,
  others: ReadonlyMap<string, Project>,
): Outputs {
  const languages = [...others].flatMap(([language, project]) => [
    ...languageModule(english, shown, language, project),
  ]);
  const loads = [...others.keys()].map((name) => `  ${name}: () => import('./languages/${name}.ts'),\n`);
  const index = `${HEADER}import type { Translation } from '../src/language/run/screen/translation.ts';

export const languages: Readonly<Record<string, () => Promise<{ translation: Translation }>>> = {
${loads.join('')}};
`;
  return new Map([...languages, ['generated/languages.ts', index]]);
}

function languageModule(english: Project, shown: ShownLabels, language: string, project: Project): Outputs {
  const outputs: Outputs = new Map();
  const texts = translationOf(english.files, language);
  const forms = otherForms(english, project);
  for (const name of forms) {
    const file = `generated/languages/${language}/${name}.js`;
    outputs.set(file, formModuleIn(file, name, project));
    outputs.set(file.replace(/js$/, 'd.ts'), formTypesIn(file));
  }
  const documents = otherDocuments(english, project, texts);
  const screens = [...english.documents.screens.values()].map((screen) => {
    const { documents: named } = referencesOf(screen, english, shown);
    const places = [
      `screens/${screen.name}`,
      ...(['layouts', ...HELD_FOLDERS] as const).flatMap((folder) =>
        [...named[folder]].map((name) => `${folder}/${name}`),
      ),
    ];
    const ofScreen = Object.fromEntries(
      places.flatMap((place) => (place in documents ? [[place, documents[place]]] : [])),
    );
    const file = screenFile(language, screen.name);
    outputs.set(file, `${HEADER}export const documents = ${literal(ofScreen)};\n`);
    outputs.set(file.replace(/js$/, 'd.ts'), screenTypesIn(file));
    return screen.name;
  });
  const loads = (names: string[], folder: string) =>
    names.map((name) => `  ${literal(name)}: () => import('./${folder}/${name}.js'),\n`).join('');
  const text = `${HEADER}import type { Translation } from '../../src/language/run/screen/translation.ts';
import { LANGUAGES } from '../language-facts.ts';

export const translation: Translation = {
facts: LANGUAGES.${language},
texts: ${literal(textsIn(english, texts))},
rules: ${literal(ruleTexts(project.documents))},
labels: ${literal(labelsIn(shown, texts))},
fallbacks: ${literal(fallbacksOf(english, language, project))},
screens: {
${loads(screens, `${language}/screens`)}},
forms: {
${loads(forms, language)}},
};
`;
  return outputs.set(`generated/languages/${language}.ts`, text);
}

const screenFile = (language: string, name: string) => `generated/languages/${language}/screens/${name}.js`;

function screenTypesIn(file: string): string {
  const types = importPath(file, 'src/language/run/screen/translation.ts');
  return `${HEADER}import type { ScreenTranslation } from '${types}';\nexport const documents: ScreenTranslation['documents'];\n`;
}

/**
 * Returns the messages of pages, without the server's own and those of rules, which have their own modules.
 */
function textsIn({ documents }: Project, texts: Texts) {
  const server = serverTexts(documents);
  const isPages = ([key]: [string, unknown]) =>
    /^[\w.]+$/.test(key) && !key.startsWith('rules.') && !(key in server);
  return Object.fromEntries(Object.entries(texts).filter(isPages));
}

/**
 * Returns the labels of shown values by their English text, because they come with the API's answers and with
 * forms alike.
 */
function labelsIn(shown: ShownLabels, texts: Texts): Record<string, string> {
  const labels = [...shown.values()].flatMap((byPath) =>
    [...byPath.values()].flatMap((label) => ('labels' in label ? Object.values(label.labels) : [])),
  );
  return Object.fromEntries(
    [...new Set(labels)].sort(compareText).flatMap((label) => {
      const said = texts[`= ${label}`];
      return typeof said === 'string' ? [[label, said]] : [];
    }),
  );
}

/**
 * Returns the documents that differ, by path: "layouts/admin". Expanded lists have texts that no written
 * document contains, so all documents are compared again.
 */
function otherDocuments(english: Project, project: Project, texts: Texts): Record<string, unknown> {
  const before = documentModules(english.documents);
  const other = [...documentModules(project.documents)].filter(
    ([file, text]) => text !== before.get(file) && !file.includes('/messages/'),
  );
  const placeOf = (file: string) => file.replace(/^generated\/documents\/(.+)\.json$/, '$1');
  return Object.fromEntries(
    other.map(([file, text]) => {
      const place = placeOf(file);
      return [place, inPlaceOf(kindOf(`schemas/${place}.json`)!, JSON.parse(text), texts)];
    }),
  );
}

function otherForms(english: Project, project: Project): string[] {
  const madeOf = ({ documents, forms }: Project, name: string) =>
    JSON.stringify([forms.schemaOf(name), definitionOf(documents.forms.get(name)!, 'form')]);
  return [...english.documents.forms.keys()].filter(
    (name) => madeOf(english, name) !== madeOf(project, name),
  );
}
