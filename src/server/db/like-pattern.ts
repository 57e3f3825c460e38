/** A LIKE pattern for what contains this text; a percent sign and an underscore in it mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
