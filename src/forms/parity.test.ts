import { afterAll, expect, it } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { checkForm } from '../client/blocks/form/values/check-form.ts';
import type { FieldSchema } from '../language/run/form/field-schema.ts';
import { type Errors, type FormModule, textsOf } from '../language/run/form/form-module.ts';
import { declarationsOf, fieldsOf, plansAt, visitValues } from '../language/run/form/plan.ts';
import { schemaFields } from '../language/run/form/schema-fields.ts';
import { toBody } from '../language/run/form/to-body.ts';
import { isObject } from '../language/run/value/matches.ts';
import { checkSentForm } from '../server/engine/http/body/check-sent-form.ts';
import { decode } from '../server/engine/http/body/decode.ts';
import type { Schema } from '../server/engine/http/document.ts';
import { fitting, misfitting, pick, randomFrom, STRANGE } from '../server/testing/trial-values.ts';
import { formExamples } from './form-examples.ts';

/** Fixed, so that runs are repeatable; to try others: FUZZ_SEED=… */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const CASES_AT_LEAST = 5_000;
const NOW = new Date('2026-03-01T10:00:00Z');

type Data = Record<string, unknown>;

/** What the browser says of typed values; the server knows nothing of fields that are never sent. */
function inBrowser(form: FormModule, typed: Data): { errors: Errors; data: Data } {
  const { data, errors } = checkForm(form, typed, 'create', { clock: { now: NOW } });
  const sent = Object.entries(errors).filter(
    ([path]) => !plansAt(form.plan, typed, path.split('.')).some(({ isLocal }) => isLocal),
  );
  return { errors: Object.fromEntries(sent), data: data as Data };
}

/** As a call's body arrives: JSON, or a multipart form, whose numbers and ticks are text. */
const asJson = (body: Data): Data =>
  JSON.parse(
    JSON.stringify(body, (_, value) =>
      value instanceof File ? { type: value.type, size: value.size } : value,
    ),
  ) as Data;
const asTexts = ({ plan }: FormModule, body: Data): Data =>
  Object.fromEntries(
    Object.entries(asJson(body)).map(([name, value]) => {
      const types = declarationsOf([plan], name).flatMap((field) => field.types ?? []);
      const isTyped = types.some((type) => ['number', 'integer', 'boolean'].includes(type));
      return [name, isTyped && ['number', 'boolean'].includes(typeof value) ? String(value) : value];
    }),
  );

/** The server's own data: facts, and the rows that choices lead to. */
type Known = { facts: Data; rows: ReadonlyMap<string, ReadonlyMap<unknown, Data>> };

/** The names by which rows refer to the server's. */
const isKey = (name: string) => name.endsWith('_id');

function knownOf(form: FormModule, example: Data): Known {
  const rows = new Map<string, Map<unknown, Data>>();
  const written = new Set<string>();
  visitValues(form.plan, example, ({ plans, holder, value, path }) => {
    const lookup = plans.find((plan) => plan.lookup?.row)?.lookup;
    if (!lookup || !isObject(holder)) return;
    written.add(String(path[0]));
    const found = rows.get(lookup.lookup) ?? new Map<unknown, Data>();
    rows.set(lookup.lookup, found.set(value, (holder as Data)[lookup.row!] as Data));
  });
  const facts = Object.entries(example).flatMap(([name, value]): [string, unknown][] => {
    const field = fieldsOf(form.plan).get(name);
    if (field?.isFact) return [[name, value]];
    if (!field?.items || written.has(name) || !Array.isArray(value)) return [];
    const inner = fieldsOf(field.items);
    const given = value.map((row: Data) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => inner.get(key)?.isFact || isKey(key))),
    );
    return given.some((row) => Object.keys(row).some((key) => inner.get(key)?.isFact)) ? [[name, given]] : [];
  });
  return { facts: Object.fromEntries(facts), rows };
}

/** What the server says of the same; that choices exist and values are unique, only the database knows. */
async function onServer(form: FormModule, body: Data, { facts, rows }: Known): Promise<Errors> {
  const { found } = await checkSentForm(
    form,
    decode(form.plan, body) as Data,
    { facts, stored: {}, mode: 'create' },
    {
      db: undefined as never,
      now: NOW,
      findTaken: async () => ({}),
      findRows: async (lookup) => rows.get(lookup) ?? null,
      cleanHtml: (html) => html,
    },
  );
  return textsOf(found);
}

const isWriting = ({ 'x-lookup': lookup }: FieldSchema) => typeof lookup === 'object' && 'row' in lookup;

/** Neither JSON nor a form's text has these numbers, and no person types them. */
const isSendable = (value: unknown) => typeof value !== 'number' || Math.abs(value) < 1e17;

/** Changes of one value: everywhere in the form, and in the first row of each list. */
function changesOf(schema: FieldSchema, values: Data, random: () => number): Data[] {
  const fields = [...schemaFields(schema)];
  const hasFacts = fields.some(([, field]) => field.readOnly);
  return fields.flatMap(([name, field]): Data[] => {
    // A choice that fills its row in writes facts beside it.
    if (field.readOnly || isWriting(field) || (hasFacts && isKey(name))) return [];
    const some = [1, 2, 3, 4, 5].map(() => pick(random, STRANGE));
    // A picture is chosen by a dialog: nothing else can be put there.
    const given = field['x-file']
      ? []
      : [...misfitting(field as Schema), fitting(field as Schema, random), ...some];
    const own = [undefined, ...given.filter(isSendable)].map((value) => ({ [name]: value }));
    const [first, ...others] = Array.isArray(values[name]) ? (values[name] as unknown[]) : [];
    if (!isObject(first) || !field.items) return own;
    const rows = changesOf(field.items, first, random);
    // Rows with facts come with the data: none is added or removed.
    const isGiven = [...schemaFields(field.items)].some(([, { readOnly }]) => readOnly);
    return [
      ...(isGiven ? [] : own),
      ...rows.map((change) => ({ [name]: [{ ...first, ...change }, ...others] })),
    ];
  });
}

const without = ({ ...data }: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

let cases = 0;
let refused = 0;

it.each(Object.keys(formExamples))('%s says the same in the browser and on the server', async (name) => {
  const { form } = await forms[name]!();
  const example = formExamples[name]!;
  const random = randomFrom(SEED);
  const known = knownOf(form, example);
  const single = changesOf(form.schema, example, random);
  const several = single
    .filter((_, index) => index % 4 === 0)
    .map(() => Object.assign({}, ...[1, 2, 3].map(() => pick(random, single))) as Data);
  for (const change of [{}, ...single, ...several]) {
    // Widgets give numbers and ticks; a number as text is for other programs.
    const typed = decode(form.plan, without({ ...example, ...change })) as Data;
    const { errors, data } = inBrowser(form, typed);
    const body = toBody(form, data);
    const what = `FUZZ_SEED=${SEED} ${name} with ${JSON.stringify(change).slice(0, 300)}`;
    expect(await onServer(form, asJson(body), known), `${what}, as JSON`).toEqual(errors);
    expect(await onServer(form, asTexts(form, body), known), `${what}, as a form`).toEqual(errors);
    cases += 1;
    if (Object.keys(errors).length > 0) refused += 1;
  }
});

afterAll(() => {
  expect(cases).toBeGreaterThanOrEqual(CASES_AT_LEAST);
  expect(refused / cases).toBeGreaterThan(0.3);
});
