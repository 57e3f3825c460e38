import type { FormModule } from '../../../language/run/form/form-module.ts';
import { type Clauses, type PathRecord, type RoleRules, recordInPath, splitRules } from './access.ts';
import type { OperationAccess } from './admission.ts';
import { type AnyHandler, asAnyHandler, isHandler } from './any-handler.ts';
import type { DescribedApi, OperationInfo } from './api-parts.ts';
import { type BodyReader, type Branches, bodyReader } from './body/body-reader.ts';
import { uncheckableUniques } from './body/unique-values.ts';
import { deprecationHeaders } from './deprecation.ts';
import { isExport, isVersioned, successStatus, takesKey } from './document.ts';
import { namerOf } from './item-names.ts';
import { parameterReader, type ReadParameters } from './parameters.ts';
import { type ShownFields, shownFields } from './visible-fields.ts';

/** The role of callers without a session in `openapi/access.yaml`. */
export const VISITOR = 'Visitor';

/** An operation of the document with its handler, ready to be served. */
export type Route = OperationInfo &
  OperationAccess & {
    id: string;
    summary: string;
    successStatus: number;
    /** Headers that tell of its deprecation. */
    deprecation: Readonly<Record<string, string>>;
    isExport: boolean;
    /** Whether it is carried out once for each `Idempotency-Key`. */
    isKeyed: boolean;
    /** Whether its record has versions: answers tell it, changes take `If-Match`. */
    isVersioned: boolean;
    /** Whether its answer is the same for every caller and rarely changes. */
    isLookup: boolean;
    /** The rules that must hold, by role. */
    demands: Readonly<Record<string, RoleRules>>;
    /** The record in its path, if the router reads it. */
    record: PathRecord | null;
    parameters: ReadParameters;
    body: BodyReader | null;
    shown: ShownFields;
    /** Names the items of lists in its answer in the language of the call. */
    nameItems: ((answer: unknown) => void) | null;
    handler: AnyHandler;
  };

const planned = new WeakMap<DescribedApi, Promise<Route[]>>();

/**
 * Plans a route for each operation of an API, once for all servers of a process.
 *
 * @throws Error naming all that is missing or left over
 */
export function routesOf(api: DescribedApi): Promise<readonly Route[]> {
  const routes = planned.get(api) ?? planRoutes(api);
  planned.set(api, routes);
  return routes;
}

async function planRoutes(parts: DescribedApi): Promise<Route[]> {
  const { document, operations, handlers, access, accessRules } = parts;
  const forms = new Map<string, FormModule>();
  const named = new Set(Object.values(operations).flatMap(({ forms: own }) => own));
  await Promise.all([...named].map(async (name) => forms.set(name, (await parts.forms[name]!()).form)));

  const problems = [
    ...Object.keys(operations)
      .filter((id) => !isHandler(handlers[id]))
      .map((id) => `the operation ${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !Object.hasOwn(operations, id))
      .map((id) => `the handler ${id} has no operation`),
    ...uncheckableUniques([...forms.values()], parts.storedValues),
    ...Object.entries(access.rules)
      .filter(([name, { same, has }]) => !same && !has && typeof accessRules[name] !== 'function')
      .map(([name]) => `no access rule is written for "${name}"`),
    ...Object.entries(operations)
      .filter(([id, { security }]) => security !== 'public' && !Object.hasOwn(access.operations, id))
      .map(([id]) => `the access table has no row for ${id}`),
  ];
  if (problems.length) throw new Error(`The API cannot start: ${problems.join('; ')}.`);

  return Object.entries(operations).map(([id, operation]) => {
    const item = document.paths[operation.path];
    const documented = item?.[operation.method.toLowerCase() as 'get'];
    if (!item || !documented) throw new Error(`The API cannot start: the document lacks ${id}.`);
    const formSets = operation.formSets.map((set) => set.map((name) => forms.get(name)!));
    return {
      ...operation,
      id,
      summary: documented.summary ?? id,
      successStatus: successStatus(documented),
      deprecation: deprecationHeaders(documented),
      isExport: isExport(documented),
      isKeyed: takesKey(document, documented),
      isVersioned: isVersioned(document, documented),
      isLookup: operation.security === 'public' && documented.tags?.includes('reference') === true,
      demands: Object.fromEntries(
        Object.entries(access.operations[id] ?? {}).map(([role, clauses]) => [
          role,
          splitRules(clauses as Clauses, access.rules),
        ]),
      ),
      record: recordInPath(id, operation.path, access, parts.records),
      isRead: operation.method === 'GET',
      // Signing out must work even when rate-limited.
      countsAsWrite: operation.method !== 'GET' && operation.security === 'verified',
      parameters: parameterReader(document, item, documented),
      body: bodyReader(document, documented, formSets, operation.mode, operation.branches as Branches),
      shown: shownFields(document, documented, access),
      nameItems: namerOf(document, documented, parts.namedItems.schemas),
      handler: asAnyHandler(handlers[id]),
    };
  });
}
