/** An id from an unvalidated body: a number, or its text in a multipart body; null for anything else. */
export function sentId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null;
}
