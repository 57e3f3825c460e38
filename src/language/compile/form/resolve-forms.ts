import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import type { Condition } from '../../run/form/field-schema.ts';
import { explainRequired } from './explain-required.ts';
import { ruleTexts } from './rule-texts.ts';
import { resolveReferences, type WrittenSchema } from './schema-references.ts';

/** A form's fields, with references resolved and macros not yet expanded. */
export type Forms = {
  names: string[];
  wizards: string[];
  schemaOf: (name: string) => WrittenSchema | undefined;
  /** The forms of a wizard's steps, in order, with the conditions under which they are asked. */
  stepsOf: (wizard: string) => FormStep[] | undefined;
};

export type FormStep = { form: string; when?: Condition };

export function resolveForms(documents: Documents, findings: Findings): Forms {
  const context = { documents, findings };
  const resolved = new Map<string, WrittenSchema>();
  const resolveForm = (document: Document) =>
    resolveReferences(document.value.schema ?? {}, placeIn(document, 'schema'), context);
  const required = ruleTexts(documents)['required.titled'];
  for (const document of documents.forms.values()) {
    const schema = resolveForm(document);
    if (required) explainRequired(schema, required);
    resolved.set(document.name, schema);
  }
  return {
    names: [...documents.forms.keys()],
    wizards: [...documents.wizards.keys()],
    schemaOf: (name) => resolved.get(name),
    stepsOf: (wizard) => {
      const document = documents.wizards.get(wizard);
      const steps = document && ((document.value.steps ?? []) as Partial<FormStep>[]);
      return (
        steps && [steps].flat().flatMap((step) => (step?.form ? [{ form: step.form, when: step.when }] : []))
      );
    },
  };
}
