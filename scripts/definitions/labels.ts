import type { Label } from '../../generated/definitions.d.ts';
import type { ApiDocument } from './api-document.ts';
import type { Documents } from './documents.ts';
import type { Forms } from './forms.ts';

/** How values of a property read, by the property's name. */
export type Labels = Record<string, Label>;

/**
 * The labels of properties that are shown: those of an enum, or the list that a stored value was chosen from. One
 * name has one meaning throughout; `npm run schemas:check` tells where two documents disagree.
 */
export function labelsOf(
  names: Iterable<string>,
  api: ApiDocument,
  forms: Forms,
  documents: Documents,
): Labels {
  const all = allLabels(api, forms, documents);
  const found = [...new Set(names)]
    .sort()
    .flatMap((name) => (all.has(name) ? [[name, all.get(name)![0]!]] : []));
  return Object.fromEntries(found) as Labels;
}

/** Every label that documents give to a property's name; more than one when they disagree. */
export function allLabels(api: ApiDocument, forms: Forms, documents: Documents): Map<string, Label[]> {
  const found = new Map<string, Label[]>();
  const collect = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    for (const value of Object.values(node)) collect(value);
    const properties = (node as { properties?: Record<string, unknown> }).properties;
    if (properties === null || typeof properties !== 'object') return;
    for (const [name, property] of Object.entries(properties)) {
      const label = labelOf(property);
      if (!label) continue;
      const known = found.get(name) ?? [];
      if (!known.some((one) => JSON.stringify(one) === JSON.stringify(label)))
        found.set(name, [...known, label]);
    }
  };
  collect(api.components.schemas);
  collect(api.paths);
  for (const name of documents.forms.keys()) collect(forms.schemaOf(name));
  return found;
}

function labelOf(property: unknown): Label | undefined {
  const { 'x-labels': labels, 'x-lookup': lookup } = (property ?? {}) as Record<string, unknown>;
  if (labels && typeof labels === 'object') return { labels: labels as Record<string, string> };
  const name = typeof lookup === 'object' ? (lookup as { lookup?: string } | null)?.lookup : lookup;
  return typeof name === 'string' ? { lookup: name } : undefined;
}
