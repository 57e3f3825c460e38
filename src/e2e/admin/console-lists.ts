import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The properties of a field that are needed to fill it in. */
export interface Field {
  name: string;
  title: string;
  type?: string;
  format?: string;
  isChoice: boolean;
  isUnique: boolean;
  /** The choices, if the schema lists them. */
  enum?: unknown[];
  lookup?: string;
  isRequired: boolean;
  /** The message shown when the field is empty. */
  refusal?: string;
}

export interface Form {
  fields: Field[];
  /** Valid values from the API document. */
  example: Record<string, unknown>;
}

/** A console list, as described by its definition. */
export interface List {
  path: string;
  title: string;
  one: string;
  isSearched: boolean;
  hasStats: boolean;
  hasDetails: boolean;
  /** The first sortable column. */
  sort?: { title: string; name: string };
  filters: Field[];
  add?: Form;
  edit?: Form;
  isDeleted: boolean;
}

type Property = Record<string, unknown> & { $ref?: string; title?: string; items?: Property };
type Column = { title: string; sort?: string };
type Deed = false | { operation?: string; form?: string } | undefined;

interface Written {
  path: string;
  title: string;
  one: string;
  entity: string;
  operation: string;
  columns: Column[];
  form?: string;
  filters?: string;
  stats?: object;
  details?: unknown;
  add?: Deed;
  edit?: Deed;
  delete?: Deed;
  actions?: { label?: string }[];
}

type Documented = {
  operationId?: string;
  parameters?: { name?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
};
const { paths } = json('generated/openapi.json') as { paths: Record<string, Record<string, Documented>> };

const byName = new Map(
  Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .map((one) => [one.operationId, one]),
);
const documented = (operation: string): Documented => byName.get(operation) ?? {};

/** Resolves a property's `$ref`, relative to its document's folder. */
function resolved(property: Property, folder: string): Property {
  if (!property.$ref) return property;
  const [file = '', pointer = ''] = property.$ref.split('#');
  const path = join(folder, file);
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce((node: Record<string, unknown>, key) => node[key] as Record<string, unknown>, json(path));
  return { ...resolved(found as Property, join(path, '..')), ...property };
}

function fieldsOf(name: string): Field[] {
  const file = `schemas/forms/${name}.json`;
  const { schema, ui = {} } = json(file) as {
    schema: { required?: string[]; properties?: Record<string, Property> };
    ui?: Record<string, { widget?: string }>;
  };
  const properties = schema.properties ?? {};
  return Object.entries(properties).flatMap(([key, written]): Field[] => {
    if (key === '...') {
      const base = posix.join(posix.dirname(name), basename(written.$ref!, '.json'));
      return fieldsOf(base).filter((field) => !(field.name in properties));
    }
    const property = resolved(written, join(file, '..'));
    const items = property.items && resolved(property.items, join(file, '..'));
    if (ui[key]?.widget === 'hidden' || property.title === undefined) return [];
    const use = property['x-lookup'] ?? items?.['x-lookup'];
    const lookup = typeof use === 'object' ? (use as { lookup: string }).lookup : (use as string | undefined);
    const values = (property.enum ?? items?.enum) as unknown[] | undefined;
    const messages = { ...(property['x-messages'] as Record<string, string> | undefined) };
    const isRequired = schema.required?.includes(key) ?? false;
    return [
      {
        name: key,
        title: property.title,
        isChoice: lookup !== undefined || values !== undefined || property['x-options'] !== undefined,
        isUnique: property['x-unique'] !== undefined,
        isRequired,
        ...(typeof property.type === 'string' && { type: property.type }),
        ...(typeof property.format === 'string' && { format: property.format }),
        ...(values && { enum: values }),
        ...(lookup !== undefined && { lookup }),
        ...(isRequired && messages.required && { refusal: messages.required }),
      },
    ];
  });
}

function formOf(deed: Deed, operation: string, form: string | undefined): Form | undefined {
  if (deed === false || (deed?.form ?? form) === undefined) return undefined;
  const content = documented(deed?.operation ?? operation).requestBody?.content ?? {};
  return { fields: fieldsOf(deed?.form ?? form!), example: Object.values(content)[0]?.example ?? {} };
}

function listOf(written: Written): List {
  const { path, title, one, entity, operation, columns, form, filters, actions = [] } = written;
  const sorted = columns.find(({ sort }) => sort !== undefined);
  const add = formOf(written.add, `create${entity}`, form);
  const edit = formOf(written.edit, `update${entity}`, form);
  return {
    path,
    title,
    one,
    isSearched:
      documented(operation).parameters?.some(
        ({ name, $ref }) => name === 'search' || $ref?.endsWith('/search'),
      ) ?? false,
    hasStats: written.stats !== undefined,
    hasDetails: written.details !== false,
    ...(sorted && { sort: { title: sorted.title, name: sorted.sort! } }),
    filters: filters ? fieldsOf(filters) : [],
    ...(add && { add }),
    ...(edit && { edit }),
    isDeleted:
      (written.delete !== false && form !== undefined) || actions.some(({ label }) => label === 'Delete'),
  };
}

/** The user list, which is defined as a screen with a table; all others are one document each. */
function users(): Written {
  const table = json('schemas/tables/admin-users.json');
  return {
    path: '/admin/users',
    title: 'Users',
    one: 'user',
    entity: 'User',
    operation: 'listUsers',
    columns: table.columns,
    form: 'admin/user',
    filters: table.filters,
    stats: {},
  };
}

/** Every console list. */
export const LISTS: List[] = [
  ...readdirSync(join(ROOT, 'schemas/crud')).map((file): Written => json(`schemas/crud/${file}`)),
  users(),
]
  // Other roles keep lists of their own.
  .filter(({ path }) => path.startsWith('/admin/'))
  .map(listOf);

/** All other console screens whose path has no parameters. */
export const SCREENS: { path: string; title: string }[] = readdirSync(join(ROOT, 'schemas/screens'))
  .filter((file) => file.endsWith('.json'))
  .map((file): { layout: string; path: string; title: string } => json(`schemas/screens/${file}`))
  .filter(({ layout, path }) => layout === 'admin' && !path.includes('{') && path !== '/admin/users');
