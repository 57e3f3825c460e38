/** In milliseconds: timestamps this recent were written by the run, at different times on each side. */
const RECENT = 10 * 60_000;

/** The path of the first value that differs, with both values; null when the answers are equal. */
export function difference(product: unknown, control: unknown, path = ''): string | null {
  if (isGroup(product) && isGroup(control)) {
    for (const name of new Set([...Object.keys(product), ...Object.keys(control)])) {
      const found = difference(product[name], control[name], path ? `${path}.${name}` : name);
      if (found) return found;
    }
    return null;
  }
  if (product === control || (isRecent(product) && isRecent(control))) return null;
  if (path.endsWith('next_cursor') && product && control)
    return difference(placeIn(String(product)), placeIn(String(control)), 'cursor');
  const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 200) ?? 'nothing';
  return `${path}: the product answers ${shown(product)}, the control ${shown(control)}`;
}

const isRecent = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && Date.now() - Date.parse(value) < RECENT;

/** A cursor's total and position, without its list's name, which each side writes differently. */
const placeIn = (cursor: string): unknown[] =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString()).slice(1);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
