import { ruleTexts } from '../../../generated/rule-texts.ts';
import { isObject } from '../../shared/conditions.ts';
import type { Errors, FieldSchema, FormModule } from '../../shared/form-module.ts';
import { activeNodes, childNodes } from '../../shared/schema-walk.ts';
import { canBeUnique } from '../db/taken.ts';
import { serverRules } from '../domain/server-rules.ts';

type Data = Readonly<Record<string, unknown>>;

/** What the rules need from outside the form. */
export type RuleFacts = {
  now: Date;
  /** Whether another record has this text in this field, and these values in the others. */
  isTaken: (field: string, text: string, together: Data) => Promise<boolean>;
};

/**
 * Checks every value against the rules that its field names in `x-server`, and that it is unique where `x-unique` says
 * so. `record` is what is stored in the end, which may be more than what was sent.
 */
export async function checkServerRules(
  form: FormModule,
  data: Data,
  record: Data,
  { now, isTaken }: RuleFacts,
): Promise<Errors> {
  const errors: Errors = {};
  await visit(activeNodes(form.schema, data), data, []);
  return errors;

  async function broken(node: FieldSchema, value: unknown, field: string): Promise<string[]> {
    const rules = (node['x-server'] ?? []).filter((name) => !serverRules[name]!(value, now));
    const unique = node['x-unique'];
    if (!unique) return rules;
    const beside = unique === true ? [] : unique;
    const together = Object.fromEntries(beside.map((name) => [name, record[name] ?? null]));
    return (await isTaken(field, String(value), together)) ? [...rules, 'x-unique'] : rules;
  }

  async function visit(nodes: FieldSchema[], value: unknown, path: (string | number)[]): Promise<void> {
    if (value === undefined || value === null || value === '') return;
    const field = path.join('.');
    // Rules are about texts and numbers; whether the value is one, the form itself says.
    for (const node of typeof value === 'object' ? [] : nodes) {
      for (const rule of await broken(node, value, field)) {
        const own = nodes.map((one) => one['x-messages']?.[rule]).findLast((one) => one !== undefined);
        const text = own ?? ruleTexts[rule] ?? 'This value is not allowed';
        errors[field] = [...(errors[field] ?? []), text];
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

/** What forms ask and nobody can answer, in words; the start fails when there is something. */
export function missingServerRules(forms: readonly FormModule[]): string[] {
  return forms.flatMap(({ name, schema }) => {
    const nodes = nodesIn(schema);
    const unknown = nodes
      .flatMap((node) => node['x-server'] ?? [])
      .filter((rule) => !Object.hasOwn(serverRules, rule))
      .map((rule) => `no x-server rule is written for ${name}: ${rule}`);
    const fields = Object.entries(schema.properties ?? {});
    const isKnown = (field: FieldSchema) =>
      fields.some(([id, one]) => one === field && canBeUnique(name, id));
    return nodes.some((node) => node['x-unique'] && !isKnown(node))
      ? [...unknown, `a field of ${name} is unique among values that have no column`]
      : unknown;
  });
}

/** A schema and all within it but its texts; what else is no schema has none of the keywords that are looked for. */
function nodesIn(node: unknown): FieldSchema[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (!isObject(node)) return [];
  const { 'x-messages': _, ...parts } = node;
  return [node as FieldSchema, ...Object.values(parts).flatMap(nodesIn)];
}
