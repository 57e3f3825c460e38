import type { Project } from '../../compile/project.ts';
import { valuesIn } from '../../grammar/document-reading.ts';

/**
 * Returns the forms that a block, step or filter renders: all that it names, except those that only describe
 * a query string.
 */
export function drawnForms({ documents }: Project): Set<string> {
  const drawn = new Set<string>();
  for (const document of documents.byFile.values())
    if (!document.source.isBroken)
      for (const { value, place } of valuesIn(document, 'form'))
        if (typeof value === 'string' && place.pointer.at(-1) !== 'query') drawn.add(value);
  return drawn;
}
