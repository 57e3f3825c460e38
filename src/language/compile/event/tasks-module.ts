import type { Task } from '../../../../generated/definitions.d.ts';
import { HEADER, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Documents } from '../../grammar/documents.ts';
import { compareText } from '../../grammar/findings.ts';

/** Makes `generated/tasks.ts`: the kinds of tasks, with the facts that the code must find for each. */
export function tasksModule(documents: Documents): string {
  const tasks = [...documents.tasks.values()]
    .map((document): [string, Task] => [document.name, definitionOf(document, 'task')])
    .sort(([a], [b]) => compareText(a, b));
  const types = tasks.map(
    ([name, task]) => `  ${literal(name)}: { for: ${literal(task.for)}; facts: ${namesOf(task.facts)} };\n`,
  );
  return `${HEADER}import type { Task } from './definitions.d.ts';

export interface Tasks {
${types.join('')}}

export const tasks: Readonly<Record<keyof Tasks, Task>> = ${literal(
    Object.fromEntries(tasks.map(([name, { $schema: _, ...task }]) => [name, task])),
  )};
`;
}

const namesOf = (facts: Task['facts']): string =>
  Object.keys(facts).sort(compareText).map(literal).join(' | ') || 'never';
