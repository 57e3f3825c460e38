import { formFile, formModuleIn } from '../../src/language/compile/form/form-modules.ts';
import { loadProject, type Project } from '../../src/language/compile/project.ts';
import {
  type HELD_FOLDERS,
  referencesOf,
  type ShownLabels,
} from '../../src/language/compile/screen/screen-references.ts';
import { textsOf } from '../../src/language/compile/screen/text-modules.ts';
import { definitionOf } from '../../src/language/grammar/definition-of.ts';
import { readingOf } from '../../src/language/grammar/document-reading.ts';
import type { Document } from '../../src/language/grammar/documents.ts';
import { messageTexts } from '../../src/language/grammar/message-texts.ts';
import type { ProjectFiles } from '../../src/language/grammar/project-files.ts';
import { filesIn } from '../../src/language/grammar/translation.ts';
import type { DrawAnswer, DrawQuestion, SentDefinitions } from '../../src/workshop/workshop-api.ts';
import { toldBy } from './told-by.ts';

/**
 * Compiles what shows a draft: one form, one screen with everything that it refers to, or what an event tells. `built`: the files with which the
 * frame was built, where those are others.
 */
export function drawnDraft(
  files: ProjectFiles,
  { file, drawn, language }: Omit<DrawQuestion, 'text'>,
  labelsIn: (project: Project) => ShownLabels,
  built?: ProjectFiles,
): DrawAnswer {
  const project = loadProject(files);
  const document = project.documents.byFile.get(file);
  const mistakes = document ? [...project.findings.sorted(), ...readingOf(document).mistakes] : [];
  if (!document || mistakes.some((mistake) => mistake.file === file)) return { isWrong: true };
  const spoken = language === 'en' ? project : loadProject(filesIn(files, language));
  try {
    if ('event' in drawn) {
      const event = spoken.documents.events.get(drawn.event);
      return event ? { told: toldBy(definitionOf(event, 'event'), project, language) } : { isWrong: true };
    }
    const form = 'form' in drawn ? drawn.form : document.kind === 'form' ? document.name : undefined;
    const definitions =
      'screen' in drawn ? definitionsIn(project, spoken, drawn.screen, labelsIn(project)) : undefined;
    const others = definitions?.forms.filter((name) => name !== form) ?? [];
    return {
      ...(form !== undefined && { form: moduleOf(spoken, form) }),
      ...(definitions && { definitions }),
      ...(built && {
        forms: differing(others, spoken, language === 'en' ? built : filesIn(built, language)),
      }),
      ...(document.kind === 'messages' && { texts: messageTexts(spoken.documents) }),
    };
  } catch {
    // What a mistaken name leads to cannot always be compiled; the check says which name.
    return { isWrong: true };
  }
}

/** A form's module; what it imports is named by `/src/…`. */
const moduleOf = (project: Project, name: string): string =>
  formModuleIn(formFile(name), name, project).replace(/from '(?:\.\.\/)+src\//g, "from '/src/");

/** The modules of forms that other files make otherwise. */
function differing(names: readonly string[], project: Project, files: ProjectFiles): string[] {
  if (names.length === 0) return [];
  const other = loadProject(files);
  return names.flatMap((name) => {
    const made = moduleOf(project, name);
    return other.documents.forms.has(name) && moduleOf(other, name) === made ? [] : [made];
  });
}

function definitionsIn(
  english: Project,
  spoken: Project,
  name: string,
  labels: ShownLabels,
): SentDefinitions {
  const {
    documents: held,
    blocks,
    labelsByPath,
    messages,
  } = referencesOf(english.documents.screens.get(name)!, english, labels);
  const { documents } = spoken;
  const [layout = ''] = held.layouts;
  const all = (folder: (typeof HELD_FOLDERS)[number]) =>
    Object.fromEntries([...held[folder]].map((one) => [one, saidIn(documents[folder].get(one))]));
  return {
    screen: saidIn(documents.screens.get(name)),
    layout: saidIn(documents.layouts.get(layout)),
    parts: all('parts'),
    wizards: all('wizards'),
    tables: all('tables'),
    labels: all('labels'),
    actions: all('actions'),
    lookups: all('lookups'),
    forms: [...held.forms],
    labelsByPath,
    blocks: [...blocks].sort(),
    texts: textsOf(documents, messages),
  };
}

function saidIn(document: Document | undefined) {
  const { $schema: _, head: __, ...said } = document?.value ?? {};
  return said;
}
