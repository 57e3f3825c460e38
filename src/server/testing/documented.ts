import type { ValidateFunction } from 'ajv/dist/2020.js';
import { fieldCodes, refusalCodes, ruleCodes } from '../../../generated/error-codes.ts';
import { type ApiDocument, resolveReference, type Schema } from '../engine/http/document.ts';
import { documentAjv } from '../engine/http/document-ajv.ts';

type Answer = { method: string; path: string; status: number; contentType: string; body: unknown };
type Responses = Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;

/**
 * Validates answers against the API document: an undocumented status or shape fails the test that triggered
 * it.
 */
export function documentChecker(document: ApiDocument): (answer: Answer) => void {
  const ajv = documentAjv();
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    // Literal path segments take precedence over parameters, as in the router.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

  return ({ method, path, status, contentType, body }) => {
    const template = templates.find(({ pattern }) => pattern.test(path.split('?')[0]!))?.path;
    const operation = template && document.paths[template]?.[method.toLowerCase() as 'get'];
    // A plain HTTP status, not documented per operation: the client's cached copy is still valid.
    if (!operation || status === 304) return;
    const where = `${method} ${template} ${status}`;
    const documented = (operation.responses as Responses)[status];
    if (!documented) throw new Error(`${where} is not documented: ${JSON.stringify(body)}`);
    const { content } = resolveReference<{ content?: Record<string, unknown> }>(
      document,
      documented as object,
    );
    const mediaType = contentType.split(';')[0]!;
    if (content && !(mediaType in content || '*/*' in content))
      throw new Error(`${where} answers with ${mediaType || 'no media type'}, which is not documented`);
    if (mediaType !== 'application/json') return;
    const place = documented.$ref
      ? documented.$ref.slice(1)
      : `/paths/${escapePointer(template)}/${method.toLowerCase()}/responses/${status}`;
    const check =
      compiled.get(place) ?? ajv.compile({ $ref: `api#${place}/content/application~1json/schema` });
    compiled.set(place, check);
    if (!check(body)) {
      throw new Error(
        `${where} answers another shape: ${ajv.errorsText(check.errors)}\n${JSON.stringify(body)}`,
      );
    }
    const answered = resolveReference<{ content?: Record<string, { schema?: Schema }> }>(
      document,
      documented as object,
    );
    const extra = undeclared(document, answered.content?.['application/json']?.schema ?? {}, body);
    if (extra) throw new Error(`${where} answers with ${extra}, which the document does not know.`);
    if (status >= 400) checkCodes(where, status, body as RefusalBody);
  };
}

type RefusalBody = {
  code: string;
  errors?: Record<string, string[]>;
  error_codes?: Record<string, string[]>;
};

const CODES: Readonly<Record<string, readonly number[]>> = refusalCodes;
const FIELD_CODES: ReadonlySet<string> = new Set([...fieldCodes, ...ruleCodes]);

/** Every text has a code, and every code stands in the published list, with the status it came with. */
function checkCodes(
  where: string,
  status: number,
  { code, errors = {}, error_codes = {} }: RefusalBody,
): void {
  if (!CODES[code]?.includes(status))
    throw new Error(`${where}: openapi/codes.yaml has no ${status} ${code}`);
  for (const found of Object.values(error_codes).flat())
    if (!FIELD_CODES.has(found)) throw new Error(`${where}: openapi/codes.yaml has no ${found} of a field`);
  const counted = (of: Record<string, string[]>) =>
    JSON.stringify(Object.entries(of).map(([path, all]) => [path, all.length]));
  if (counted(errors) !== counted(error_codes)) throw new Error(`${where} has texts without a code`);
}

/** The path of a property that its schema does not declare; null when there is none. */
export function undeclared(document: ApiDocument, schema: Schema, value: unknown, path = ''): string | null {
  const nodes = branches(document, schema);
  const found = Array.isArray(value)
    ? value.map((item, index) => {
        const items = nodes.flatMap((node): Schema[] => (node.items ? [node.items] : []));
        return items.length ? undeclared(document, { anyOf: items }, item, `${path}/${index}`) : null;
      })
    : typeof value === 'object' && value !== null && nodes.some((node) => node.properties)
      ? Object.entries(value).map(([name, part]) => {
          const declared = nodes.flatMap((node): Schema[] => {
            const own = node.properties?.[name] ?? node.additionalProperties;
            return own === true ? [{}] : own ? [own] : [];
          });
          const place = `${path}/${name}`;
          return declared.length ? undeclared(document, { anyOf: declared }, part, place) : place;
        })
      : [];
  return found.find((place) => place !== null) ?? null;
}

/** Cached by schema object: a handful of schemas serves all answers. */
const known = new WeakMap<Schema, Schema[]>();

/** The schema together with every schema it is composed of. */
function branches(document: ApiDocument, schema: Schema): Schema[] {
  const found = known.get(schema);
  if (found) return found;
  const node = resolveReference<Schema>(document, schema);
  const parts = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const all = [node, ...parts.flatMap((part) => branches(document, part))];
  known.set(schema, all);
  return all;
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
