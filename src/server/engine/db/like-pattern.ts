/** Returns a LIKE pattern for what contains this text; percent signs and underscores in it are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
