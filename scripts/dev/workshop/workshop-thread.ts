// A thread that answers the workshop's questions about drafts: what a draft is drawn as, what is wrong with it, what it
// means. What has been parsed and compiled is kept, so that an answer costs only what changed.
import { parentPort, workerData } from 'node:worker_threads';
import { checkProject } from '../../../src/language/check/project-check.ts';
import { apiContract } from '../../../src/language/compile/change/api-contract.ts';
import { definitionsOf } from '../../../src/language/compile/change/definitions-of.ts';
import { loadProject, type Project } from '../../../src/language/compile/project.ts';
import { translatableTexts } from '../../../src/language/compile/screen/translatable-texts.ts';
import { confirmed } from '../../../src/language/compile/screen/translated-from.ts';
import { pluralsOf } from '../../../src/language/grammar/english-of.ts';
import { knownLanguages } from '../../../src/language/grammar/known-languages.ts';
import { NEW_LANGUAGE, withTexts } from '../../../src/language/grammar/language-file.ts';
import { filesOnDisk, filesWith } from '../../../src/language/grammar/project-files.ts';
import { compareApi } from '../../../src/language/run/change/compare-api.ts';
import type {
  CheckAnswer,
  Draft,
  DrawQuestion,
  MeaningAnswer,
  TranslatedQuestion,
  Translations,
  WorkshopDocument,
} from '../../../src/workshop/workshop-api.ts';
import { tellChanges } from '../../change/told-changes.ts';
import { faultsOf } from '../../translate/translation-table.ts';
import { documentsIn } from '../../workshop/document-list.ts';
import { DraftAnswers } from '../../workshop/draft-answers.ts';

const { root } = workerData as { root: string };
const files = filesOnDisk(root);
const port = parentPort!;

const withDraft = ({ file, text }: Draft) => filesWith(files, { [file]: text });

const drafts = new DraftAnswers();

const languageFile = (language: string) => `schemas/messages/${language}.json`;

/** The definitions with a language that need not have a file yet. */
const projectIn = (language: string, text = files.read(languageFile(language)) ?? NEW_LANGUAGE): Project =>
  loadProject(filesWith(files, { [languageFile(language)]: text }));

const answers = {
  translations(language: string): Translations {
    const project = projectIn(language);
    const { title, dir } = knownLanguages(project.files).find(({ name }) => name === language)!;
    return {
      language,
      title,
      dir,
      plurals: pluralsOf(language),
      texts: translatableTexts(project, language),
    };
  },
  translated({ language, key, english, text }: TranslatedQuestion): {
    refused?: string;
    written: Record<string, string>;
  } {
    const project = projectIn(language);
    const known = translatableTexts(project, language).find((one) => one.key === key);
    if (!known) return { refused: 'There is no such text any more.', written: {} };
    if (JSON.stringify(known.english) !== JSON.stringify(english))
      return { refused: 'Its English has changed since. Reload the page to see how.', written: {} };
    const faults = faultsOf(language, known.english, text);
    if (faults.length > 0) return { refused: faults.join('; '), written: {} };
    const file = languageFile(language);
    const written = withTexts(files.read(file) ?? NEW_LANGUAGE, { [key]: text });
    const record = confirmed(projectIn(language, written), language, [key]);
    return { written: { [file]: written, ...Object.fromEntries(record) } };
  },
  documents: (): WorkshopDocument[] => documentsIn(loadProject(files)),
  draw: (question: DrawQuestion) => drafts.draw(withDraft(question), question),
  check: (draft: Draft): CheckAnswer => ({ mistakes: drafts.mistakes(loadProject(withDraft(draft))) }),
  async meaning(draft: Draft): Promise<MeaningAnswer> {
    const earlier = loadProject(files);
    const project = loadProject(withDraft(draft));
    const { labels } = checkProject(project);
    if (project.findings.areUnreadable) throw new Error('It cannot be read: mend its first mistake.');
    const { changes, api, source } = await tellChanges(
      root,
      {
        before: definitionsOf(earlier),
        project,
        labels,
        api: compareApi(apiContract(earlier), apiContract(project)),
      },
      'running',
    );
    return {
      changes: [
        ...changes.map(({ class: kind, text, remedy, work, add, impossible }) => ({
          class: kind,
          text,
          remedy: remedy && !work && (add || impossible) ? remedy : '',
        })),
        ...api.map(({ class: kind, text }) => ({
          class: kind === 'warns' ? ('asks' as const) : kind,
          text,
          remedy: '',
        })),
      ],
      source,
    };
  },
};

export type Answers = typeof answers;

port.on(
  'message',
  async ({ number, name, question }: { number: number; name: keyof Answers; question: never }) => {
    try {
      port.postMessage({ number, answer: await answers[name](question) });
    } catch (error) {
      port.postMessage({ number, error: (error as Error).message });
    }
  },
);
