import { type OperationId, operations } from '../../../generated/operations.ts';
import {
  type ApiDocument,
  type DocumentedOperation,
  type Parameter,
  type RequestBody,
  resolveReference,
  type Schema,
} from '../http/document.ts';
import { asForm, pdf, png } from './scenario.ts';
import type { RequestOptions } from './test-server.ts';
import { fitting, misfitting, pick, STRANGE } from './trial-values.ts';

/** One request, and whether anything but a refusal would be wrong. */
export type Probe = { what: string; path: string; options: RequestOptions; mustRefuse: boolean };

/** What path parameters may stand for, and what the bodies of an operation start from instead of its example. */
export type Known = {
  path: Record<string, () => unknown>;
  bodies: Partial<Record<OperationId, () => Record<string, unknown>>>;
};

type Random = () => number;
type Fields = Record<string, unknown>;
type Content = RequestBody['content'][string] & { example?: Fields };

const STRANGE_SEGMENTS = [
  ...['0', '-1', '1.5', '1e3', '0x1', '2147483648', '9007199254740992', '9'.repeat(40), 'abc', 'null'],
  ...['%00', '%20', '1%00', '..%2f1', '__proto__', '%F0%9F%98%80', '1;drop', '%ED%A0%80', 'x'.repeat(400)],
];

/** Requests for an operation, right ones and wrong ones, from what the document says about it. */
export function probesOf(document: ApiDocument, id: OperationId, known: Known, random: Random): Probe[] {
  const { method, path } = operations[id];
  const operation = document.paths[path]![method.toLowerCase() as 'get']!;
  return [
    plain(id, known),
    ...bodyProbes(document, id, operation, known, random),
    ...pathProbes(document, id, known, random),
    ...queryProbes(document, id, operation, known, random),
  ];
}

/** A request as it should be. */
export function rightProbe(document: ApiDocument, id: OperationId, known: Known, random: Random): Probe {
  return bodyProbes(document, id, operationOf(document, id), known, random)[0] ?? plain(id, known);
}

function operationOf(document: ApiDocument, id: OperationId): DocumentedOperation {
  const { method, path } = operations[id];
  return document.paths[path]![method.toLowerCase() as 'get']!;
}

function plain(id: OperationId, known: Known): Probe {
  return { what: 'nothing beside the address', path: addressOf(id, known), options: {}, mustRefuse: false };
}

function addressOf(id: OperationId, known: Known, own: Record<string, string> = {}): string {
  const path = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return (
      own[name] ?? encodeURIComponent(String(known.path[`${id}.${name}`]?.() ?? known.path[name]?.() ?? 1))
    );
  });
  return `/api${path}`;
}

function bodyProbes(
  document: ApiDocument,
  id: OperationId,
  operation: DocumentedOperation,
  known: Known,
  random: Random,
): Probe[] {
  if (!operation.requestBody) return [];
  const { content } = resolveReference<RequestBody>(document, operation.requestBody);
  return Object.entries(content).flatMap(([mediaType, entry]) => {
    const isJson = mediaType === 'application/json';
    const schema = resolveReference<Schema>(document, entry.schema!);
    const example = known.bodies[id] ?? (() => (entry as Content).example ?? {});
    const send = (what: string, body: Fields, mustRefuse: boolean): Probe => ({
      what: `${mediaType} ${what}`,
      path: addressOf(id, known),
      options: isJson ? { json: body } : { form: asForm(body) },
      mustRefuse,
    });
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Probe[] => {
      const isFile = (field.items ?? field).contentMediaType !== undefined && field.type !== 'object';
      if (isFile && (field.items ?? field).contentMediaType === 'application/octet-stream')
        return fileProbes(name.replace('[]', ''), mediaType, example, send, random);
      const replaced = (what: string, value: unknown, mustRefuse: boolean) =>
        send(
          `${what} in ${name}: ${JSON.stringify(value)?.slice(0, 80)}`,
          { ...example(), [name]: value },
          mustRefuse,
        );
      return [
        replaced('something fitting', fitting(field, random), false),
        ...misfitting(field)
          // In a form everything is text, and a text field takes any.
          .filter((value) => isJson || typeof value !== 'object' || field.type !== 'string')
          .map((value) => replaced('a misfit', value, true)),
        ...[1, 2, 3, 4].map(() => replaced('something strange', pick(random, STRANGE), false)),
        replaced('nothing', undefined, false),
      ];
    });
    return [
      send('as it should be', example(), false),
      ...fields,
      send('with a field that nobody knows', { ...example(), unknown_field: 1 }, true),
      send('with the name of a prototype', { ...example(), constructor: 'x' }, true),
      send('with nothing', {}, false),
      ...rawProbes(mediaType, addressOf(id, known)),
    ];
  });
}

function fileProbes(
  name: string,
  mediaType: string,
  example: () => Fields,
  send: (what: string, body: Fields, mustRefuse: boolean) => Probe,
  random: Random,
): Probe[] {
  if (mediaType === 'application/json')
    return [send(`a text as ${name}`, { ...example(), [name]: 'x' }, true)];
  const lie = new File(['MZ, a program'], 'cv.pdf', { type: 'application/pdf' });
  const files: [what: string, value: unknown, mustRefuse: boolean][] = [
    ['a PDF', pdf(), false],
    ['a picture', png(), false],
    ['two files', [pdf(), png()], false],
    ['a lie', lie, true],
    ['an empty file', new File([], 'empty.pdf'), true],
    ['a text', 'x', true],
    ['something strange', pick(random, STRANGE), false],
    ['a long name', pdf(`${'ك'.repeat(300)}.pdf`), false],
  ];
  return files.map(([what, value, mustRefuse]) =>
    send(`${what} as ${name}`, { ...example(), [name]: value }, mustRefuse),
  );
}

/** Bodies that are none, or not what they say. */
function rawProbes(mediaType: string, path: string): Probe[] {
  const raw = (payload: string | Buffer, type: string): Probe => ({
    what: `${type}: ${payload.toString().slice(0, 60)}`,
    path,
    options: { payload, headers: { 'content-type': type } },
    mustRefuse: true,
  });
  const wrong = [
    raw('{}', 'text/plain'),
    raw('a=b', 'application/x-www-form-urlencoded'),
    raw('{}', 'nonsense'),
  ];
  if (mediaType === 'application/json') {
    const texts = [
      'null',
      '[]',
      '"x"',
      '1',
      '{',
      '{"a":1,}',
      '\ufeff',
      `{"a":${'['.repeat(3000)}`,
      '{"a":\u0000}',
    ];
    return [
      ...wrong,
      ...texts.map((text) => raw(text, mediaType)),
      raw(Buffer.from('{"a":"\xff"}', 'latin1'), mediaType),
    ];
  }
  const type = 'multipart/form-data; boundary=x';
  const part = (head: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  return [
    ...wrong,
    raw('--x--', 'multipart/form-data'),
    raw('no form', type),
    raw(part('name="a"', '1'), type),
    raw(`${part('name="__proto__"', '1')}--x--\r\n`, type),
    raw(`${part('nome="a"', '1')}--x--\r\n`, type),
    raw(`${part('name="a"', '1').repeat(450)}--x--\r\n`, type),
    raw(`${part('name="a"; filename="a.exe"', 'MZ')}--x--\r\n`, type),
  ];
}

function pathProbes(document: ApiDocument, id: OperationId, known: Known, random: Random): Probe[] {
  const { path } = operations[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const { options } = rightProbe(document, id, known, random);
  return names.flatMap((name) =>
    STRANGE_SEGMENTS.map((segment) => ({
      what: `${name} = ${segment.slice(0, 40)}`,
      path: addressOf(id, known, { [name]: segment }),
      options,
      mustRefuse: name !== 'name',
    })),
  );
}

function queryProbes(
  document: ApiDocument,
  id: OperationId,
  operation: DocumentedOperation,
  known: Known,
  random: Random,
): Probe[] {
  if (operations[id].method !== 'GET') return [];
  const address = addressOf(id, known);
  const ask = (query: string, mustRefuse: boolean): Probe => ({
    what: `query ${query.slice(0, 80)}`,
    path: `${address}?${query}`,
    options: {},
    mustRefuse,
  });
  const text = (value: unknown) =>
    encodeURIComponent(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolveReference<Parameter>(document, parameter))
    .filter((parameter) => parameter.in === 'query');
  const each = parameters.flatMap(({ name, schema = {} }) => {
    const item = schema.items ?? schema;
    // A comma parts the items of a list.
    const wrong = misfitting(item).filter((value) => typeof value !== 'object' && value !== '1,5');
    return [
      ...[1, 2, 3, 4].map(() => ask(`${name}=${text(fitting(item, random))}`, false)),
      ...wrong.map((value) => ask(`${name}=${text(value)}`, true)),
      ...[1, 2, 3, 4, 5].map(() => ask(`${name}=${text(pick(random, STRANGE))}`, false)),
      ask(`${name}[]=${text(fitting(item, random))}&${name}[]=${text(fitting(item, random))}`, false),
      ask(`${name}[a]=1&${name}=`, false),
    ];
  });
  const all = [1, 2, 3, 4, 5, 6].map(() =>
    ask(
      parameters
        .map(({ name, schema = {} }) => `${name}=${text(fitting(schema.items ?? schema, random))}`)
        .join('&'),
      false,
    ),
  );
  const odd = [
    '',
    '&&==&',
    '__proto__=1&constructor=1',
    '%zz=%zz',
    '%00=1',
    `${'a=1&'.repeat(1500)}`,
    'utm_source=x',
  ];
  return [...each, ...(parameters.length ? all : []), ...odd.map((query) => ask(query, false))];
}
