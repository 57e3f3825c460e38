import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument } from '../http/document.ts';

type Answer = { method: string; path: string; status: number; contentType: string; body: unknown };
type Responses = Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;

/** Checks answers against the API document: an undocumented status or shape fails the test that provoked it. */
export function documentChecker(document: ApiDocument): (answer: Answer) => void {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ ...document, $id: 'api' });
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
    // Literal parts win over parameters, as in the router.
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

  return ({ method, path, status, contentType, body }) => {
    const template = templates.find(({ pattern }) => pattern.test(path.split('?')[0]!))?.path;
    const operation = template && document.paths[template]?.[method.toLowerCase() as 'get'];
    if (!operation) return;
    const where = `${method} ${template} ${status}`;
    const documented = (operation.responses as Responses)[status];
    if (!documented) throw new Error(`${where} is not documented: ${JSON.stringify(body)}`);
    if (!contentType.startsWith('application/json')) return;
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
  };
}

const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
