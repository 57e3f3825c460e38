/** What programs rely on, by operationId. */
export type ApiContract = Record<string, OperationContract>;

export type OperationContract = {
  /** Method and path: "GET /job/{id}". */
  call: string;
  /** The type of each parameter; an exclamation mark says that it must be sent. */
  parameters?: Record<string, string>;
  body?: Record<string, string>;
  /** The type of each property of the answer's data, or of its rows. */
  answer?: Record<string, string>;
};

export type ApiChange = { operation: string; breaks: boolean; text: string };

/** Returns what changed for programs, in sentences; what breaks them first. */
export function compareApi(before: ApiContract, after: ApiContract): ApiChange[] {
  const found: ApiChange[] = [];
  for (const [operation, was] of Object.entries(before)) {
    const is = after[operation];
    const add = (breaks: boolean, what: string) =>
      found.push({ operation, breaks, text: `${was.call}: ${what}` });
    if (!is) add(true, 'is gone');
    else if (is.call !== was.call) add(true, `is ${is.call} now`);
    if (!is) continue;
    for (const part of ['parameters', 'body'] as const) {
      compareSent(was[part] ?? {}, is[part] ?? {}, (breaks, text) =>
        add(breaks, `the ${part === 'body' ? 'body' : 'query or path'} ${text}`),
      );
    }
    compareAnswered(was.answer ?? {}, is.answer ?? {}, add);
  }
  for (const [operation, { call }] of Object.entries(after))
    if (!before[operation]) found.push({ operation, breaks: false, text: `${call}: is new` });
  return found.sort((a, b) => Number(b.breaks) - Number(a.breaks));
}

type Shape = Readonly<Record<string, string>>;
const typeIn = (text: string) => text.replace(/!$/, '');
const isRequired = (text: string) => text.endsWith('!');

/** What is sent may be asked for less, and take more. */
function compareSent(was: Shape, is: Shape, add: (breaks: boolean, text: string) => void): void {
  for (const [name, old] of Object.entries(was)) {
    const now = is[name];
    if (now === undefined) add(true, `no longer takes "${name}"`);
    else {
      if (isRequired(now) && !isRequired(old)) add(true, `must have "${name}" now`);
      if (!isRequired(now) && isRequired(old)) add(false, `may lack "${name}" now`);
      if (typeIn(now) !== typeIn(old))
        add(
          !isWider(typeIn(old), typeIn(now)),
          `takes "${name}" as ${typeIn(now)}, no longer as ${typeIn(old)}`,
        );
    }
  }
  for (const [name, now] of Object.entries(is))
    if (was[name] === undefined)
      add(isRequired(now), isRequired(now) ? `must have the new "${name}"` : `may have the new "${name}"`);
}

/** What is answered may be more, and never less. */
function compareAnswered(was: Shape, is: Shape, add: (breaks: boolean, text: string) => void): void {
  for (const [name, old] of Object.entries(was)) {
    const now = is[name];
    if (now === undefined) add(true, `the answer lacks "${name}"`);
    else if (isRequired(old) && !isRequired(now)) add(true, `the answer may lack "${name}"`);
    else if (typeIn(now) !== typeIn(old))
      add(
        !isWider(typeIn(now), withoutValues(typeIn(old))),
        `the answer has "${name}" as ${typeIn(now)}, no longer as ${typeIn(old)}`,
      );
  }
  for (const name of Object.keys(is))
    if (was[name] === undefined) add(false, `the answer has the new "${name}"`);
}

/** Whether every value of one type, as the contract writes it, is one of the other. */
function isWider(narrow: string, wide: string): boolean {
  if (narrow === wide || wide === 'any') return true;
  if (narrow === 'integer' && wide === 'number') return true;
  const [narrowTypes, narrowValues] = partsOf(narrow);
  const [wideTypes, wideValues] = partsOf(wide);
  const areTypes = narrowTypes.every(
    (type) => wideTypes.includes(type) || (type === 'integer' && wideTypes.includes('number')),
  );
  if (!areTypes) return false;
  return wideValues === null || (narrowValues ?? ['']).every((value) => wideValues.includes(value));
}

/** New values of an answer break nobody: programs have to expect them. */
const withoutValues = (type: string) => type.replace(/\(.*\)$/, '');

/** Divides "string|null(a,b,null)" into its types and its values. */
function partsOf(text: string): [types: string[], values: string[] | null] {
  const [, types = text, values] = /^([^(]*)\((.*)\)$/.exec(text) ?? [];
  return [types.split('|'), values === undefined ? null : values.split(',')];
}
