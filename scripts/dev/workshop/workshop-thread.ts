// A thread that answers the workshop's questions about drafts: what a draft is drawn as, what is wrong with it, what it
// means. What has been parsed and compiled is kept, so that an answer costs only what changed.
import { parentPort, workerData } from 'node:worker_threads';
import { checkProject } from '../../../src/language/check/project-check.ts';
import { apiContract } from '../../../src/language/compile/change/api-contract.ts';
import { definitionsOf } from '../../../src/language/compile/change/definitions-of.ts';
import { loadProject, type Project } from '../../../src/language/compile/project.ts';
import type { ShownLabels } from '../../../src/language/compile/screen/screen-references.ts';
import { offeredIn } from '../../../src/language/grammar/nearest-name.ts';
import { filesOnDisk, filesWith } from '../../../src/language/grammar/project-files.ts';
import { compareApi } from '../../../src/language/run/change/compare-api.ts';
import type {
  CheckAnswer,
  Draft,
  DrawQuestion,
  MeaningAnswer,
  Mistake,
  WorkshopDocument,
} from '../../../src/workshop/workshop-api.ts';
import { tellChanges } from '../../change/told-changes.ts';
import { documentsIn } from './document-list.ts';
import { drawnDraft } from './drawn-draft.ts';

const { root } = workerData as { root: string };
const files = filesOnDisk(root);
const port = parentPort!;

const withDraft = ({ file, text }: Draft) => filesWith(files, { [file]: text });

/** The labels of shown values, which only a whole check finds: those of the last one, by file. */
let labels: Map<string, ShownLabels extends Map<unknown, infer Labels> ? Labels : never> | undefined;

function check(project: Project) {
  const checked = checkProject(project);
  labels = new Map([...checked.labels].map(([document, shown]) => [document.source.file, shown]));
  return checked;
}

function labelsIn({ documents }: Project): ShownLabels {
  if (!labels) check(loadProject(files));
  const known = [...labels!].flatMap(([file, shown]) => {
    const document = documents.byFile.get(file);
    return document ? [[document, shown] as const] : [];
  });
  return new Map(known);
}

const answers = {
  documents: (): WorkshopDocument[] => documentsIn(loadProject(files)),
  draw: (question: DrawQuestion) => drawnDraft(withDraft(question), question, labelsIn),
  check(draft: Draft): CheckAnswer {
    const { findings } = check(loadProject(withDraft(draft)));
    const lineOf = ({ file, line }: Mistake) =>
      (file === draft.file ? draft.text : (files.read(file) ?? '')).split('\n')[line - 1] ?? '';
    return {
      mistakes: findings.map(({ file, line, message }) => {
        const mistake = { file, line, message };
        return { ...mistake, ...offeredIn(message, lineOf(mistake)) };
      }),
    };
  },
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
