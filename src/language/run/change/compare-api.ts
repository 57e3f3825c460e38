import {
  type ApiClass,
  type ApiKind,
  type ContractSchema,
  type Direction,
  SchemaComparison,
  type Schemas,
} from './compare-schemas.ts';

/** What programs rely on, without texts. */
export type ApiContract = {
  version: string;
  /** By operationId. */
  operations: Record<string, OperationContract>;
  /** Answers that many operations share, by name. */
  responses: Record<string, Contents>;
  schemas: Schemas;
};

/** The schema of each media type; null if it has none. */
export type Contents = Record<string, ContractSchema | null>;

export type OperationContract = {
  /** Method and path: "GET /job/{id}". */
  call: string;
  /** Who may call it: "public", "anybody", or the roles; absent if every signed-in user may. */
  callers?: string | string[];
  /** By where they are and what they are called: "query page". */
  parameters?: Record<string, { required?: true; schema: ContractSchema }>;
  body?: { required?: true; content: Contents };
  /** By status: what is answered, or the name of a shared answer. */
  answers: Record<string, Contents | string>;
  deprecated?: true;
  /** The day from which it may be gone. */
  sunset?: string;
};

export type ApiChange = {
  class: ApiClass;
  kind: ApiKind;
  /** The operations that it concerns, and how they are called. */
  operations: string[];
  calls: string[];
  /** The field that it is about, if it is about one: its path, and who sends it. */
  field?: string;
  direction?: Direction;
  /** Continues the calls: "is gone", or "the body no longer takes …". */
  what: string;
};

const ORDER: ApiClass[] = ['breaks', 'warns', 'free'];
/** Calls that a sentence names. */
const NAMED = 2;

/** Returns what changed for programs, each change once for all operations that it concerns; what breaks them first. */
export function compareApi(before: ApiContract, after: ApiContract): ApiChange[] {
  const schemas = new SchemaComparison(before.schemas, after.schemas);
  const found = new Map<string, ApiChange>();
  const add = (operation: string, call: string, change: Omit<ApiChange, 'operations' | 'calls'>) => {
    const key = JSON.stringify([change.class, change.what]);
    const known = found.get(key);
    if (!known) found.set(key, { ...change, operations: [operation], calls: [call] });
    else if (!known.operations.includes(operation)) {
      known.operations.push(operation);
      known.calls.push(call);
    }
  };
  for (const [id, was] of Object.entries(before.operations)) {
    const is = after.operations[id];
    const call = is?.call ?? was.call;
    if (!is) add(id, call, { class: 'breaks', kind: 'removed', what: 'is gone' });
    else for (const change of comparedOperation(schemas, [was, before], [is, after])) add(id, call, change);
  }
  for (const [id, { call }] of Object.entries(after.operations))
    if (!before.operations[id]) add(id, call, { class: 'free', kind: 'added', what: 'is new' });
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.class) - ORDER.indexOf(b.class));
}

/** Says a change in a sentence. */
export const apiChangeInWords = ({ calls, what }: ApiChange): string => changeInWords(calls, what, NAMED);

/** Says a change of some calls in a sentence that names the first ones: "GET /books and 3 more are new". */
export function changeInWords(calls: readonly string[], what: string, most: number): string {
  const named = calls.length > most + 1 ? calls.slice(0, most) : calls;
  const more = calls.length - named.length;
  const all = more > 0 ? [...named, `${more} more`] : named;
  const subject = [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');
  // What is about a part of the call has a subject of its own.
  if (what.startsWith('the ')) return `${subject}: ${what}`;
  return `${subject} ${calls.length === 1 ? what : what.replace(VERB, (verb) => OF_SEVERAL[verb]!)}`;
}

/** The verbs that a change of a call begins with, as they are said of several. */
const OF_SEVERAL: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  takes: 'take',
  needs: 'need',
  answers: 'answer',
};
const VERB = new RegExp(`(?<=^(?:also |no longer )?)(?:${Object.keys(OF_SEVERAL).join('|')})\\b`);

type Change = Omit<ApiChange, 'operations' | 'calls'>;
type Side = [operation: OperationContract, contract: ApiContract];

function comparedOperation(schemas: SchemaComparison, [was, before]: Side, [is, after]: Side): Change[] {
  const found: Change[] = [];
  const add = (kind: ApiClass, what: ApiKind, text: string) =>
    found.push({ class: kind, kind: what, what: text });
  const compare = (old: ContractSchema, now: ContractSchema, direction: Direction, subject: string) => {
    for (const { text, ...change } of schemas.compare(old, now, direction))
      found.push({ ...change, what: `${subject} ${text}` });
  };
  if (was.call !== is.call) add('breaks', 'changed', `was ${was.call} before`);
  if (!was.deprecated && is.deprecated)
    add(
      'free',
      'deprecated',
      is.sunset ? `is deprecated, and may be gone from ${is.sunset} on` : 'is deprecated',
    );
  else if (was.deprecated && !is.deprecated) add('free', 'changed', 'is no longer deprecated');
  else if (was.sunset !== is.sunset)
    add(
      'free',
      'deprecated',
      is.sunset ? `may be gone from ${is.sunset} on` : 'has no day of its end any more',
    );
  for (const [kind, text] of comparedCallers(was.callers, is.callers)) add(kind, 'changed', text);
  compare(parametersOf(was), parametersOf(is), 'sent', 'the call');
  if (was.body && !is.body) add('breaks', 'removed', 'takes no body any more');
  else if (is.body) {
    if (is.body.required && !was.body?.required) add('breaks', 'changed', 'must have a body now');
    else if (!was.body) add('free', 'added', 'may have a body now');
    for (const [type, old] of Object.entries(was.body?.content ?? {})) {
      const now = is.body.content[type];
      if (now === undefined) add('breaks', 'removed', `takes no body of ${type} any more`);
      else compare(old ?? {}, now ?? {}, 'sent', 'the body');
    }
    for (const type of Object.keys(is.body.content))
      if (was.body && was.body.content[type] === undefined)
        add('free', 'added', `also takes a body of ${type}`);
  }
  for (const [status, old] of Object.entries(was.answers)) {
    const now = is.answers[status];
    const isSuccess = status.startsWith('2');
    if (now === undefined) add(isSuccess ? 'breaks' : 'free', 'removed', `no longer answers with ${status}`);
    else {
      const [oldContents, nowContents] = [contentsOf(old, before), contentsOf(now, after)];
      for (const [type, schema] of Object.entries(oldContents)) {
        if (nowContents[type] === undefined)
          add('breaks', 'removed', `no longer answers ${status} with ${type}`);
        else
          compare(
            schema ?? {},
            nowContents[type] ?? {},
            'answered',
            isSuccess ? 'the answer' : 'the answer of a failure',
          );
      }
    }
  }
  for (const status of Object.keys(is.answers))
    if (was.answers[status] === undefined)
      add(status.startsWith('2') ? 'warns' : 'free', 'added', `may answer with ${status}`);
  return found;
}

const contentsOf = (answer: Contents | string, { responses }: ApiContract): Contents =>
  typeof answer === 'string' ? (responses[answer] ?? {}) : answer;

/** The parameters as if they were the fields of a body. */
function parametersOf({ parameters = {} }: OperationContract): ContractSchema {
  const named = Object.entries(parameters).map(([key, one]) => [key.split(' ').at(-1)!, one] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
    required: named.flatMap(([name, { required }]) => (required ? [name] : [])),
  };
}

type Callers = OperationContract['callers'];

/** Everybody may call what is "public" or for "anybody"; a list names the roles among those who are signed in. */
function comparedCallers(was: Callers, is: Callers): [ApiClass, string][] {
  const isOpen = (callers: Callers) => typeof callers === 'string';
  if (isOpen(was) && !isOpen(is)) return [['breaks', 'needs a session now']];
  if (isOpen(is)) return isOpen(was) ? [] : [['free', 'needs no session any more']];
  const [old, now] = [was as string[] | undefined, is as string[] | undefined];
  if (!old && now) return [['breaks', `is only for ${now.join(', ')} now`]];
  if (!old || !now) return old ? [['free', 'is for every signed-in user now']] : [];
  const lost = old.filter((role) => !now.includes(role));
  const gained = now.filter((role) => !old.includes(role));
  return [
    ...(lost.length ? [['breaks', `is no longer for ${lost.join(', ')}`] as [ApiClass, string]] : []),
    ...(gained.length ? [['free', `is also for ${gained.join(', ')}`] as [ApiClass, string]] : []),
  ];
}

/** Whether a version tells programs that something they rely on may have changed: before 1.0.0 the second number does. */
export function isIncompatible(was: string, is: string): boolean {
  const [oldMajor, oldMinor] = numbersOf(was);
  const [major, minor] = numbersOf(is);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

/** Returns the next version that says so. */
export function nextIncompatible(version: string): string {
  const [major, minor] = numbersOf(version);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map((part) => Number(part) || 0);
  return [major, minor, patch];
}
