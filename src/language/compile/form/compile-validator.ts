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
  /**
   * Declarations, as JavaScript without `import`, `export` or `eval`; `schema` in them is the form's schema.
   */
  code: string;
  /** Names that the code imports from `src/language/run/form/validator-runtime.ts`. */
  imports: string[];
  /** The name of the validation function in the code. */
  name: string;
};

/** Each form's last validator and its source: a form's languages differ in texts, which no validator reads. */
const compiled = new Map<string, { from: string; validator: CompiledValidator }>();

/** Compiles a form's validator ahead of time, so that browsers compile no code at runtime. */
export function compileValidator(
  form: string,
  schema: FieldSchema,
  conditions: Record<string, FieldSchema> = {},
): CompiledValidator {
  const rules = [withoutTexts(schema), withoutTexts(conditions, true)] as [typeof schema, typeof conditions];
  const from = JSON.stringify(rules);
  const known = compiled.get(form);
  if (known?.from === from) return known.validator;
  const validator = compile(...rules);
  compiled.set(form, { from, validator });
  return validator;
}

function compile(schema: FieldSchema, conditions: Record<string, FieldSchema>): CompiledValidator {
  const ajv = formAjv();
  ajv.addSchema(schema, ID);
  for (const [name, condition] of Object.entries(conditions)) ajv.addSchema(condition, name);
  const names = { validate: ID, ...Object.fromEntries(Object.keys(conditions).map((name) => [name, name])) };
  return { ...asModuleCode(standaloneCode(ajv, names), JSON.stringify(schema)), name: 'validate' };
}

const ID = 'form';
const TEXTS = new Set(['title', 'description', 'x-labels']);
/** Keywords whose values are data, not schemas. */
const DATA = new Set(['const', 'enum', 'default']);

/** Returns a schema without its texts; `isByName` says that the keys are names of properties, not keywords. */
function withoutTexts(node: unknown, isByName = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutTexts(item));
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (isByName) return [[key, withoutTexts(value)]];
      if (TEXTS.has(key)) return [];
      return [[key, DATA.has(key) ? value : withoutTexts(value, key === 'properties')]];
    }),
  );
}

/**
 * Returns the Ajv instance for forms: strict about data, ignoring our own keywords, reporting all errors
 * without messages. The few keywords of our vocabulary mean the same in draft 7 and 2020-12, and Ajv's 2020
 * class generates twice the code, for `unevaluatedProperties` and `$dynamicRef`.
 */
export function formAjv(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    $data: true,
    // The grammar has checked the schema; compiling the meta-schema takes Ajv longer than most forms.
    meta: false,
    validateSchema: false,
    messages: false,
    logger: false,
    code: { source: true, esm: true, lines: true, optimize: 2, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addKeyword(formatLimit);
  ajv.addKeyword({ keyword: 'x-file', schemaType: 'object', error: fileError, code: checkFile });
  return ajv;
}

/** A limit set by the clock is not constant: `validate` checks it beside the compiled validator. */
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

/**
 * A file is an object `{type, size}`, like a browser's File and the server's upload; text is a stored file's
 * URL.
 */
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
 * Adapts Ajv's output to a module: its CommonJS parts become imports, its exports are dropped, and so is an
 * unused copy of the schema; a used one is replaced by the form's own schema.
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
