import { type RequestBody, resolveReference, type Schema } from '../../engine/http/document.ts';
import { asForm } from '../scenario.ts';
import { fitting, misfitting, pick, STRANGE } from '../trial-values.ts';
import { fileProbes } from './file-probes.ts';
import { addressOf, type Fields, type Probe, type Send, type Subject } from './probe.ts';
import { rawProbes } from './raw-probes.ts';

type Content = RequestBody['content'][string] & { example?: Fields };

/** The valid body, then variants with each field changed, with several changed, and malformed bodies. */
export function bodyProbes(subject: Subject): Probe[] {
  const { document, operation } = subject;
  if (!operation.requestBody) return [];
  const { content } = resolveReference<RequestBody>(document, operation.requestBody);
  return Object.entries(content).flatMap(([mediaType, entry]) => ofMediaType(subject, mediaType, entry));
}

function ofMediaType(subject: Subject, mediaType: string, entry: Content): Probe[] {
  const { document, id, known, random } = subject;
  const isJson = mediaType === 'application/json';
  const schema = resolveReference<Schema>(document, entry.schema!);
  const example = known.bodies[id] ?? (() => entry.example ?? {});
  const send: Send = (what, body, kind, field) => ({
    what: `${mediaType} ${what}`,
    path: addressOf(subject),
    options: isJson ? { json: body } : { form: asForm(body) },
    kind,
    ...(field && { field }),
  });
  const fields = Object.entries(schema.properties ?? {});
  const typed = fields.filter(([, field]) => !isFile(field) && !isStored(field));
  const wrongFor = (field: Schema) =>
    misfitting(field)
      // All values of a multipart form are text, and a text field accepts any text.
      .filter((value) => isJson || typeof value !== 'object' || field.type !== 'string');
  const replaced = (name: string, value: unknown, kind: Probe['kind'], body = example()) => {
    const what =
      kind === 'wrong' ? 'an invalid value' : kind === 'right' ? 'a valid value' : 'an unusual value';
    return send(
      `${what} in ${name}: ${JSON.stringify(value)?.slice(0, 80)}`,
      { ...body, [name]: value },
      kind,
      kind === 'wrong' ? name : undefined,
    );
  };
  const each = fields.flatMap(([name, field]): Probe[] =>
    isFile(field)
      ? fileProbes(name.replace('[]', ''), mediaType, example, send, random)
      : [
          replaced(name, fitting(field, random), isStored(field) ? 'open' : 'right'),
          ...wrongFor(field).map((value) => replaced(name, value, 'wrong')),
          ...[1, 2].map(() => replaced(name, pick(random, STRANGE), 'open')),
          replaced(name, undefined, 'open'),
        ],
  );
  const mixed = () =>
    Object.fromEntries(
      typed.filter(() => random() < 0.5).map(([name, field]) => [name, fitting(field, random)]),
    );
  const severalWrong = () => {
    const [name, field] = pick(random, typed)!;
    const value = pick(random, wrongFor(field));
    return value === undefined ? [] : [replaced(name, value, 'wrong', { ...example(), ...mixed() })];
  };
  return [
    send('with the valid body', example(), 'right'),
    ...each,
    ...[1, 2, 3].map(() => send('with several fields changed', { ...example(), ...mixed() }, 'open')),
    ...(typed.length ? [1, 2, 3, 4, 5].flatMap(severalWrong) : []),
    send('with an unknown field', { ...example(), unknown_field: 1 }, 'wrong', 'unknown_field'),
    send('with a field named constructor', { ...example(), constructor: 'x' }, 'wrong'),
    send('with an empty body', {}, 'open'),
    ...rawProbes(mediaType, addressOf(subject)),
  ];
}

function isFile(field: Schema): boolean {
  const item = field.items ?? field;
  return item.contentMediaType === 'application/octet-stream';
}

/** Whether a field takes the address of a stored file, which cannot be generated. */
function isStored(field: Schema): boolean {
  return (field.items ?? field).format === 'uri-reference';
}
