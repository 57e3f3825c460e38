import { operationFacts } from '../../compile/api/operations-module.ts';
import { recordsOf } from '../../compile/change/definitions-of.ts';
import type { Project } from '../../compile/project.ts';
import type { Change } from '../../run/change/change.ts';
import { type ApiChange, apiChangeInWords } from '../../run/change/compare-api.ts';

/** Returns a function that says whether one of these operations asks for a form, or for its kind of record. */
export function formsAsked(project: Pick<Project, 'api'>): (operations: string[], form: string) => boolean {
  const facts = operationFacts(project.api);
  const records = Object.values(recordsOf(project));
  return (operations, form) => {
    const alike = new Set([form, ...records.filter((forms) => forms.includes(form)).flat()]);
    return operations.some((id) => facts.get(id)?.forms.some((name) => alike.has(name)));
  };
}

/**
 * Divides what changed for programs, so that each is told once: what follows from a form's field is told with the first
 * change of that field, in the order of the changes; the rest stands alone.
 */
export function programsOf(
  changes: readonly Change[],
  api: readonly ApiChange[],
  asks: (operations: string[], form: string) => boolean,
): { follows: ApiChange[][]; alone: ApiChange[] } {
  const follows: ApiChange[][] = changes.map(() => []);
  const alone = api.filter((one) => {
    const index = changes.findIndex((change) => isAbout(one, change, asks));
    if (index >= 0) follows[index]!.push(one);
    return index < 0;
  });
  return { follows, alone };
}

function isAbout(
  { field, direction, operations }: ApiChange,
  { path, form, work }: Change,
  asks: (operations: string[], form: string) => boolean,
): boolean {
  if (field === undefined || path === undefined || form === undefined) return false;
  // A body may hold a form within a property of its own, such as the filters of a saved search.
  const paths = [path, ...(work ? [work.path] : [])];
  if (!paths.some((one) => field === one || field.endsWith(`.${one}`))) return false;
  return direction === 'answered' || asks(operations, form);
}

/** Says what follows for programs from a field's change; empty if nothing does. */
export function programsInWords(changes: readonly ApiChange[]): string {
  return changes.length ? `For programs: ${changes.map(apiChangeInWords).join('; ')}.` : '';
}
