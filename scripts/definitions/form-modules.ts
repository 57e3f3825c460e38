import type { FieldSchema } from '../../src/shared/form-module.ts';
import { HEADER, importPath, key, literal } from './code-text.ts';
import { compileValidator } from './compile-validator.ts';
import type { Documents } from './documents.ts';
import type { Forms } from './forms.ts';
import type { Outputs } from './outputs.ts';
import { toValidatorSchema } from './validator-schema.ts';

/** `generated/forms/…`: each form with its precompiled validator, and the list of all of them. */
export function formModules(documents: Documents, forms: Forms): Outputs {
  const outputs: Outputs = new Map();
  const names = [...documents.forms.keys()];
  for (const name of names) {
    const file = formFile(name);
    const schema = toValidatorSchema(forms.schemaOf(name) ?? {});
    outputs.set(file, formModule(file, name, schema, documents.forms.get(name)!.value));
    outputs.set(file.replace(/js$/, 'd.ts'), formTypes(file));
  }
  outputs.set('generated/form-index.ts', formIndex(names));
  return outputs;
}

export function formFile(name: string): string {
  return `generated/forms/${name}.js`;
}

function formModule(
  file: string,
  name: string,
  schema: FieldSchema,
  document: Record<string, unknown>,
): string {
  const { code, imports, name: validate } = compileValidator(schema);
  const runtime = importPath(file, 'src/shared/validator-runtime.ts');
  const { title = '', groups, ui = {} } = document;
  const facts = [
    `name: ${literal(name)}`,
    `title: ${literal(title)}`,
    'schema',
    ...(groups ? [`groups: ${literal(groups)}`] : []),
    `ui: ${literal(ui)}`,
    validate,
  ];
  return [
    HEADER,
    imports.length ? `import { ${imports.join(', ')} } from '${runtime}';\n\n` : '',
    `const schema = ${literal(schema)};\n\n${code}\n\n`,
    `export const form = {\n${facts.join(',\n')},\n};\n`,
  ].join('');
}

function formTypes(file: string): string {
  const types = importPath(file, 'src/shared/form-module.ts');
  return `${HEADER}import type { FormModule } from '${types}';\nexport const form: FormModule;\n`;
}

function formIndex(names: string[]): string {
  const lines = names.map((name) => `  ${key(name)}: () => import('./forms/${name}.js'),\n`);
  return `${HEADER}import type { FormModule } from '../src/shared/form-module.ts';

/** Loads a form by its name. */
export const forms: Record<string, () => Promise<{ form: FormModule }>> = {
${lines.join('')}};
`;
}
