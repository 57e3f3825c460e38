import { isObject } from '../../shared/conditions.ts';
import type { Errors, FieldSchema, FormModule } from '../../shared/form-module.ts';
import { activeNodes, childNodes } from '../../shared/schema-walk.ts';
import { type RuleFacts, serverRules } from '../domain/server-rules.ts';

/** Checks every value against the rules that its field names in `x-server`. */
export async function checkServerRules(
  form: FormModule,
  data: Readonly<Record<string, unknown>>,
  facts: RuleFacts,
): Promise<Errors> {
  const errors: Errors = {};
  await visit(activeNodes(form.schema, data), data, []);
  return errors;

  async function visit(nodes: FieldSchema[], value: unknown, path: (string | number)[]): Promise<void> {
    if (value === undefined || value === null || value === '') return;
    // Rules are about texts and numbers; whether the value is one, the form itself says.
    for (const node of typeof value === 'object' ? [] : nodes) {
      for (const name of node['x-server'] ?? []) {
        if (await serverRules[name]!(value, facts)) continue;
        const text = nodes.map((one) => one['x-messages']?.[name]).findLast((one) => one !== undefined);
        const field = path.join('.');
        errors[field] = [...(errors[field] ?? []), text ?? 'This value is not allowed'];
      }
    }
    if (nodes.some((node) => node['x-file'])) return;
    const parts: [string | number, unknown][] = Array.isArray(value)
      ? value.map((item, index) => [index, item])
      : isObject(value)
        ? Object.entries(value)
        : [];
    for (const [key, part] of parts) {
      const children = childNodes(nodes, key, part);
      if (children.length) await visit(children, part, [...path, key]);
    }
  }
}

/** The rules that forms name and nobody wrote, as `form: rule`; the start fails when there is one. */
export function missingServerRules(forms: readonly FormModule[]): string[] {
  return forms.flatMap((form) =>
    namesIn(form.schema)
      .filter((name) => !Object.hasOwn(serverRules, name))
      .map((name) => `${form.name}: ${name}`),
  );
}

function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isObject(node)) return [];
  const own = Array.isArray(node['x-server']) ? (node['x-server'] as string[]) : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, part]) => (key === 'x-server' ? [] : namesIn(part))),
  ];
}
