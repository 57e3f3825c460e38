// The thread of a running site that checks edits of definitions and says what they mean, so that no request waits for it.
// What has been parsed and compiled is kept.
import { parentPort, workerData } from 'node:worker_threads';
import { checkProject } from '../../src/language/check/project-check.ts';
import { apiContract } from '../../src/language/compile/change/api-contract.ts';
import { definitionsOf } from '../../src/language/compile/change/definitions-of.ts';
import { loadProject } from '../../src/language/compile/project.ts';
import { describeFinding } from '../../src/language/grammar/findings.ts';
import { filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import { compareApi } from '../../src/language/run/change/compare-api.ts';
import type { DeskAnswers, DeskQuestions } from '../../src/server/start/workshop/desk-question.ts';
import { findBroken } from '../change/find-broken.ts';
import { tellChanges } from '../change/told-changes.ts';
import { checkData } from '../data/check-data.ts';
import { documentsIn } from './document-list.ts';
import { DraftAnswers } from './draft-answers.ts';

const { root } = workerData as { root: string };
const files = filesOnDisk(root);
const port = parentPort!;

const projectWith = (texts: Record<string, string>) => loadProject(filesWith(files, texts));
const drafts = new DraftAnswers();

/** The last edit that was judged, and what came of it. */
let judged: { key: string; answer: DeskAnswers['judge'] } | undefined;

async function judgementOf(question: DeskQuestions['judge']): Promise<DeskAnswers['judge']> {
  const key = JSON.stringify(question);
  if (judged?.key !== key) judged = { key, answer: await judge(question) };
  return judged.answer;
}

/** The same check as a release's. */
async function judge({ over, file, text }: DeskQuestions['judge']): Promise<DeskAnswers['judge']> {
  const changed = filesWith(files, { ...over, [file]: text });
  const project = loadProject(changed);
  const mistakes = [...checkProject(project).findings, ...checkData(changed)];
  const refused = mistakes.length > 0 ? mistakes : (await findBroken(root, project)).findings;
  return refused.length > 0
    ? { refused: refused.map(describeFinding) }
    : { refused: [], definitions: definitionsOf(project) };
}

const answers: {
  [Name in keyof DeskAnswers]: (question: DeskQuestions[Name]) => Promise<DeskAnswers[Name]>;
} = {
  definitions: async ({ over }) => documentsIn(projectWith(over)),
  check: async ({ over, file, text }) => drafts.mistakes(filesWith(files, { ...over, [file]: text })),
  draw: async ({ over, file, text, drawn, language }) =>
    drafts.draw(filesWith(files, { ...over, [file]: text }), { file, drawn, language }, files),

  async explain({ over, file, text }) {
    const earlier = projectWith(over);
    const project = projectWith({ ...over, [file]: text });
    const { findings, labels } = checkProject(project);
    const mistakes = findings.map(({ file, line, message }) => ({ file, line, message }));
    if (project.findings.areUnreadable) return { mistakes, changes: [], source: '' };
    const api = compareApi(apiContract(earlier), apiContract(project));
    const before = definitionsOf(earlier);
    const told = await tellChanges(root, { before, project, labels, api }, 'running');
    // Whoever is told this publishes next: the judgement is ready once they have read it.
    if (mistakes.length === 0) setImmediate(() => void judgementOf({ over, file, text }).catch(() => {}));
    return {
      mistakes,
      changes: [
        ...told.changes.map(({ class: kind, text, remedy, work }) => ({
          class: kind,
          text: kind === 'breaks' && !work ? `${text} ${remedy}`.trim() : text,
        })),
        ...told.api.map(({ class: kind, text }) => ({
          class: kind === 'warns' ? ('asks' as const) : kind,
          text,
        })),
      ],
      source: told.source,
    };
  },

  judge: judgementOf,
};

port.on('message', async ({ number, name, question }) => {
  try {
    port.postMessage({
      number,
      answer: await (answers[name as keyof DeskAnswers] as (question: unknown) => Promise<unknown>)(question),
    });
  } catch (error) {
    port.postMessage({ number, error: (error as Error).message });
  }
});
