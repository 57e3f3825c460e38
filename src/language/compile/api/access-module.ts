import { HEADER, literal } from '../../grammar/code-text.ts';
import type { Access } from './access-table.ts';

/**
 * Makes `generated/access.ts`: the rules that the server enforces, and which of them apply to each operation and role.
 */
export function accessModule({ rules, operations, fields }: Access): string {
  const table = {
    rules: Object.fromEntries([...rules].map(([name, { says: _, ...rule }]) => [name, rule])),
    operations: Object.fromEntries(
      [...operations].flatMap(([id, { security, roles }]) => (security === 'public' ? [] : [[id, roles]])),
    ),
    fields,
  };
  return `${HEADER}export const access = ${literal(table)} as const;\n`;
}
