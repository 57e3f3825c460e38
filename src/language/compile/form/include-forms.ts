import { posix } from 'node:path';
import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { nearest } from '../../grammar/nearest-name.ts';
import { isObject } from '../../run/value/matches.ts';

/** Among a form's properties, includes every field of the form that it refers to. */
const ALL_FIELDS = '...';

type Schema = Record<string, unknown> & { required?: string[]; properties?: Record<string, unknown> };
type Form = Record<string, unknown> & { schema?: Schema; groups?: unknown[]; ui?: object };

/**
 * Expands `"...": {"$ref": "other.json"}` in forms: includes the other form's fields, with their required
 * fields, rules, groups and layout. Everything that reads documents afterwards sees a form that lists all of
 * its fields.
 */
export function includeForms(documents: Documents, findings: Findings): void {
  for (const document of documents.forms.values()) {
    const { schema } = document.value as Form;
    const written =
      isObject(schema) && isObject(schema.properties) ? schema.properties[ALL_FIELDS] : undefined;
    if (written === undefined) continue;
    const base = formAt(written, document, documents, findings);
    const value = base ? joined(document.value as Form, base) : withoutInclusion(document.value as Form);
    const expanded: Document = { ...document, value, source: { ...document.source, value } };
    documents.forms.set(document.name, expanded);
    documents.byFile.set(document.source.file, expanded);
  }
}

type Base = { reference: string; form: Form };

function formAt(
  written: unknown,
  document: Document,
  documents: Documents,
  findings: Findings,
): Base | undefined {
  const place = placeIn(document, 'schema', 'properties', ALL_FIELDS);
  const reference = isObject(written) ? written.$ref : undefined;
  if (typeof reference !== 'string') {
    findings.add(place, '"..." stands for the fields of another form: {"$ref": "other-form.json"}');
    return undefined;
  }
  const folder = posix.dirname(document.source.file);
  const forms = [...documents.forms.values()];
  const base = forms.find(({ source }) => source.file === posix.join(folder, reference));
  if (!base) {
    const files = forms.map(({ source }) => posix.relative(folder, source.file));
    findings.add(place, `there is no form "${reference}"${nearest(reference, files)}`);
    return undefined;
  }
  const { schema } = base.value as Form;
  if (schema?.properties && ALL_FIELDS in schema.properties) {
    findings.add(place, `"${reference}" takes its fields from another form itself; name that one`);
    return undefined;
  }
  for (const key of Object.keys(document.value.schema as Schema))
    if (!JOINED.includes(key) && schema?.[key] !== undefined)
      findings.add(
        placeIn(document, 'schema', key),
        `"${reference}" has "${key}", too, and one would hide the other; say it in one of the two`,
      );
  return { reference, form: base.value as Form };
}

/** The keys of a schema that both forms may have. */
const JOINED = ['type', 'required', 'properties'];

function withoutInclusion(form: Form): Form {
  const { [ALL_FIELDS]: _, ...properties } = form.schema?.properties ?? {};
  return { ...form, schema: { ...form.schema, properties } };
}

/**
 * Includes the fields of `base` at their place in the form. The form's own declaration of a field takes
 * precedence.
 */
function joined(form: Form, { reference, form: base }: Base): Form {
  const own = form.schema?.properties ?? {};
  const fields = Object.entries(own).flatMap(([name, field]) =>
    name === ALL_FIELDS
      ? Object.keys(base.schema?.properties ?? {})
          .filter((shared) => !(shared in own))
          .map((shared) => [shared, { $ref: `${reference}#/schema/properties/${shared}` }])
      : [[name, field]],
  );
  const properties = Object.fromEntries(fields) as Record<string, unknown>;
  const needed = new Set([...(form.schema?.required ?? []), ...(base.schema?.required ?? [])]);
  // In the order of the fields; a name without a field comes last, and is reported as such.
  const required = [...new Set([...Object.keys(properties).filter((name) => needed.has(name)), ...needed])];
  return {
    ...base,
    ...form,
    schema: { ...base.schema, ...form.schema, ...(required.length > 0 && { required }), properties },
    ...((base.groups || form.groups) && { groups: [...(base.groups ?? []), ...(form.groups ?? [])] }),
    ...((base.ui || form.ui) && { ui: { ...base.ui, ...form.ui } }),
  };
}
