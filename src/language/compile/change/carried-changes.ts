import { compareText } from '../../grammar/findings.ts';
import type { StoredChange } from '../../run/change/definitions.ts';
import type { Project } from '../project.ts';
import { fieldsIn, recordsOf } from './definitions-of.ts';

type Changes = Record<string, StoredChange>;

/**
 * Returns what becomes of values that were typed into a form under an earlier version of it, by field: as the form says
 * under `stored`, or another form of the same kind of record.
 */
export function carriedChanges({ documents, forms, api }: CarriedIn, name: string): Changes {
  const saying = [...documents.forms].filter(([, { value }]) => value.stored !== undefined);
  if (saying.length === 0) return {};
  const related = new Set([
    name,
    ...Object.values(recordsOf({ api }))
      .filter((all) => all.includes(name))
      .flat(),
  ]);
  const said = saying.filter(([form]) => related.has(form)).map(([, { value }]) => value.stored as Changes);
  const merged: Changes = {};
  for (const [path, { drop, ...change }] of said.flatMap(Object.entries<StoredChange>))
    if (drop === undefined) merged[path] = { ...merged[path], ...change };
  const fields = fieldsIn(forms.schemaOf(name) ?? {});
  const own = Object.entries(merged).filter(([path]) => fields[path]);
  return Object.fromEntries(own.sort(([a], [b]) => compareText(a, b)));
}

export type CarriedIn = Pick<Project, 'documents' | 'forms' | 'api'>;
