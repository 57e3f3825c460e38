import { HEADER, key } from './code-text.ts';
import { documentType, type Scalar, type Struct, type Type, vocabulary } from './vocabulary.ts';

/** Types that `src/language/run` declares itself, because it interprets them. */
const SHARED: Record<string, [name: string, module: string]> = {
  schema: ['FieldSchema', 'form/field-schema'],
  group: ['FieldGroup', 'form/form-module'],
  ui: ['FieldUi', 'form/form-module'],
  when: ['Condition', 'form/field-schema'],
  condition: ['FieldSchema', 'form/field-schema'],
  value: ['ValueSource', 'value/value-path'],
  values: ['ValueSources', 'value/value-path'],
};

/** Type names that would clash with JavaScript's own or with types of another kind. */
const RENAMED: Record<string, string> = {
  'label-document': 'ValueLabels',
  'event-document': 'EventDocument',
  'record-document': 'RecordDocument',
  source: 'DataSource',
  case: 'LabelCase',
  act: 'Act',
  step: 'WizardStep',
};

/** Types that occur only in forms; hand-written types in `src/language/run` describe them. */
const FORM_ONLY = [
  'data',
  'lookup-use',
  'switch',
  'switch-case',
  'rule',
  'file',
  'gap',
  'constant',
  'text-value',
  'formatted',
  'computed',
];

/**
 * Makes `generated/definitions.d.ts`: the documents of `schemas/` as types, from the same vocabulary as their
 * grammar.
 */
export function definitionTypes(): string {
  const { structs, unions, tagged, kinds } = vocabulary;
  const isOurs = (name: string) => !SHARED[name] && !FORM_ONLY.includes(name) && !name.startsWith('any-');
  const parts: string[] = [];
  for (const [name, struct] of Object.entries(structs)) {
    const isKind = Object.keys(kinds).some((kind) => documentType(kind) === name);
    if (isOurs(name)) parts.push(interfaceText(typeName(name), isKind ? withSchemaKey(struct) : struct));
  }
  for (const [name, type] of Object.entries(unions))
    if (isOurs(name)) parts.push(`export type ${typeName(name)} = ${typeText(type)};\n`);
  for (const [name, { by, variants }] of Object.entries(tagged)) {
    const names = Object.keys(variants).map((variant) => `${pascal(variant)}${pascal(by)}`);
    parts.push(`export type ${typeName(name)} = ${names.join(' | ')};\n`);
    for (const [variant, struct] of Object.entries(variants))
      parts.push(interfaceText(`${pascal(variant)}${pascal(by)}`, struct));
  }
  for (const [name, words] of [
    ['Format', Object.keys(vocabulary.formats)],
    ['Widget', vocabulary.widgets],
    ['ScopeName', Object.keys(vocabulary.scopes)],
  ] as const)
    parts.push(`export type ${name} = ${typeText({ is: 'words', words: [...words] })};\n`);
  return `${HEADER}${imports()}\n${parts.join('\n')}\n${MODULE_TYPES}`;
}

function imports(): string {
  const modules = new Map<string, Set<string>>([['form/form-module', new Set(['FormModule'])]]);
  for (const [name, module] of Object.values(SHARED))
    modules.set(module, new Set([...(modules.get(module) ?? []), name]));
  const ofClient =
    "import type { Operation } from '../src/client/api/known-calls.ts';\n" +
    "import type { IconName } from '../src/client/ui/icon/icon-names.ts';\n";
  const shared = [...modules]
    .map(
      ([module, names]) =>
        `import type { ${[...names].sort().join(', ')} } from '../src/language/run/${module}.ts';\n`,
    )
    .join('');
  return ofClient + shared;
}

function withSchemaKey(struct: Struct): Struct {
  const type: Type = { is: 'named', name: 'string' };
  return { ...struct, keys: { $schema: { type, required: false, about: '' }, ...struct.keys } };
}

function interfaceText(name: string, { keys, others }: Struct): string {
  const lines = Object.entries(keys).map(([property, { type, required, about }]) => {
    const comment = about ? `  /** ${about} */\n` : '';
    return `${comment}  ${key(property)}${required ? '' : '?'}: ${typeText(type)};\n`;
  });
  const index = others ? `  [key: string]: ${typeText(others)}${lines.length ? ' | undefined' : ''};\n` : '';
  return `export interface ${name} {\n${lines.join('')}${index}}\n`;
}

function typeText(type: Type): string {
  switch (type.is) {
    case 'named':
      return namedText(type.name);
    case 'list':
      return `${grouped(typeText(type.of))}[]`;
    case 'record':
      return `Record<string, ${typeText(type.of)}>`;
    case 'union':
      return type.of.map(typeText).join(' | ');
    case 'words':
      return type.words.map((word) => `'${word}'`).join(' | ');
    case 'literal':
      return String(type.value);
  }
}

function grouped(text: string): string {
  return text.includes('|') ? `(${text})` : text;
}

function namedText(name: string): string {
  const scalar = vocabulary.scalars[name];
  return scalar ? scalarText(scalar) : typeName(name);
}

/**
 * Types that name an entry of a closed list, as a union of its names, so that every renderer must handle
 * each.
 */
const CLOSED: Record<string, string> = { format: 'Format', widget: 'Widget', icon: 'IconName' };

function scalarText({ json, enum: words, names = '' }: Scalar): string {
  if (words) return words.map((word) => `'${word}'`).join(' | ');
  if (CLOSED[names]) return CLOSED[names];
  if (json === undefined) return 'unknown';
  return [json]
    .flat()
    .map((type) => (type === 'integer' ? 'number' : type))
    .join(' | ');
}

function typeName(name: string): string {
  return SHARED[name]?.[0] ?? RENAMED[name] ?? pascal(name.replace(/-document$/, ''));
}

function pascal(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

const MODULE_TYPES = `/** How a value is shown if no format is given. */
export type Label = { labels: Record<string, string> } | { lookup: string };

/** A module of \`generated/screens/\`: everything that a screen can reach, by name. */
export interface Definitions {
  screen: Screen;
  layout: Layout;
  parts: Record<string, Part>;
  wizards: Record<string, Wizard>;
  tables: Record<string, Table>;
  labels: Record<string, ValueLabels>;
  actions: Record<string, NamedAction>;
  lookups: Record<string, Lookup>;
  forms: Record<string, () => Promise<{ form: FormModule }>>;
  /** By path as written in documents, for values shown without a format: "item.kind". */
  labelsByPath: Record<string, Label>;
  /** The names of all blocks that occur. */
  blocks: string[];
  /** The messages that its documents name, by key. */
  texts: Record<string, string | { one?: string; other: string }>;
  /** The operations that its documents call, by operationId. */
  calls: Readonly<Record<string, Operation>>;
}
`;
