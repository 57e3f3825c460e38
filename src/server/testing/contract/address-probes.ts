import { operations } from '../../../../generated/operations.ts';
import { type Parameter, resolveReference } from '../../engine/http/document.ts';
import type { RequestOptions } from '../checked-request.ts';
import { fitting, misfitting, pick, STRANGE } from '../trial-values.ts';
import { addressOf, type Probe, type Subject } from './probe.ts';

/** Values that cannot be ids; the refusal must name the parameter. */
const NO_IDS = [
  ...['0', '-1', '1.5', '1e3', '0x1', '9007199254740992', '9'.repeat(40), 'abc', 'null'],
  ...['%20', '..%2f1', '__proto__', '%F0%9F%98%80', '1;drop'],
];
/** Well-formed ids without a record, and malformed addresses. */
const NO_RECORDS = ['2147483648', '%00', '1%00', '%ED%A0%80', 'x'.repeat(400)];

export function addressProbes(subject: Subject, options: RequestOptions): Probe[] {
  const names = [...operations[subject.id].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return names.flatMap((name) => {
    const isFree = name === 'name';
    return [...NO_IDS, ...NO_RECORDS].map(
      (segment): Probe => ({
        what: `${name} = ${segment.slice(0, 40)}`,
        path: addressOf(subject, { [name]: segment }),
        options,
        kind: isFree ? 'open' : 'wrong',
        ...(NO_IDS.includes(segment) && !isFree && { field: name }),
      }),
    );
  });
}

const ODD = [
  '',
  '&&==&',
  '__proto__=1&constructor=1',
  '%zz=%zz',
  '%00=1',
  `${'a=1&'.repeat(1500)}`,
  'utm_source=x',
];

/** Only an answer supplies a valid cursor, so none can be generated. */
const isMade = (name: string) => name !== 'cursor';

export function queryProbes(subject: Subject): Probe[] {
  const { document, id, operation, random } = subject;
  if (operations[id].method !== 'GET') return [];
  const address = addressOf(subject);
  const ask = (query: string, kind: Probe['kind'], field?: string): Probe => ({
    what: `query ${query.slice(0, 80)}`,
    path: `${address}?${query}`,
    options: {},
    kind,
    ...(field && { field }),
  });
  const text = (value: unknown) =>
    encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolveReference<Parameter>(document, parameter))
    .filter((parameter) => parameter.in === 'query');
  const each = parameters.flatMap(({ name, schema = {} }) => {
    const item = schema.items ?? schema;
    // A comma separates list items.
    const kind = isMade(name) ? 'right' : 'open';
    const wrong = misfitting(item).filter((value) => typeof value !== 'object' && value !== '1,5');
    return [
      ...[1, 2, 3].map(() => ask(`${name}=${text(fitting(item, random))}`, kind)),
      ...wrong.map((value) => ask(`${name}=${text(value)}`, 'wrong', name)),
      ...[1, 2, 3, 4].map(() => ask(`${name}=${text(pick(random, STRANGE))}`, 'open')),
      ask(`${name}[]=${text(fitting(item, random))}&${name}[]=${text(fitting(item, random))}`, 'open'),
      ask(`${name}[a]=1&${name}=`, 'open'),
    ];
  });
  const all = [1, 2, 3, 4, 5, 6].map(() =>
    ask(
      parameters
        .filter(({ name }) => isMade(name))
        .map(({ name, schema = {} }) => `${name}=${text(fitting(schema.items ?? schema, random))}`)
        .join('&'),
      'right',
    ),
  );
  return [...each, ...(parameters.length ? all : []), ...ODD.map((query) => ask(query, 'open'))];
}
