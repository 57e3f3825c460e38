import type { Form } from '../../../../generated/definitions.d.ts';
import { HEADER, importPath, key, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { StoredChange } from '../../run/change/definitions.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { makePlan } from '../../run/form/make-plan.ts';
import { type CarriedIn, carriedChanges } from '../change/carried-changes.ts';
import type { Outputs } from '../outputs.ts';
import { compileValidator } from './compile-validator.ts';
import { toDrawnSchema } from './drawn-schema.ts';
import { withOneLines } from './one-line-plan.ts';
import { conditionsOf, decidingFields, toUiSchema } from './rjsf-projection.ts';
import { toValidatorSchema } from './validator-schema.ts';

/** Makes `generated/forms/…`: each form with its precompiled validator, and the list of all forms. */
export function formModules(project: CarriedIn): Outputs {
  const outputs: Outputs = new Map();
  const names = [...project.documents.forms.keys()];
  for (const name of names) {
    const file = formFile(name);
    outputs.set(file, formModuleIn(file, name, project));
    outputs.set(file.replace(/js$/, 'd.ts'), formTypesIn(file));
  }
  outputs.set('generated/form-index.ts', formIndex(names));
  return outputs;
}

export function formFile(name: string): string {
  return `generated/forms/${name}.js`;
}

/** Returns the text of a form's module, for this file's folder. */
export function formModuleIn(file: string, name: string, project: CarriedIn): string {
  const schema = toValidatorSchema(project.forms.schemaOf(name) ?? {});
  const form = definitionOf(project.documents.forms.get(name)!, 'form');
  return knownModule(file, name, schema, form, carriedChanges(project, name));
}

/** Each form's last module and its source: compiling all takes a second, and usually only one has changed. */
const made = new Map<string, { from: string; text: string }>();

function knownModule(...given: Parameters<typeof formModule>): string {
  const from = JSON.stringify(given);
  const known = made.get(given[0]);
  if (known?.from === from) return known.text;
  const text = formModule(...given);
  made.set(given[0], { from, text });
  return text;
}

function formModule(
  file: string,
  name: string,
  written: FieldSchema,
  { title = '', groups, ui = {}, warnings }: Form,
  carried: Record<string, StoredChange>,
): string {
  const schema = toDrawnSchema(written);
  const { hash, conditions } = conditionsOf(schema);
  const names = Object.entries(conditions).map(([key], index) => [key, `if${index}`] as const);
  const compiled = Object.fromEntries(names.map(([key, name]) => [name, conditions[key]!]));
  const { code, imports, name: validate } = compileValidator(name, schema, compiled);
  const runtime = importPath(file, 'src/language/run/form/validator-runtime.ts');
  const carries = Object.keys(carried).length > 0;
  const carrying = importPath(file, 'src/language/run/change/carry-values.ts');
  const facts = [
    `name: ${literal(name)}`,
    `title: ${literal(title)}`,
    'schema',
    'plan',
    ...(groups ? [`groups: ${literal(groups)}`] : []),
    `ui: ${literal(ui)}`,
    ...(warnings ? [`warnings: ${literal(warnings)}`] : []),
    `uiSchema: ${literal(toUiSchema(schema, ui, groups))}`,
    validate,
    `validators: { ${[[hash, validate], ...names].map(([key, name]) => `'${key}': ${name}`).join(', ')} }`,
    ...(carries ? [`carry: (values) => carryValues(values, ${literal(carried)})`] : []),
    `deciding: ${literal(decidingFields(written))}`,
  ];
  return [
    HEADER,
    imports.length ? `import { ${imports.join(', ')} } from '${runtime}';\n\n` : '',
    carries ? `import { carryValues } from '${carrying}';\n\n` : '',
    `const schema = ${literal(schema)};\n\nconst plan = ${literal(withOneLines(makePlan(written), written, ui))};\n\n${code}\n\n`,
    `export const form = {\n${facts.join(',\n')},\n};\n`,
  ].join('');
}

export function formTypesIn(file: string): string {
  const types = importPath(file, 'src/language/run/form/form-module.ts');
  return `${HEADER}import type { FormModule } from '${types}';\nexport const form: FormModule;\n`;
}

function formIndex(names: string[]): string {
  const lines = names.map((name) => `  ${key(name)}: () => import('./forms/${name}.js'),\n`);
  return `${HEADER}import type { FormModule } from '../src/language/run/form/form-module.ts';

/** Loads a form by its name. */
export const forms: Record<string, () => Promise<{ form: FormModule }>> = {
${lines.join('')}};
`;
}
