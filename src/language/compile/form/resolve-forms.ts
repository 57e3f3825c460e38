import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { resolveReferences, type WrittenSchema } from './schema-references.ts';

/** A form's fields, with references resolved and macros not yet expanded. */
export type Forms = {
  names: string[];
  wizards: string[];
  schemaOf: (name: string) => WrittenSchema | undefined;
  /** The forms of a wizard's steps, in order. */
  stepsOf: (wizard: string) => string[] | undefined;
};

export function resolveForms(documents: Documents, findings: Findings): Forms {
  const context = { documents, findings };
  const resolved = new Map<string, WrittenSchema>();
  const resolveForm = (document: Document) =>
    resolveReferences(document.value.schema ?? {}, placeIn(document, 'schema'), context);
  for (const document of documents.forms.values()) resolved.set(document.name, resolveForm(document));
  return {
    names: [...documents.forms.keys()],
    wizards: [...documents.wizards.keys()],
    schemaOf: (name) => resolved.get(name),
    stepsOf: (wizard) => {
      const steps = documents.wizards.get(wizard)?.value.steps as { form?: string }[] | undefined;
      return steps?.flatMap((step) => step.form ?? []);
    },
  };
}
