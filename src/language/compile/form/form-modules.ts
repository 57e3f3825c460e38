import type { Form } from '../../../../generated/definitions.d.ts';
import { HEADER, importPath, key, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Documents } from '../../grammar/documents.ts';
import type { FieldSchema } from '../../run/form/field-schema.ts';
import { makePlan } from '../../run/form/make-plan.ts';
import type { Outputs } from '../outputs.ts';
import { compileValidator } from './compile-validator.ts';
import { toDrawnSchema } from './drawn-schema.ts';
import { withOneLines } from './one-line-plan.ts';
import type { Forms } from './resolve-forms.ts';
import { conditionsOf, decidingFields, toUiSchema } from './rjsf-projection.ts';
import { toValidatorSchema } from './validator-schema.ts';

/** Makes `generated/forms/…`: each form with its precompiled validator, and the list of all forms. */
export function formModules(documents: Documents, forms: Forms): Outputs {
  const outputs: Outputs = new Map();
  const names = [...documents.forms.keys()];
  for (const name of names) {
    const file = formFile(name);
    outputs.set(file, formModuleIn(file, name, documents, forms));
    outputs.set(file.replace(/js$/, 'd.ts'), formTypesIn(file));
  }
  outputs.set('generated/form-index.ts', formIndex(names));
  return outputs;
}

export function formFile(name: string): string {
  return `generated/forms/${name}.js`;
}

/** Returns the text of a form's module, for this file's folder. */
export function formModuleIn(file: string, name: string, documents: Documents, forms: Forms): string {
  const schema = toValidatorSchema(forms.schemaOf(name) ?? {});
  return knownModule(file, name, schema, definitionOf(documents.forms.get(name)!, 'form'));
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
): string {
  const schema = toDrawnSchema(written);
  const { hash, conditions } = conditionsOf(schema);
  const names = Object.entries(conditions).map(([key], index) => [key, `if${index}`] as const);
  const compiled = Object.fromEntries(names.map(([key, name]) => [name, conditions[key]!]));
  const { code, imports, name: validate } = compileValidator(name, schema, compiled);
  const runtime = importPath(file, 'src/language/run/form/validator-runtime.ts');
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
    `deciding: ${literal(decidingFields(written))}`,
  ];
  return [
    HEADER,
    imports.length ? `import { ${imports.join(', ')} } from '${runtime}';\n\n` : '',
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
