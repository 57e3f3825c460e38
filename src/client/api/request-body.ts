type Fields = Readonly<Record<string, unknown>>;

/** A JSON body or the parameters of a call: what was not given is left out; null stays, it clears a field. */
export const jsonBody = (fields: Fields = {}) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * A multipart body. Files go as files, a list with files as several parts named `name[]` (stored ones by their address),
 * any other list or object as one part of JSON text, the rest as text; null, which clears a field, as an empty text. The browser writes the Content-Type,
 * since only it knows the boundary.
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
