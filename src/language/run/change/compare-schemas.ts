import { changedLimits } from './limits.ts';

/** A JSON schema as the contract keeps it: without texts. */
export type ContractSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, ContractSchema>;
  additionalProperties?: boolean | ContractSchema;
  items?: ContractSchema;
  anyOf?: ContractSchema[];
  oneOf?: ContractSchema[];
  allOf?: ContractSchema[];
  deprecated?: boolean;
  [limit: string]: unknown;
};

export type Schemas = Readonly<Record<string, ContractSchema>>;

/** Programs send a body and parameters, and are sent an answer. */
export type Direction = 'sent' | 'answered';

/** What a change does to programs that were written before: a warning is about values they may not expect. */
export type ApiClass = 'breaks' | 'warns' | 'free';

export type ApiKind = 'added' | 'changed' | 'deprecated' | 'removed';

export type SchemaChange = {
  class: ApiClass;
  kind: ApiKind;
  /** Continues "the body" or "the answer". */
  text: string;
  direction: Direction;
  /** The field's path, as a form writes it: "jobs[*].title". */
  field: string;
};

type Spot = { direction: Direction; component: string | null; path: string };

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
];

/** Compares schemas of two contracts; a component that both use by its name is compared once. */
export class SchemaComparison {
  private readonly before: Schemas;
  private readonly after: Schemas;
  private readonly known = new Map<string, SchemaChange[]>();

  constructor(before: Schemas, after: Schemas) {
    this.before = before;
    this.after = after;
  }

  compare(was: ContractSchema, is: ContractSchema, direction: Direction): SchemaChange[] {
    return this.at(was, is, { direction, component: null, path: '' });
  }

  private at(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
    if (was.$ref === undefined && is.$ref === undefined) return this.resolved(was, is, spot);
    // A component with the same name is told of by its own name, so that each place that uses it says the same.
    const isSame = was.$ref === is.$ref;
    const place = isSame ? { ...spot, component: nameIn(was.$ref!), path: '' } : spot;
    const key = JSON.stringify([was.$ref ?? was, is.$ref ?? is, spot.direction, isSame ? '' : spot]);
    const known = this.known.get(key);
    if (known) return known;
    this.known.set(key, []);
    const found = this.resolved(this.follow(was, this.before), this.follow(is, this.after), place);
    this.known.set(key, found);
    return found;
  }

  private follow(schema: ContractSchema, schemas: Schemas): ContractSchema {
    let found = schema;
    for (let steps = 0; found.$ref !== undefined && steps < 20; steps++)
      found = schemas[nameIn(found.$ref)] ?? {};
    return found;
  }

  private resolved(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
    const [old, now] = [this.merged(was, this.before), this.merged(is, this.after)];
    const [oldForms, nowForms] = [formsOf(old), formsOf(now)];
    if (oldForms.length > 1 || nowForms.length > 1) return this.alternatives(old, now, spot);
    return [
      ...comparedType(old, now, spot),
      ...comparedValues(old, now, spot),
      ...comparedCodes(old, now, spot),
      ...comparedLimits(old, now, spot),
      ...(!old.deprecated && now.deprecated
        ? [changeAt(spot, 'free', 'deprecated', `deprecates ${nameOf(spot)}`)]
        : []),
      ...(old.items && now.items
        ? this.at(old.items, now.items, { ...spot, path: spot.path ? `${spot.path}[*]` : '[*]' })
        : []),
      ...this.properties(old, now, spot),
    ];
  }

  /** Puts the parts of an `allOf` together. */
  private merged(schema: ContractSchema, schemas: Schemas): ContractSchema {
    const { allOf, ...own } = schema;
    const only = formsOf(own);
    const alone =
      only.length === 1 && (own.anyOf ?? own.oneOf) ? nullableOf(own, only[0]!, schemas, this) : own;
    if (!allOf) return alone;
    const parts = allOf.map((part) => this.merged(this.follow(part, schemas), schemas));
    return {
      type: 'object',
      ...alone,
      properties: Object.assign({}, ...parts.map((part) => part.properties ?? {}), alone.properties ?? {}),
      required: [...parts, alone].flatMap((part) => part.required ?? []),
    };
  }

  /** Resolves the only alternative beside null. */
  alternativeOf(schema: ContractSchema, schemas: Schemas): ContractSchema {
    return this.merged(this.follow(schema, schemas), schemas);
  }

  private alternatives(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
    const textsOf = (forms: ContractSchema[]) => new Map(forms.map((form) => [JSON.stringify(form), form]));
    const [old, now] = [textsOf(formsOf(was)), textsOf(formsOf(is))];
    const lost = [...old].filter(([text]) => !now.has(text)).map(([, form]) => form);
    const gained = [...now].filter(([text]) => !old.has(text)).map(([, form]) => form);
    const both = [...old].filter(([text]) => now.has(text)).map(([, form]) => form);
    const inside = both.flatMap((form) => this.at(form, form, spot));
    if (lost.length === 1 && gained.length === 1) return [...inside, ...this.at(lost[0]!, gained[0]!, spot)];
    const isSent = spot.direction === 'sent';
    const say = (verb: string, forms: ContractSchema[]) =>
      `${verb} ${nameOf(spot)} as ${forms.map(typeText).join(' or ')}`;
    return [
      ...inside,
      ...(lost.length
        ? [
            isSent
              ? changeAt(spot, 'breaks', 'removed', say('no longer takes', lost))
              : changeAt(spot, 'free', 'removed', say('no longer has', lost)),
          ]
        : []),
      ...(gained.length
        ? [
            isSent
              ? changeAt(spot, 'free', 'added', say('also takes', gained))
              : changeAt(spot, 'breaks', 'changed', say('may have', gained)),
          ]
        : []),
    ];
  }

  private properties(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
    const [old, now] = [was.properties ?? {}, is.properties ?? {}];
    const [oldRequired, nowRequired] = [new Set(was.required), new Set(is.required)];
    const isSent = spot.direction === 'sent';
    const within = (name: string): Spot => ({ ...spot, path: spot.path ? `${spot.path}.${name}` : name });
    const kept = Object.entries(old).flatMap(([name, schema]): SchemaChange[] => {
      const place = within(name);
      const field = nameOf(place);
      if (!Object.hasOwn(now, name))
        return [changeAt(place, 'breaks', 'removed', isSent ? `no longer takes ${field}` : `lacks ${field}`)];
      const found: SchemaChange[] = [];
      if (nowRequired.has(name) && !oldRequired.has(name) && isSent)
        found.push(changeAt(place, 'breaks', 'changed', `must have ${field} now`));
      if (!nowRequired.has(name) && oldRequired.has(name))
        found.push(
          isSent
            ? changeAt(place, 'free', 'changed', `may lack ${field} now`)
            : changeAt(place, 'breaks', 'changed', `may lack ${field}`),
        );
      return [...found, ...this.at(schema, now[name]!, place)];
    });
    const added = Object.keys(now)
      .filter((name) => !Object.hasOwn(old, name))
      .map((name) => {
        const place = within(name);
        const field = nameOf(place);
        if (!isSent) return changeAt(place, 'free', 'added', `has the new ${field}`);
        return nowRequired.has(name)
          ? changeAt(place, 'breaks', 'added', `must have the new ${field}`)
          : changeAt(place, 'free', 'added', `may have the new ${field}`);
      });
    return [...kept, ...added];
  }
}

function nullableOf(
  own: ContractSchema,
  only: ContractSchema,
  schemas: Schemas,
  comparison: SchemaComparison,
): ContractSchema {
  const { anyOf, oneOf, ...rest } = own;
  const found = comparison.alternativeOf(only, schemas);
  return { ...rest, ...found, type: [...new Set([...typesOf(found), 'null'])] };
}

const nameIn = (ref: string) => ref.split('/').at(-1)!;

/** Returns the alternatives of a schema, without null. */
function formsOf(schema: ContractSchema): ContractSchema[] {
  const forms = schema.anyOf ?? schema.oneOf;
  return forms ? forms.filter(({ type }) => type !== 'null') : [schema];
}

const changeAt = (spot: Spot, kind: ApiClass, what: ApiKind, text: string): SchemaChange => ({
  class: kind,
  kind: what,
  text,
  direction: spot.direction,
  field: shownPath(spot.path),
});

/** The envelope around an answer's data is not named. */
const shownPath = (path: string) => path.replace(/^data(\[\*\])?\./, '');

function nameOf({ path, component }: Spot): string {
  const shown = shownPath(path).replaceAll('[*]', '[]');
  if (component === null) return shown ? `"${shown}"` : 'its value';
  return shown ? `"${shown}" of ${component}` : component;
}

function typesOf({ type, properties, items, enum: values, const: value }: ContractSchema): string[] {
  if (type !== undefined) return [type].flat();
  if (properties) return ['object'];
  if (items) return ['array'];
  const known = values ?? (value === undefined ? [] : [value]);
  return [...new Set(known.map((one) => (one === null ? 'null' : typeof one)))];
}

function typeText(schema: ContractSchema): string {
  if (schema.$ref) return nameIn(schema.$ref);
  if (schema.items) return `a list of ${typeText(schema.items)}`;
  const types = typesOf(schema);
  return (types.join(' or ') || 'anything') + (schema.format ? ` (${schema.format})` : '');
}

const isAmong = (type: string, types: string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Whether each value of one type is one of the other, too. */
function isWithin(narrow: ContractSchema, wide: ContractSchema): boolean {
  const [types, others] = [typesOf(narrow), typesOf(wide)];
  if (others.length === 0) return true;
  if (types.length === 0 || !types.every((type) => isAmong(type, others))) return false;
  return wide.format === undefined || wide.format === narrow.format;
}

function comparedType(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
  const isEqual =
    [...typesOf(was)].sort().join() === [...typesOf(is)].sort().join() && was.format === is.format;
  if (isEqual) return [];
  const isSent = spot.direction === 'sent';
  const fits = isSent ? isWithin(was, is) : isWithin(is, was);
  const text = `${isSent ? 'takes' : 'has'} ${nameOf(spot)} as ${typeText(is)}, no longer as ${typeText(was)}`;
  return [changeAt(spot, fits ? 'free' : 'breaks', 'changed', text)];
}

const valuesOf = (schema: ContractSchema): string[] | null => {
  const values = schema.enum ?? (schema.const === undefined ? null : [schema.const]);
  return values?.filter((value) => value !== null).map((value) => JSON.stringify(value)) ?? null;
};

/** Compares lists of values that may grow, such as the codes of refusals: programs are written for those they know. */
function comparedCodes(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
  const [old, now] = [was, is].map((one) => (one['x-extensible-enum'] as string[] | undefined) ?? []);
  const lost = old!.filter((value) => !now!.includes(value)).join(', ');
  const gained = now!.filter((value) => !old!.includes(value)).join(', ');
  return [
    ...(lost ? [changeAt(spot, 'breaks', 'removed', `no longer has ${lost} for ${nameOf(spot)}`)] : []),
    ...(gained && old!.length
      ? [changeAt(spot, 'free', 'added', `may also have ${gained} for ${nameOf(spot)}`)]
      : []),
  ];
}

function comparedValues(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
  const [old, now] = [valuesOf(was), valuesOf(is)];
  if (old === null && now === null) return [];
  const isSent = spot.direction === 'sent';
  const field = nameOf(spot);
  if (old === null)
    return isSent
      ? [changeAt(spot, 'breaks', 'changed', `takes only ${now!.join(', ')} for ${field} now`)]
      : [];
  if (now === null)
    return [
      isSent
        ? changeAt(spot, 'free', 'changed', `takes any value for ${field} now`)
        : changeAt(spot, 'warns', 'changed', `may have any value for ${field} now`),
    ];
  const lost = old.filter((value) => !now.includes(value)).join(', ');
  const gained = now.filter((value) => !old.includes(value)).join(', ');
  return [
    ...(lost
      ? [
          isSent
            ? changeAt(spot, 'breaks', 'removed', `no longer takes ${lost} for ${field}`)
            : changeAt(spot, 'free', 'removed', `no longer has ${lost} for ${field}`),
        ]
      : []),
    ...(gained
      ? [
          isSent
            ? changeAt(spot, 'free', 'added', `also takes ${gained} for ${field}`)
            : changeAt(spot, 'warns', 'added', `may have the new ${gained} for ${field}`),
        ]
      : []),
  ];
}

/** Limits of answers are not told: no program depends on them. */
function comparedLimits(was: ContractSchema, is: ContractSchema, spot: Spot): SchemaChange[] {
  if (spot.direction === 'answered') return [];
  const limitsOf = (schema: ContractSchema) =>
    Object.fromEntries(LIMITS.flatMap((rule) => (schema[rule] === undefined ? [] : [[rule, schema[rule]]])));
  const { tighter, words } = changedLimits(limitsOf(was), limitsOf(is));
  if (words.length === 0) return [];
  const text = `is ${tighter ? 'stricter' : 'less strict'} about ${nameOf(spot)} (${words.join('; ')})`;
  return [changeAt(spot, tighter ? 'breaks' : 'free', 'changed', text)];
}
