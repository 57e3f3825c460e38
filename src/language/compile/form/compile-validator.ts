import {
  _,
  Ajv,
  type CodeKeywordDefinition,
  type KeywordCxt,
  type KeywordErrorDefinition,
  stringify,
} from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formatLimitDefinition } from 'ajv-formats/dist/limit.js';
import type { FieldSchema, FileRule } from '../../run/form/field-schema.ts';
import { formats } from '../../run/form/validator-runtime.ts';
import { isObject } from '../../run/value/matches.ts';

export type CompiledValidator = {
  /** Declarations, as JavaScript without `import`, `export` or `eval`; the form's schema is `schema` to it. */
  code: string;
  /** Names that the code takes from `src/language/run/form/validator-runtime.ts`. */
  imports: string[];
  /** The function in the code. */
  name: string;
};

/** Compiles the validator of a form, so that no browser needs to make code at run time. */
export function compileValidator(
  schema: FieldSchema,
  conditions: Record<string, FieldSchema> = {},
): CompiledValidator {
  const ajv = formAjv();
  ajv.addSchema(schema, ID);
  for (const [name, condition] of Object.entries(conditions)) ajv.addSchema(condition, name);
  const names = { validate: ID, ...Object.fromEntries(Object.keys(conditions).map((name) => [name, name])) };
  return { ...asModuleCode(standaloneCode(ajv, names), JSON.stringify(schema)), name: 'validate' };
}

const ID = 'form';

/**
 * Ajv as forms are compiled with: strict about data, silent about our own keywords, all errors and no texts. The
 * few keywords of our vocabulary mean the same in draft 7 and 2020-12, and its class for the latter writes twice
 * the code, for `unevaluatedProperties` and `$dynamicRef`.
 */
export function formAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    $data: true,
    messages: false,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addKeyword(formatLimit);
  ajv.addKeyword({ keyword: 'x-file', schemaType: 'object', error: fileError, code: checkFile });
  return ajv;
}

/** A limit that the clock gives is no constant: `validate` looks at it beside the compiled rules. */
const formatLimit: CodeKeywordDefinition = {
  ...formatLimitDefinition,
  schemaType: ['string', 'object'],
  code: (cxt) =>
    isObject(cxt.schema) && '$clock' in cxt.schema ? undefined : formatLimitDefinition.code(cxt),
};

const fileError: KeywordErrorDefinition = {
  message: 'file',
  params: ({ params }) => _`{rule: ${params.rule}, limit: ${params.limit}}`,
};

/** A file is what a browser's File and the server's upload both are, `{type, size}`; text is the address of a stored one. */
function checkFile(cxt: KeywordCxt): void {
  const { gen, data } = cxt;
  const { accept, maxBytes } = cxt.schema as FileRule;
  const refuseUnless = (rule: string, limit: string, holds: ReturnType<typeof _>) => {
    cxt.setParams({ rule, limit });
    gen.if(_`!(${holds})`, () => cxt.error());
  };
  gen.if(
    _`typeof ${data} == "object" && ${data} !== null && !Array.isArray(${data})`,
    () => {
      refuseUnless('accept', accept.join(', '), _`${stringify(accept)}.includes(${data}.type)`);
      refuseUnless('maxBytes', `${Math.round(maxBytes / 1024 / 1024)}MB`, _`${data}.size <= ${maxBytes}`);
    },
    () => refuseUnless('type', '', _`typeof ${data} == "string"`),
  );
}

/**
 * Ajv's text still asks for CommonJS parts; ours come by import, and only the module decides what it exports. The
 * copy of the schema that it holds is dropped where nothing reads it; else it is the form's own.
 */
function asModuleCode(text: string, whole: string): { code: string; imports: string[] } {
  let code = text
    .replace('"use strict";', '')
    .replaceAll(/^export const /gm, 'const ')
    .replaceAll(/^export default .*$/gm, '')
    .replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, '$1');
  for (const [line, name] of code.matchAll(/^const (schema\d+) = (.*);$/gm)) {
    const isRead = code.split(new RegExp(`\\b${name}\\b`)).length > 2;
    const isWhole = line.endsWith(`= ${whole};`);
    code = code.replace(isRead ? line : `${line}\n`, () =>
      isRead ? (isWhole ? `const ${name} = schema;` : line) : '',
    );
  }
  const unknown = /require\([^)]*\)/.exec(code);
  if (unknown)
    throw new Error(
      `a validator needs ${unknown[0]}, which src/language/run/form/validator-runtime.ts lacks`,
    );
  const imports = ['equal', 'formats', 'ucs2length'].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return { code: code.trim(), imports };
}
