/** A LIKE pattern for texts that contain this one; its wildcards are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
