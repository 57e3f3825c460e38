import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { forms } from '../../generated/form-index.ts';
import { SchemaForm } from '../client/blocks/form/SchemaForm.tsx';
import { LookupContext, type UseLookup } from '../client/engine/value/lookup-context.ts';
import '../client/blocks/form/widgets/rare-widgets.ts';
import { readAt } from '../client/engine/value/data-path.ts';
import { VisitProvider } from '../client/state/VisitProvider.tsx';
import type { Condition, FieldSchema } from '../language/run/form/field-schema.ts';
import type { FormModule } from '../language/run/form/form-module.ts';
import { activePlans, declarationsOf, type Plan } from '../language/run/form/plan.ts';
import { isObject } from '../language/run/value/matches.ts';
import { formExamples } from './form-examples.ts';

type Data = Record<string, unknown>;

const useFewRows: UseLookup = () => ({
  options: [{ value: 1, label: 'One' }],
  state: 'ready',
  retry: () => {},
  hasMore: false,
});

const htmlOf = (form: FormModule, data: Data) =>
  renderToString(
    <VisitProvider visit={{ store: createStore(), clock: {} }}>
      <LookupContext value={useFewRows}>
        <SchemaForm form={form} data={data} />
      </LookupContext>
    </VisitProvider>,
  );

/** Returns a value for each way in which a condition can hold, and for each of several values that it names. */
function samples(schema: FieldSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const ways = (schema.anyOf ?? []).flatMap(samples);
  const parts = [
    ...(schema.allOf ?? []).map(samples),
    ...(ways.length > 0 ? [ways] : []),
    ...Object.entries(schema.properties ?? {}).map(([name, part]) =>
      samples(part).map((value) => ({ [name]: value })),
    ),
  ];
  if (parts.length === 0) return [schema.type === 'array' ? ['x'] : 'x'];
  return parts.reduce((all, part) => all.flatMap((one) => part.map((value) => merged(one, value))), [{}]);
}

const merged = (one: unknown, other: unknown): unknown =>
  isObject(one) && isObject(other)
    ? Object.fromEntries(
        [...Object.keys(one), ...Object.keys(other)].map((key) => [key, merged(one[key], other[key])]),
      )
    : (other ?? one);

/** Returns values for which the cases and the rules of a plan hold. */
const deciding = (plan: Plan): unknown[] => [
  ...(plan.rules ?? []).flatMap(({ when }) => samplesOfRule(when)),
  ...(plan.cases ?? []).flatMap(({ when, apply, otherwise }) => [
    ...(when ? samples(when) : []),
    ...[apply, otherwise].flatMap((part) => (part ? deciding(part) : [])),
  ]),
];

function samplesOfRule(when: Condition): unknown[] {
  if (Array.isArray(when)) return when.flatMap(samplesOfRule);
  const parts = Object.entries(when).map(([path, test]) =>
    path
      .split('.')
      .reduceRight<unknown>(
        (inner, name) => ({ [name]: inner }),
        test === false ? undefined : samples(test)[0],
      ),
  );
  return [parts.reduce(merged, {})];
}

/** Returns a form's values for which each of its branches and rules applies once, in the form itself and in its rows. */
function variants(form: FormModule, example: Data): Data[] {
  const own = deciding(form.plan);
  const ofRows = Object.entries(form.plan.fields ?? {}).flatMap(([name, { items }]) => {
    const given = Array.isArray(example[name]) ? example[name][0] : {};
    const rows = items ? deciding(items).map((row) => merged(given, row)) : [];
    return rows.length === 0 ? [] : [{ [name]: rows }];
  });
  return [{}, example, ...[...own, ...ofRows].map((one) => merged(example, one) as Data)];
}

/** Whether the field at this path is one that applies to these values and that a person fills in. */
function applies(form: FormModule, data: Data, path: string): boolean {
  let plans = activePlans(form.plan, data);
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return parts.every((part, depth) => {
    const found = declarationsOf(plans, part);
    plans = found.flatMap((plan) => activePlans(plan, readAt(data, parts.slice(0, depth + 1))));
    return found.length > 0 && !plans.some(({ isFact }) => isFact);
  });
}

const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** Controls without a name: neither a label nor an attribute gives them one. */
function namelessControls(html: string): string[] {
  const named = new Set([
    ...matchesOf(html, /<label[^>]* for="([^"]*)"/g),
    ...matchesOf(html, /<(?:span|label|p|legend)[^>]* id="([^"]*)"/g),
  ]);
  const controls = [
    ...html.matchAll(/<(?:input|select|textarea)\b[^>]*>|<[a-z]+ [^>]*role="(?:radio)?group"[^>]*>/g),
  ];
  return controls.flatMap(({ 0: control, index }) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(control)?.[1];
    const inLabel = html.lastIndexOf('<label', index) > html.lastIndexOf('</label>', index);
    const isNamed =
      inLabel ||
      attribute('type') === 'hidden' ||
      attribute('aria-hidden') === 'true' ||
      attribute('aria-label') !== undefined ||
      attribute('aria-labelledby')
        ?.split(' ')
        .every((id) => named.has(id)) ||
      named.has(attribute('id') ?? '');
    return isNamed ? [] : [control];
  });
}

/** Labels that are the name of a field as the API writes it. */
const rawLabels = (html: string) =>
  [...html.matchAll(/<(label|legend|span class="field-label")[^>]*>(.*?)<\/(?:label|legend|span)>/g)]
    .map(([, , text]) => textOf(text!))
    .filter((text) => text === '' || /^[a-z][a-z0-9]*(_[a-z0-9]+)*\*?$/.test(text));

describe.each(Object.keys(forms))('%s', (name) => {
  test('draws the fields that apply, each with a label that people read', async () => {
    const { form } = await forms[name]!();
    for (const data of variants(form, (formExamples[name] ?? {}) as Data)) {
      const html = htmlOf(form, data);
      const drawn = matchesOf(html, / data-field="([^"]*)"/g);
      expect(drawn.filter((path) => !applies(form, data, path))).toEqual([]);
      expect(namelessControls(html)).toEqual([]);
      expect(rawLabels(html)).toEqual([]);
    }
  });
});

test('a question is tried with each kind of answer', async () => {
  const { form } = await forms['vacancy/5-questions']!();
  const kinds = variants(form, {}).flatMap(({ application_questions: rows = [] }) => rows as Data[]);
  const facts = kinds.map(({ question_type: type }) => type);
  expect(facts).toContainEqual({ has_options: true });
  expect(facts).toContainEqual({ has_rating_scale: true });
  expect(facts).toContainEqual({ has_options: false, has_rating_scale: false });
});

test.each<[string, object, string[]]>([
  ['no options and no scale for a text', { has_options: false, has_rating_scale: false }, []],
  ['options for a choice', { has_options: true, has_rating_scale: false }, ['options']],
  [
    'options and a scale for a rating',
    { has_options: false, has_rating_scale: true },
    ['options', 'rating_scale_id'],
  ],
])('B2: a question offers %s', async (_, question_type, offered) => {
  const { form } = await forms['vacancy/5-questions']!();
  const html = htmlOf(form, { application_questions: [{ question: 'Why?', question_type }] });
  const drawn = matchesOf(html, / data-field="application_questions\.0\.([^"]*)"/g);
  expect(drawn.filter((name) => !['question', 'question_type_id', 'is_required'].includes(name))).toEqual(
    offered,
  );
});
