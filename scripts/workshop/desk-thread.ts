// The thread of a running site that checks edits of definitions and says what they mean, so that no request waits for it.
// What has been parsed and compiled is kept.
import { parentPort, workerData } from 'node:worker_threads';
import { apiContract } from '../../src/language/compile/change/api-contract.ts';
import { definitionsOf } from '../../src/language/compile/change/definitions-of.ts';
import { outputsOf } from '../../src/language/generation.ts';
import { describeFinding } from '../../src/language/grammar/findings.ts';
import { filesKept, filesOnDisk, filesWith } from '../../src/language/grammar/project-files.ts';
import { compareApi } from '../../src/language/run/change/compare-api.ts';
import type { DeskAnswers, DeskQuestions } from '../../src/server/start/workshop/desk-question.ts';
import { findBroken } from '../change/find-broken.ts';
import { tellChanges } from '../change/told-changes.ts';
import { checkData } from '../data/check-data.ts';
import { CheckedProjects } from './checked-projects.ts';
import { documentsIn } from './document-list.ts';
import { DraftAnswers } from './draft-answers.ts';
import { lastAnswer } from './last-answer.ts';

const { root } = workerData as { root: string };
// A release's files stay as they are.
const files = filesKept(filesOnDisk(root));
/** The release's generated files. */
const generated = filesOnDisk(root);
const port = parentPort!;

const projects = new CheckedProjects(files);
const drafts = new DraftAnswers();

/** The same check as a release's. */
async function judge({ over, file, text }: DeskQuestions['judge']): Promise<DeskAnswers['judge']> {
  const { project, findings } = projects.check({ ...over, [file]: text });
  const mistakes = [...findings, ...checkData(project.files)];
  const refused = mistakes.length > 0 ? mistakes : (await findBroken(root, project)).findings;
  return refused.length > 0
    ? { refused: refused.map(describeFinding) }
    : { refused: [], definitions: definitionsOf(project) };
}

const answers: {
  [Name in keyof DeskAnswers]: (question: DeskQuestions[Name]) => Promise<DeskAnswers[Name]>;
} = {
  definitions: async ({ over }) => documentsIn(projects.load(over)),
  check: async ({ over, file, text }) => {
    const { project, ...checked } = projects.check({ ...over, [file]: text });
    return drafts.mistakes(project, checked);
  },
  draw: async ({ over, file, text, drawn, language }) =>
    drafts.draw(filesWith(files, { ...over, [file]: text }), { file, drawn, language }, files),

  async explain({ over, file, text }) {
    const earlier = projects.load(over);
    const { project, findings, labels } = projects.check({ ...over, [file]: text });
    const mistakes = findings.map(({ file, line, message }) => ({ file, line, message }));
    if (project.findings.areUnreadable) return { mistakes, changes: [], source: '' };
    const api = compareApi(apiContract(earlier), apiContract(project));
    const before = definitionsOf(earlier);
    const told = await tellChanges(root, { before, project, labels, api }, 'running');
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

  // Whoever is about to publish has it judged already.
  judge: lastAnswer(judge),

  generate: async ({ over }) => {
    const { project, findings, labels } = projects.check(over);
    if (!findings.every(({ isLeftOver }) => isLeftOver))
      throw new Error(findings.map(describeFinding).join('\n'));
    return Object.fromEntries(
      [...outputsOf(project, labels)].filter(([path, text]) => generated.read(path) !== text),
    );
  },
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
