import { createHash } from 'node:crypto';
import { definitionOf as definitionIn } from '../../grammar/definition-of.ts';
import { readingOf } from '../../grammar/document-reading.ts';
import type { Document } from '../../grammar/documents.ts';
import { compareText } from '../../grammar/findings.ts';
import type {
  Definitions,
  FieldDefinition,
  FormDefinition,
  ItemDefinition,
  StoredChange,
} from '../../run/change/definitions.ts';
import { operationsOf } from '../api/api-document.ts';
import { operationFacts } from '../api/operations-module.ts';
import { allProperties, branchesOf } from '../form/schema-properties.ts';
import type { WrittenSchema } from '../form/schema-references.ts';
import type { Project } from '../project.ts';

/** Returns what a release keeps of the definitions. */
export function definitionsOf(project: Project): Definitions {
  const { documents } = project;
  const steps = stepsOf(project);
  const forms = [...documents.forms].map(([name, { value }]): [string, FormDefinition] => {
    const schema = project.forms.schemaOf(name) ?? {};
    const rules = branchesOf(schema).length || schema['x-rules'] ? digest(rulesOf(schema)) : undefined;
    return [
      name,
      {
        title: String(value.title ?? name),
        ...(steps.has(name) && { step: steps.get(name)! }),
        fields: fieldsIn(schema),
        ...(rules && { rules }),
        ...(value.stored !== undefined && { stored: value.stored as Record<string, StoredChange> }),
      },
    ];
  });
  return {
    records: recordsOf(project),
    forms: sorted(forms),
    screens: sorted([...documents.screens].map(([name, { value }]) => [name, String(value.path)])),
    checklists: sorted(
      [...documents.checklists.values()]
        .filter((document) => !document.source.isBroken && readingOf(document).mistakes.length === 0)
        .map((document): [string, Record<string, ItemDefinition>] => [document.name, itemsOf(document)]),
    ),
    documents: sorted(
      [...documents.byFile]
        .filter(([, { source }]) => !source.isBroken)
        .map(([file, { value }]) => [file, digest(value)]),
    ),
  };
}

const itemsOf = (document: Document): Record<string, ItemDefinition> =>
  Object.fromEntries(
    Object.entries(definitionIn(document, 'checklist').items).map(([key, { title, due }]) => [
      key,
      { title, due },
    ]),
  );

/** Returns the forms that fill in each kind of record, of all operations that store it. */
export function recordsOf({ api }: Pick<Project, 'api'>): Record<string, string[]> {
  const facts = operationFacts(api);
  const records = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(api)) {
    const record = operation['x-stores'];
    if (!record) continue;
    const known = records.get(record) ?? new Set();
    records.set(record, known);
    for (const form of facts.get(operation.operationId)!.forms) known.add(form);
  }
  return sorted([...records].map(([name, forms]) => [name, [...forms].sort(compareText)]));
}

/** Names each step by its wizard, as in "Your profile, step 2"; the first wizard that has it counts. */
function stepsOf({ documents, forms }: Project): Map<string, string> {
  const steps = new Map<string, string>();
  // A wizard with more steps of its own says more about where a step is met.
  const wizards = [...documents.wizards].sort(
    ([a], [b]) => (forms.stepsOf(b)?.length ?? 0) - (forms.stepsOf(a)?.length ?? 0) || compareText(a, b),
  );
  for (const [name, { value }] of wizards)
    for (const [index, { form }] of (forms.stepsOf(name) ?? []).entries())
      if (!steps.has(form)) steps.set(form, `${withoutGaps(String(value.title))}, step ${index + 1}`);
  return steps;
}

/** A title may be filled in with a record's values. */
const withoutGaps = (title: string) => title.replace(/\s*\{[^}]*\}/g, '').trim();

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'formatMinimum',
  'formatMaximum',
  'x-unique',
  'x-gap',
] as const;

/** Returns what people fill in, by path; facts and fields of the form alone are left out. */
export function fieldsIn(schema: WrittenSchema, before = ''): Record<string, FieldDefinition> {
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(allProperties(schema)).flatMap(([name, field]): [string, FieldDefinition][] => {
      if (field.readOnly || field['x-local']) return [];
      const path = before + name;
      const items = field.items ?? {};
      const hasRows = Object.keys(allProperties(items)).length > 0;
      const inner = hasRows ? fieldsIn(items, `${path}[*].`) : fieldsIn(field, `${path}.`);
      return [[path, definitionOf(field, required.has(name))], ...Object.entries(inner)];
    }),
  );
}

function definitionOf(field: WrittenSchema, isRequired: boolean): FieldDefinition {
  const items = field.items ?? {};
  const values = field.enum ?? items.enum;
  const labels = field['x-labels'] ?? items['x-labels'];
  const written = field['x-lookup'] ?? items['x-lookup'];
  const lookup = typeof written === 'object' ? written.lookup : written;
  const limits = Object.fromEntries(
    LIMITS.flatMap((rule) => (field[rule] === undefined ? [] : [[rule, field[rule]]])),
  );
  return {
    ...(field.title !== undefined && { title: field.title }),
    type: typeOf(field),
    ...(isRequired && { required: true as const }),
    ...(values && {
      options: Object.fromEntries(
        values.map((value) => [String(value), labels?.[String(value)] ?? String(value)]),
      ),
    }),
    ...(lookup !== undefined && { lookup }),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

function typeOf(field: WrittenSchema): string {
  if (field['x-file']) return 'file';
  if (field.anyOf) return [...new Set(field.anyOf.map(typeOf))].sort(compareText).join(' or ');
  const types = [field.type ?? []].flat().filter((type) => type !== 'null');
  const type = types.join(' or ') || 'string';
  if (field.items) return `${type} of ${typeOf(field.items)}`;
  return field.format && ['date', 'date-time'].includes(field.format) ? `${type} ${field.format}` : type;
}

/** The branches and rules of a form, without their texts. */
function rulesOf(schema: WrittenSchema): unknown {
  const { if: condition, then, else: otherwise, allOf, 'x-rules': rules, 'x-switch': cases } = schema;
  return withoutTexts({ condition, then, otherwise, allOf, rules, cases });
}

function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !['title', 'description', 'x-messages', 'x-labels'].includes(key))
      .map(([key, value]) => [key, withoutTexts(value)]),
  );
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => compareText(a, b)));
