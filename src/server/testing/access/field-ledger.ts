import { access } from '../../../../generated/access.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { Clauses, FieldGroup } from '../../engine/http/access.ts';
import { type ApiDocument, resolveReference, type Schema } from '../../engine/http/document.ts';
import type { Answer } from '../checked-request.ts';
import type { Kind } from '../sample-record.ts';
import type { AccessCall } from './access-calls.ts';
import { type AccessFixture, holds, RULES, roleIn } from './access-model.ts';

const GROUPS: readonly FieldGroup[] = access.fields;
const GUARDED = new Set(GROUPS.flatMap(({ of }) => of));

/** The id field of schemas whose visible fields depend on a record. */
const ID_OF: Record<string, string> = Object.fromEntries(
  GROUPS.flatMap(({ of, seen }) =>
    Object.values(seen)
      .flat(2)
      .flatMap((name) => of.map((schema) => [schema, `${RULES[name]!.of}_id`])),
  ),
);

type Shown = { schema: string; record: Readonly<Record<string, unknown>> };

/** Compares the fields in answers with those the access table grants to each caller. */
export class FieldLedger {
  readonly #document: ApiDocument;
  readonly #setup: AccessFixture;
  readonly #wrong: string[] = [];
  /** By record and field: whether any caller saw it, and which entitled callers did not. */
  readonly #due = new Map<string, { seen: boolean; missed: string[] }>();
  /** Fields, as `Schema.field`, that at least one caller saw, and that were withheld from at least one. */
  readonly seen = new Set<string>();
  readonly kept = new Set<string>();

  constructor(document: ApiDocument, setup: AccessFixture) {
    this.#document = document;
    this.#setup = setup;
  }

  note({ id, caller }: Pick<AccessCall, 'id' | 'caller'>, { status, body }: Answer): void {
    if (status >= 300 || body === null) return;
    for (const { schema, record } of shownIn(this.#document, answerSchema(this.#document, id), body))
      for (const { names, seen } of GROUPS.filter(({ of }) => of.includes(schema))) {
        const may = this.#maySee(seen[roleIn(id, caller) ?? ''], caller, record);
        if (may !== null)
          for (const name of names) this.#compare(`${caller} in ${id}`, schema, record, name, may);
      }
  }

  /**
   * Fields shown to callers without access, and fields missing for an entitled caller although another one
   * saw them.
   */
  deviations(): string[] {
    const missed = [...this.#due].flatMap(([what, { seen, missed }]) =>
      seen ? missed.map((who) => `${who} does not see ${what}`) : [],
    );
    return [...this.#wrong, ...missed];
  }

  /** Null when the rule is about a record that is not among the samples. */
  #maySee(
    clauses: Clauses | undefined,
    caller: AccessCall['caller'],
    record: Shown['record'],
  ): boolean | null {
    if (!clauses) return false;
    const kind = clauses.flat().flatMap((name) => RULES[name]!.of ?? [])[0] as Kind | undefined;
    const sample = kind && this.#setup.samples[kind].find(({ id }) => id === record[`${kind}_id`]);
    if (kind && !sample) return null;
    return clauses.every((names) => names.some((name) => holds(name, caller, sample ?? null, this.#setup)));
  }

  #compare(who: string, schema: string, record: Shown['record'], name: string, may: boolean): void {
    const what = `${name} of ${schema} ${record[ID_OF[schema] ?? ''] ?? record.at}`;
    const isThere = record[name] !== undefined;
    if (!may) {
      this.kept.add(`${schema}.${name}`);
      if (isThere) this.#wrong.push(`${who} sees ${what}`);
      return;
    }
    const due = this.#due.get(what) ?? { seen: false, missed: [] };
    this.#due.set(what, due);
    if (!isThere) due.missed.push(who);
    else {
      due.seen = true;
      this.seen.add(`${schema}.${name}`);
    }
  }
}

/** Whether the operation's answer contains a schema with restricted fields. */
export function showsGuarded(document: ApiDocument, id: OperationId): boolean {
  const text = (schema: Schema, met: string[] = []): boolean =>
    Object.entries(schema).some(([key, part]) => {
      if (key !== '$ref') return typeof part === 'object' && part !== null && text(part as Schema, met);
      const name = String(part).split('/').at(-1)!;
      if (GUARDED.has(name)) return true;
      return !met.includes(name) && text(resolveReference(document, schema), [...met, name]);
    });
  return text(answerSchema(document, id));
}

function answerSchema(document: ApiDocument, id: OperationId): Schema {
  const { method, path } = operations[id];
  const { responses } = document.paths[path]![method.toLowerCase() as 'get']!;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))![1] as object;
  const { content } = resolveReference<{ content?: Record<string, { schema?: Schema }> }>(document, success);
  return content?.['application/json']?.schema ?? {};
}

/** Collects every record in an answer whose schema has restricted fields. */
function shownIn(document: ApiDocument, schema: Schema, value: unknown): Shown[] {
  if (value === null || typeof value !== 'object') return [];
  const name = schema.$ref?.split('/').at(-1);
  const { items, properties, allOf = [], anyOf = [], oneOf = [] } = resolveReference(document, schema);
  const own = name && GUARDED.has(name) ? [{ schema: name, record: value as Shown['record'] }] : [];
  const parts = [...allOf, ...anyOf, ...oneOf].flatMap((part) => shownIn(document, part, value));
  const inside = Array.isArray(value)
    ? value.flatMap((item) => (items ? shownIn(document, items, item) : []))
    : Object.entries(value).flatMap(([key, part]) => {
        const property = properties?.[key];
        return property ? shownIn(document, property, part) : [];
      });
  return [...own, ...parts, ...inside];
}
