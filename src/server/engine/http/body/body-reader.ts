import { askedSteps } from '../../../../language/run/form/asked-steps.ts';
import type { Condition, FieldSchema } from '../../../../language/run/form/field-schema.ts';
import type { CodedErrors, FormRules } from '../../../../language/run/form/form-module.ts';
import type { Mode } from '../../../../language/run/form/normalise.ts';
import type { Plan } from '../../../../language/run/form/plan.ts';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import { isFileAddress } from '../../files/file-queries.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import {
  type ApiDocument,
  type DocumentedOperation,
  type RequestBody,
  resolveReference,
} from '../document.ts';
import type { Facts, FindFacts } from '../handler.ts';
import { formOfSchema } from './ajv-form.ts';
import { type BodyBudget, bodyBudget } from './body-budget.ts';
import { checkSentForm, type RuleContext } from './check-sent-form.ts';
import { decode, openLists } from './decode.ts';
import { type FileField, fileFields } from './file-field.ts';
import { chosenIn } from './lookup-values.ts';
import { sizeErrors } from './size-errors.ts';
import { refuseOversized } from './size-limits.ts';
import { unusableFields } from './unusable-fields.ts';

type Data = Record<string, unknown>;

/** Reads and checks the body of one operation. */
export type BodyReader = {
  mediaTypes: string[];
  files: ReadonlyMap<string, FileField>;
  /** The names of all fields of the body. */
  fields: ReadonlySet<string>;
  budget: BodyBudget;
  /** The items of reference lists that a body chooses, by list; none if it is malformed. */
  chosen: (sent: Readonly<Data>) => ReadonlyMap<string, readonly unknown[]>;
  /** @throws Refusal 422 that names every invalid field, 413 and 400 for malformed bodies */
  check: (
    sent: Readonly<Data>,
    facts: Facts | FindFacts,
    stored: Facts,
    context: RuleContext,
  ) => Promise<Data>;
};

/** The conditions on earlier answers under which a form of a wizard is asked, by form. */
export type Branches = Readonly<Record<string, Condition>> | undefined;

/**
 * A body's fields are those of its forms, plus a few that only the document declares. Each group is decoded,
 * normalised and validated by the same functions as in the browser.
 */
export function bodyReader(
  document: ApiDocument,
  operation: DocumentedOperation,
  formSets: readonly (readonly FormRules[])[],
  mode: Mode,
  branches: Branches = {},
): BodyReader | null {
  if (!operation.requestBody) return null;
  const { content } = resolveReference<RequestBody>(document, operation.requestBody);
  const forms = [...new Set(formSets.flat())];
  const operationFields = ownFields(document, operation.operationId, content, forms);
  const groups = operationFields ? [...forms, operationFields] : [...forms];
  const sentFields: Record<string, Plan> = {};
  for (const { plan } of [...groups].reverse())
    for (const [name, field] of Object.entries(plan.fields ?? {}))
      if (!field.isFact && !field.isLocal) sentFields[name] = field;
  const whole: Plan = { fields: sentFields };
  const files = fileFields(groups);
  const decoded = (sent: Readonly<Data>): Data => {
    refuseOversized(sent);
    const opened = openLists(whole, sent);
    refuseOversized(opened);
    const beyond = sizeErrors(groups, opened);
    if (Object.keys(beyond).length) throw Refusal.ofFields(beyond);
    const data = decode(whole, opened) as Data;
    refuseOversized(data);
    return data;
  };
  return {
    mediaTypes: Object.keys(content),
    files,
    fields: new Set(Object.keys(sentFields)),
    budget: bodyBudget(
      groups.map(({ schema }) => schema),
      files,
    ),
    chosen: (sent) => {
      try {
        return chosenIn(whole, decoded(sent));
      } catch (error) {
        // The check says so.
        if (error instanceof Refusal) return new Map();
        throw error;
      }
    },
    check: async (sent, facts, stored, context) => {
      const data = decoded(sent);
      const unusable = { ...unusableFields(whole, data), ...textsForFiles(sentFields, data, mode) };
      if (Object.keys(unusable).length) throw Refusal.ofFields(unusable);
      const given = typeof facts === 'function' ? await facts(data, context.db) : facts;
      const result: Data = {};
      const errors: CodedErrors = {};
      const meant = mode === 'update' ? formsOf(formSets, Object.keys(data)) : forms;
      const answers = { ...stored, ...data };
      const isAsked = askedSteps(
        meant.map((form) => ({ when: branches[form.name], data: pick(form, answers) })),
        {},
      );
      const asked = meant.filter((_, index) => isAsked[index]);
      const checked = await Promise.all(
        (operationFields ? [...asked, operationFields] : asked).map((form) => {
          const known = { facts: given, stored: pick(form, stored), mode };
          return checkSentForm(form, pick(form, data), known, context);
        }),
      );
      for (const { data: kept, found } of checked) {
        for (const [field, value] of Object.entries(kept)) if (!(field in result)) result[field] = value;
        for (const [path, all] of Object.entries(found)) errors[path] ??= all;
      }
      if (Object.keys(errors).length) throw Refusal.ofFields(errors);
      return result;
    },
  };
}

/**
 * The forms whose rules apply to a change: those of the wizard with most of the sent fields, and of as many
 * others as are needed to cover every field.
 */
function formsOf(sets: readonly (readonly FormRules[])[], fields: readonly string[]): readonly FormRules[] {
  const known = (set: readonly FormRules[]) =>
    fields.filter((field) => set.some(({ plan }) => Object.hasOwn(plan.fields ?? {}, field)));
  const [first] = [...sets].sort((a, b) => known(b).length - known(a).length);
  const held = first ? known(first) : [];
  if (!first || held.length === 0) return [];
  const rest = fields.filter((field) => !held.includes(field));
  return [
    ...first,
    ...formsOf(
      sets.filter((set) => set !== first),
      rest,
    ),
  ];
}

/** The body's fields that belong to no form; null when there are none. */
function ownFields(
  document: ApiDocument,
  name: string,
  content: RequestBody['content'],
  forms: readonly FormRules[],
): FormRules | null {
  const schemas = Object.values(content).map(({ schema }) =>
    resolveReference<FieldSchema>(document, schema as FieldSchema),
  );
  const ofForms = new Set(forms.flatMap((form) => Object.keys(form.plan.fields ?? {})));
  const properties = Object.fromEntries(
    schemas.flatMap((schema) =>
      // The document writes lists of files with brackets.
      Object.entries(schema.properties ?? {}).filter(([field]) => !ofForms.has(field.replace(/\[\]$/, ''))),
    ),
  );
  if (Object.keys(properties).length === 0) return null;
  const required = [...new Set(schemas.flatMap((schema) => schema.required ?? []))].filter(
    (field) => field in properties,
  );
  return formOfSchema(name, { type: 'object', properties, required });
}

function pick(form: FormRules, sent: Readonly<Data>): Data {
  const fields = form.plan.fields ?? {};
  return Object.fromEntries(Object.entries(sent).filter(([field]) => Object.hasOwn(fields, field)));
}

/**
 * Checks texts sent for files: the URL of a stored file keeps it in a change or, in a list of files, names
 * one to keep. Any other text is refused. Empty text clears the field.
 */
function textsForFiles(fields: Record<string, Plan>, sent: Readonly<Data>, mode: Mode): CodedErrors {
  const isText = (value: unknown) => [value].flat().some((one) => typeof one === 'string' && one !== '');
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const file = field.file ? field : field.items;
      const saysWhichToKeep =
        mode === 'update' && (file === field ? isFileAddress(sent[name]) : Array.isArray(sent[name]));
      if (!file?.file || saysWhichToKeep || !isText(sent[name])) return [];
      const hasOwn = field.messages?.accept ?? file.messages?.accept;
      return [[name, [hasOwn ? ruleMessage('accept', [field, file]) : coded('request.file_expected')]]];
    }),
  );
}
