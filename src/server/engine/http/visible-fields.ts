import type { AccessTable, Clauses, FieldGroup, Permission } from './access.ts';
import { type ApiDocument, type DocumentedOperation, resolveReference, type Schema } from './document.ts';

/** A record of an answer. */
type Shown = Record<string, unknown>;
/** Collects the records of each schema in a value. */
type Find = (value: unknown, found: Map<string, Shown[]>) => void;

/** Finds the fields of an operation's answers that only some callers see; null when there are none. */
export type ShownFields = { find: Find; groups: readonly FieldGroup[] } | null;

/** Finds, once at start, where schemas with such fields occur in an operation's answers. */
export function shownFields(
  document: ApiDocument,
  operation: DocumentedOperation,
  { fields }: AccessTable,
): ShownFields {
  const guarded = new Set(fields.flatMap(({ of }) => of));
  const met = new Set<string>();
  const finderOf = (schema: Schema, within: readonly string[]): Find | null => {
    const name = schema.$ref?.split('/').at(-1);
    if (name && within.includes(name)) return null;
    const path = name ? [...within, name] : within;
    const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = resolveReference(document, schema);
    const finders: Find[] = [...allOf, ...anyOf, ...oneOf].flatMap((part) => finderOf(part, path) ?? []);
    if (name && guarded.has(name)) {
      met.add(name);
      finders.push((value, found) => {
        const records = found.get(name);
        if (records) records.push(value as Shown);
        else found.set(name, [value as Shown]);
      });
    }
    for (const [key, property] of Object.entries(properties)) {
      const find = finderOf(property, path);
      if (find) finders.push((value, found) => find((value as Shown)[key], found));
    }
    const findItem = items && finderOf(items, path);
    if (findItem)
      finders.push((value, found) => {
        for (const item of value as unknown[]) findItem(item, found);
      });
    if (finders.length === 0) return null;
    return (value, found) => {
      if (value !== null && value !== undefined) for (const find of finders) find(value, found);
    };
  };
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const { content } = resolveReference<{ content?: Record<string, { schema?: Schema }> }>(
    document,
    (success ?? {}) as object,
  );
  const find = finderOf(content?.['application/json']?.schema ?? {}, []);
  return find && { find, groups: fields.filter(({ of }) => of.some((name) => met.has(name))) };
}

/** No rule holds for anybody. */
const NOBODY: Clauses = [[]];

/**
 * Removes from an answer the fields that the caller may not see; without a session, all restricted fields.
 */
export async function hideFields(
  shown: NonNullable<ShownFields>,
  reply: object,
  role: string | null,
  permission: Permission | null,
): Promise<void> {
  const found = new Map<string, Shown[]>();
  shown.find(reply, found);
  const groups = shown.groups.flatMap(({ of, names, seen }) => {
    const clauses: Clauses | undefined = role === null ? undefined : seen[role];
    const records = of.flatMap((name) => found.get(name) ?? []);
    return clauses?.length === 0 || records.length === 0 ? [] : [{ names, clauses, records }];
  });
  if (groups.length === 0) return;
  const decided = groups.map(({ clauses = NOBODY, records }) => ({ clauses, records }));
  // All are decided before a field is removed, because a rule may read a field that another group hides.
  const verdicts = permission ? await permission.hold(decided) : [];
  for (const [place, { names, clauses, records }] of groups.entries())
    for (const [index, record] of records.entries()) {
      if (clauses && verdicts[place]?.[index]) continue;
      for (const name of names) if (record[name] !== undefined) record[name] = undefined;
    }
}
