import { ruleTexts } from '../../../generated/rule-texts.ts';
import { isObject } from '../../shared/conditions.ts';
import type { Errors, FieldSchema, FormModule } from '../../shared/form-module.ts';
import { activeNodes, childNodes } from '../../shared/schema-walk.ts';

type Data = Readonly<Record<string, unknown>>;

/** The rows of a reference list that have one of these ids, by id; null when the lookup's values are free. */
export type FindRows = (
  lookup: string,
  ids: readonly unknown[],
) => Promise<ReadonlyMap<unknown, Data> | null>;

/** A field that names items of a reference list. */
type Use = { lookup: string; ids: unknown[]; path: string[]; row: string | undefined; nodes: FieldSchema[] };

/**
 * Gives rows that use `{"lookup": …, "row": "question_type"}` the facts of the item they chose, whatever was sent
 * under that name.
 */
export async function addLookupRows(form: FormModule, data: Data, findRows: FindRows): Promise<Data> {
  const result = structuredClone(data);
  for (const { lookup, ids, path, row } of usesIn([form.schema], data, [])) {
    if (!row) continue;
    const found = (await findRows(lookup, ids))?.get(ids[0]);
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Data)[key], result);
    if (isObject(holder)) holder[row] = found;
  }
  return result;
}

/** Refuses ids of items that do not exist, at the field that names them. */
export async function checkLookups(form: FormModule, data: Data, findRows: FindRows): Promise<Errors> {
  const errors: Errors = {};
  const uses = usesIn([form.schema], data, []);
  for (const lookup of new Set(uses.map((use) => use.lookup))) {
    const ofList = uses.filter((use) => use.lookup === lookup);
    const rows = await findRows(
      lookup,
      ofList.flatMap((use) => use.ids),
    );
    if (!rows) continue;
    for (const { ids, path, nodes } of ofList) {
      if (ids.every((id) => rows.has(id))) continue;
      const own = nodes
        .map((node) => node['x-messages']?.['x-lookup'])
        .findLast((text) => text !== undefined);
      errors[path.join('.')] = [own ?? ruleTexts['x-lookup']!];
    }
  }
  return errors;
}

function usesIn(schemas: FieldSchema[], value: unknown, path: string[]): Use[] {
  if (value === undefined || value === null) return [];
  const nodes = schemas.flatMap((schema) => activeNodes(schema, value));
  if (nodes.some((node) => node['x-file'])) return [];
  const declared = nodes.map((node) => node['x-lookup']).find((lookup) => lookup !== undefined);
  if (declared) {
    const { lookup, row } = typeof declared === 'string' ? { lookup: declared, row: undefined } : declared;
    return [{ lookup, row, ids: [value].flat(), path, nodes }];
  }
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return parts.flatMap(([key, part]) => {
    const children = childNodes(nodes, Array.isArray(value) ? Number(key) : key, part);
    return children.length ? usesIn(children, part, [...path, key]) : [];
  });
}
