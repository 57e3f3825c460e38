type Fields = Readonly<Record<string, unknown>>;

/** A JSON body or a call's parameters without undefined values; null stays, because it clears a field. */
export const jsonBody = (fields: Fields = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * A multipart body. Files are sent as files, a list with files as repeated parts named `name[]` (stored ones
 * as their address), any other list or object as one part of JSON text, and the rest as text; null, which
 * clears a field, becomes empty text. The browser sets the Content-Type, because only it knows the boundary.
 */
export function multipartBody(fields: Fields = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof File) append(body, name, value);
    else if (hasFile(value)) for (const item of value) append(body, `${name}[]`, item);
    else body.append(name, partText(value));
  }
  return body;
}

function partText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const hasFile = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((item) => item instanceof File);

function append(body: FormData, name: string, item: unknown) {
  if (item instanceof File) body.append(name, item, item.name);
  else body.append(name, partText(item));
}
