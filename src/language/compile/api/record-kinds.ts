import type { RecordDocument } from '../../../../generated/definitions.d.ts';
import { HEADER, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { readingOf } from '../../grammar/document-reading.ts';
import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import type { Source } from '../../grammar/place.ts';
import { randomFrom, type Sampled, sampleValue } from '../../run/form/sample-value.ts';
import { wordsOf } from '../../run/value/words.ts';
import type { Forms } from '../form/resolve-forms.ts';
import { allProperties } from '../form/schema-properties.ts';
import type { WrittenSchema } from '../form/schema-references.ts';
import type { ApiNode } from './api-node.ts';
import { fill, type Made, merge, withArticle } from './api-tables.ts';
import { toBodySchema } from './body-schema.ts';

/** A document of `schemas/records/`, with what operations are made of. */
export type RecordKind = {
  document: Document;
  definition: RecordDocument;
  /** ReferenceRequest and ReferenceRequests. */
  Name: string;
  Names: string;
  /** What stored records are called: reference requests. */
  stored: string;
  /** The operations, by what of the document admits to them. */
  operations: Readonly<Record<Deed, readonly string[]>>;
};

type Deed = 'create' | 'read' | 'change' | 'delete';

const NAME = /^[a-z]+(-[a-z]+)*$/;
const pascal = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+|^/g, ' ')
    .replaceAll(/ (\w?)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the kinds of records that documents describe. */
export function recordKindsIn(documents: Documents, findings: Findings): RecordKind[] {
  return [...documents.records.values()].flatMap((document) => {
    if (document.source.isBroken || readingOf(document).mistakes.length > 0) return [];
    const definition = definitionOf(document, 'record');
    if (!NAME.test(document.name)) {
      findings.add(
        placeIn(document),
        'the file of a record is named with small letters and hyphens, in no folder: reference-request.json',
      );
      return [];
    }
    const [Name, Names] = [pascal(document.name), pascal(definition.title)];
    const operations = {
      create: [`create${Name}`],
      read: [`get${Name}`, `list${Names}`, `export${Names}`],
      change: definition.change ? [`update${Name}`] : [],
      delete: definition.delete ? [`delete${Name}`] : [],
    };
    return [{ document, definition, Name, Names, stored: definition.title.toLowerCase(), operations }];
  });
}

/**
 * Fills the root's templates `x-records` with each kind. The paths and schemas take the place of the document's source, so
 * that mistakes in them are reported at the document.
 */
export function fillRecords(
  root: ApiNode,
  kinds: readonly RecordKind[],
  templates: readonly Source[],
  { forms, findings }: { forms: Forms; findings: Findings },
): { root: ApiNode; sources: Source[] } {
  const { 'x-records': _, ...rest } = root;
  const paths = { ...(rest.paths as Record<string, ApiNode>) };
  const components = rest.components as Record<string, ApiNode> | undefined;
  const schemas: ApiNode = { ...(components?.schemas as ApiNode | undefined) };
  const sources: Source[] = [];
  for (const kind of kinds) {
    const { document } = kind;
    const row = rowOf(kind, forms, findings);
    if (!row) continue;
    const made = merge(templates.map(({ value }) => fill(value, row, placeIn(document), findings) as Made));
    const admitted = new Set(Object.values(kind.operations).flat());
    const refer = (...keys: string[]) => ({
      $ref: `../${document.source.file}#/${keys.map((key) => key.replaceAll('/', '~1')).join('/')}`,
    });
    for (const [path, item] of Object.entries(made.paths))
      for (const [method, operation] of Object.entries(item) as [string, ApiNode][])
        if (admitted.has(operation.operationId as string))
          paths[path] = { ...paths[path], [method]: refer('paths', path, method) };
    for (const name of Object.keys(made.schemas)) {
      if (schemas[name])
        findings.add(placeIn(document), `the API has a "${name}" already; give the file another name`);
      schemas[name] = refer('schemas', name);
    }
    sources.push({ ...document.source, value: made, lineAt: () => document.source.lineAt(['title']) });
  }
  return { root: { ...rest, paths, components: { ...components, schemas } }, sources };
}

/** Returns the values of the template's words; undefined, with a finding, if the document cannot be made. */
function rowOf({ document, definition, ...kind }: RecordKind, forms: Forms, findings: Findings) {
  const { form, about, once, filters = [] } = definition;
  const schema = forms.schemaOf(form);
  if (!schema) {
    findings.add(
      placeIn(document, 'form'),
      `there is no form "${form}"${nearest(form, forms.names)}`,
      `form ${form}`,
    );
    return undefined;
  }
  const fields = toBodySchema(schema).properties ?? {};
  for (const [name, field] of Object.entries(allProperties(schema)))
    if (field['x-file'] ?? field.items?.['x-file'])
      findings.add(
        placeIn(document, 'form'),
        `"${name}" is a file, which no record of this kind can store yet`,
      );
  const known = Object.keys(fields).filter((name) => choiceOf(fields[name]!));
  const parameters = filters.flatMap((name, index): ApiNode[] => {
    const schema = fields[name] && choiceOf(fields[name]);
    if (!schema)
      findings.add(
        placeIn(document, 'filters', index),
        `the form has no choice "${name}"${nearest(name, known)}`,
        name,
      );
    return schema
      ? [{ name, in: 'query', description: `Those with this in the field \`${name}\`.`, schema }]
      : [];
  });
  const subject = subjectOf(about);
  const words = wordsOf(kind.Name);
  const limit = once
    ? `A second one of the same person${about ? ' about the same record' : ''} is a 409.`
    : 'A person may add several.';
  return {
    name: document.name,
    Name: kind.Name,
    Names: kind.Names,
    a: isUncountable(kind) ? words : withArticle(words),
    stored: kind.stored,
    form,
    limit,
    add: about ? `/${about}/{id}/${document.name}` : `/${document.name}`,
    about: about ? [{ $ref: '../../openapi/components/parameters.yaml#/id' }] : [],
    filters: [
      ...Object.keys(subject).map((name) => ({
        name,
        in: 'query',
        description: `Those about this ${about}.`,
        schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      })),
      ...parameters,
    ],
    subject,
    body: exampleOf(schema),
    example: {
      record_id: 12,
      by: 'Sara Khalil',
      created_at: '2026-03-02T08:30:00.000Z',
      updated_at: '2026-03-02T08:30:00.000Z',
      answers: [],
      ...Object.fromEntries(Object.keys(subject).map((name) => [name, 41])),
    },
  };
}

/** Whether one is called like several, such as feedback: it then has no article. */
const isUncountable = ({ Name, Names }: Pick<RecordKind, 'Name' | 'Names'>) => Name === Names;

/** The property with the id of what a record is about. */
const subjectOf = (about: RecordDocument['about']): ApiNode =>
  about ? { [`${about}_id`]: { type: 'integer', description: `The ${about} that it is about.` } } : {};

/** Returns the schema of a value that a list can be filtered by; undefined for free text. */
function choiceOf(field: WrittenSchema): ApiNode | undefined {
  const { type, enum: values } = (field.items ?? field) as WrittenSchema;
  if (values) return { type: type ?? 'string', enum: values.filter((value) => value !== null) };
  return type === 'boolean' || type === 'integer' ? { type } : undefined;
}

function exampleOf(schema: WrittenSchema): Record<string, unknown> {
  const { required = [] } = schema;
  const sent = Object.entries(toBodySchema(schema).properties ?? {}).filter(([name]) =>
    required.includes(name),
  );
  const random = randomFrom(1);
  return Object.fromEntries(sent.map(([name, field]) => [name, sampleValue(field as Sampled, random)]));
}

/** Makes `generated/record-kinds.ts`: what the server has to know of each kind of record. */
export function recordKindsModule(kinds: readonly RecordKind[]): string {
  const table = Object.fromEntries(
    kinds.map(({ document, definition, Name, Names, stored, operations }) => {
      const { title, about = null, once = false, keep_days, filters = [] } = definition;
      const ids = Object.values(operations).flat();
      return [
        document.name,
        { Name, Names, title, stored, about, once, keep_days, filters, operations: ids },
      ];
    }),
  );
  return `${HEADER}export const recordKinds = ${literal(table)} as const;\n`;
}
