import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { fieldsIn } from '../language/compile/change/definitions-of.ts';
import { formAjv } from '../language/compile/form/compile-validator.ts';
import type { Change } from '../language/run/change/change.ts';
import { compareDefinitions } from '../language/run/change/compare-definitions.ts';
import { answersAsAsked, type Difference } from '../language/run/form/asked.ts';
import type { FieldSchema } from '../language/run/form/field-schema.ts';
import type { FormModule } from '../language/run/form/form-module.ts';
import { makePlan } from '../language/run/form/make-plan.ts';
import { normalise } from '../language/run/form/normalise.ts';
import { makeFormVersion } from '../server/engine/records/form-versions.ts';
import { formExamples } from './form-examples.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const EDITS = Number(process.env.FORM_EDITS ?? 3);
/** To repeat a failure: FUZZ_SEED=… FORM_EDITS=… */
const REPEAT = `FUZZ_SEED=${SEED} FORM_EDITS=${EDITS}`;

/** The mulberry32 generator, one for each form. */
function randomBy(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, SEED);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Properties = Record<string, FieldSchema>;
/** What an edit did: the difference that it makes for answers to a field, and the field that is gone. */
type Done = { field: string; difference?: Difference | null; removed?: true };

const optionsOf = (field: FieldSchema) =>
  (field.enum ?? field.items?.enum ?? []).filter((one) => one !== null);
const labelsOf = (field: FieldSchema) => field['x-labels'] ?? field.items?.['x-labels'];
const chosenIn = (value: unknown) => [value].flat().map(String);

/** Returns every field's declarations, those in conditions' branches included. */
function declarations(schema: FieldSchema, name: string): FieldSchema[] {
  const own = schema.properties?.[name];
  const parts = [...(schema.allOf ?? []), schema.then, schema.else].filter((one) => one !== undefined);
  return [...(own ? [own] : []), ...parts.flatMap((one) => declarations(one, name))];
}

/** Each edits the properties of a form's schema in one way; null where it cannot. */
const edits: Record<string, (schema: FieldSchema, field: string, value: unknown) => Done | null> = {
  retitle(schema, field) {
    for (const one of declarations(schema, field)) one.title = `${one.title ?? field}, asked otherwise`;
    return { field, difference: { is: 'retitled', title: schema.properties![field]!.title! } };
  },
  reorder(schema, field) {
    const { [field]: moved, ...others } = schema.properties!;
    const isLast = Object.keys(schema.properties!).at(-1) === field;
    if (Object.keys(others).length === 0) return null;
    schema.properties = isLast ? { [field]: moved!, ...others } : { ...others, [field]: moved! };
    return { field };
  },
  removeOption(schema, field, value) {
    const declared = schema.properties![field]!;
    const all = optionsOf(declared);
    if (all.length < 2) return null;
    const gone = String(all[0]);
    for (const one of [declared, declared.items])
      if (one?.enum) one.enum = one.enum.filter((option) => String(option) !== gone);
    return { field, difference: chosenIn(value).includes(gone) ? { is: 'withdrawn' } : null };
  },
  relabel(schema, field, value) {
    const labels = labelsOf(schema.properties![field]!);
    const [option] = Object.keys(labels ?? {});
    if (!labels || option === undefined) return null;
    labels[option] = `${labels[option]}, put otherwise`;
    const isChosen = chosenIn(value).includes(option);
    return { field, difference: isChosen ? { is: 'relabelled', label: labels[option] } : null };
  },
  remove(schema, field) {
    if ((schema.required ?? []).includes(field) || JSON.stringify(schema).split(`"${field}"`).length > 2)
      return null;
    delete schema.properties![field];
    return { field, difference: { is: 'gone' }, removed: true };
  },
  add(schema) {
    schema.properties = { new_question: { title: 'A new question', type: 'string' }, ...schema.properties };
    return { field: 'new_question' };
  },
  tighten(schema, field) {
    const declared = schema.properties![field]!;
    if (declared.type !== 'string' || declared.enum || declared.format) return null;
    declared.maxLength = 3;
    return { field };
  },
};

/** As a version compares them: only the texts of forms are translated, and these have no translation. */
const versionOf = (form: FormModule) => makeFormVersion(form.name, [form], {});

function withSchema(form: FormModule, schema: FieldSchema): FormModule {
  return { ...form, schema, plan: makePlan(schema) };
}

/** Returns what an edit means for stored values. */
function changesBetween(before: FormModule, after: FormModule): Change[] {
  const definitions = ({ name, title, schema }: FormModule) => ({
    records: { stored: [name] },
    forms: { [name]: { title, fields: fieldsIn(schema) } },
    screens: {},
    documents: {},
  });
  return compareDefinitions(definitions(before), definitions(after), '2030-01-31');
}

const isValid = (form: FormModule, data: unknown): boolean => {
  const ajv = formAjv();
  return Boolean(ajv.validate(form.schema, data));
};

/** As the database returns it. */
const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function checkEdit(form: FormModule, values: Record<string, unknown>, random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const names = Object.entries(form.schema.properties as Properties)
    .filter(([, field]) => !field.readOnly && !field['x-local'])
    .map(([name]) => name);
  for (let tries = 0; tries < 100; tries++) {
    const kind = pick(Object.keys(edits));
    const schema = structuredClone(form.schema);
    const field = names.length ? pick(names) : 'new_question';
    const done = names.length || kind === 'add' ? edits[kind]!(schema, field, values[field]) : null;
    if (!done) continue;
    const edited = withSchema(form, schema);
    const what = `${REPEAT} ${form.name}: ${kind} ${done.field}`;
    const [then, now] = [stored(versionOf(form)), versionOf(edited)];
    expect(now.version, what).not.toBe(then.version);

    const asGiven = answersAsAsked(then.asked, then.asked, stored(values), 'en');
    const drawn = answersAsAsked(then.asked, now.asked, stored(values), 'en');
    const expected = asGiven.map((answer) => ({
      ...answer,
      difference: answer.name === done.field ? (done.difference ?? null) : null,
    }));
    expect(drawn, what).toEqual(expected);

    const { [done.removed ? done.field : '']: left, ...kept } = values;
    const saved = normalise(edited, values, 'update') as Record<string, unknown>;
    const before = normalise(withSchema(form, form.schema), values, 'update') as Record<string, unknown>;
    for (const name of Object.keys(kept))
      if (before[name] !== undefined) expect([name, saved[name]], what).toEqual([name, before[name]]);
    // What would be refused or lost at the next save, its author has been told.
    const told = changesBetween(form, edited);
    const losesSome = left !== undefined || (isValid(form, before) && !isValid(edited, saved));
    const path = (change: Change) => change.path === done.field;
    if (losesSome && !isDeepStrictEqual(saved, before))
      expect(
        told.filter((change) => path(change) && change.class !== 'free'),
        what,
      ).not.toEqual([]);
    return kind;
  }
  throw new Error(`${REPEAT} ${form.name}: no edit is possible`);
}

describe('after any edit of a form', () => {
  const names = Object.keys(formExamples);
  const used = new Set<string>();

  it.each(names)('answers to %s are shown as they were asked, and saved again without loss', async (name) => {
    const { form } = await forms[name]!();
    const random = randomBy(name);
    for (let edit = 0; edit < EDITS; edit++) used.add(checkEdit(form, formExamples[name]!, random));
  });

  it('has been tried with each kind of edit', () => {
    expect([...used].sort(), REPEAT).toEqual(Object.keys(edits).sort());
  });
});
