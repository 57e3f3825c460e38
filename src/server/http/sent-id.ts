/** An id of a body that is not validated yet: a number or, in a multipart body, the text of one; null for anything else. */
export function sentId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null;
}
