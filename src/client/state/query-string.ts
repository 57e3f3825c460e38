/**
 * The subset of JSON Schema that query strings use: flat properties with a type, a default, allowed values.
 */
export interface QueryProperty {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: QueryProperty;
}

export type QuerySchema = Readonly<Record<string, QueryProperty>>;
export type QueryValues = Readonly<Record<string, unknown>>;

/**
 * Reads a query string by a form's properties: typed, with defaults, ignoring invalid values. A list is a
 * repeated key (`a=1&a=2`).
 */
export function readQuery(schema: QuerySchema, search: string): QueryValues {
  const params = new URLSearchParams(search);
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema)) {
    const texts = params.getAll(name).filter((text) => text !== '');
    const value = property.type === 'array' ? list(property, texts) : scalar(property, texts[0]);
    const known = value ?? property.default;
    if (known !== undefined) values[name] = known;
  }
  return values;
}

function list({ items = {} }: QueryProperty, texts: string[]) {
  const values = texts.map((text) => scalar(items, text)).filter((value) => value !== undefined);
  return values.length > 0 ? values : undefined;
}

function scalar(property: QueryProperty, text: string | undefined) {
  if (text === undefined) return undefined;
  const value = typed(property, text);
  return fits(property, value) ? value : undefined;
}

function fits({ enum: allowed, minimum, maximum, maxLength }: QueryProperty, value: unknown): boolean {
  if (allowed && !allowed.includes(value)) return false;
  if (typeof value === 'string') return value.length <= (maxLength ?? value.length);
  if (typeof value === 'number') return value >= (minimum ?? value) && value <= (maximum ?? value);
  return true;
}

function typed({ type }: QueryProperty, text: string): unknown {
  const is = (name: string) => type === name || (Array.isArray(type) && type.includes(name));
  if (is('integer') || is('number')) {
    const number = Number(text);
    return Number.isFinite(number) && (is('number') || Number.isSafeInteger(number)) ? number : undefined;
  }
  if (is('boolean')) return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Writes values as a query string ("" or "?…"); default values are omitted, so that links stay short. */
export function writeQuery(values: QueryValues, schema: QuerySchema = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '' || same(value, schema[name]?.default)) continue;
    for (const item of Array.isArray(value) ? value : [value]) params.append(name, String(item));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
