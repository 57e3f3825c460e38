type Fields = Readonly<Record<string, unknown>>;

/** A JSON body or the parameters of a call: what was not given is left out; null stays, it clears a field. */
export const jsonBody = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * A multipart body. Files go as files, a list of files as several parts named `name[]`, any other list or object as one
 * part of JSON text, the rest as text; null, which clears a field, as an empty text. The browser writes the Content-Type,
 * since only it knows the boundary.
 */
export function multipartBody(fields: Fields): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof File) body.append(name, value, value.name);
    else if (isFileList(value)) for (const file of value) body.append(`${name}[]`, file, file.name);
    else body.append(name, partText(value));
  }
  return body;
}

function partText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isFileList = (value: unknown): value is File[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof File);
