import { setImmediate as nextTurn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { inOneStatement } from '../../db/one-statement.ts';
import type { CallFiles, FileStore } from '../../files/file-store.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import type { Facts, FindFacts } from '../handler.ts';
import type { BodyReader } from './body-reader.ts';
import type { RuleContext } from './check-sent-form.ts';
import type { FindRows } from './lookup-values.ts';
import { readJson } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import { richTextCleaner } from './rich-text.ts';
import type { StoredValues } from './stored-values.ts';
import { checkUnique } from './unique-values.ts';

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/;
const UNKNOWN_TYPE = 'application/octet-stream';

/** Leaves bodies unread until a handler asks for one. */
export async function leaveBodiesUnread(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Fastify would refuse bodies without a usable media type before any of our checks, which must come first.
  app.addHook('onRequest', async ({ headers }) => {
    if (!MEDIA_TYPE.test(headers['content-type'] ?? '')) headers['content-type'] = UNKNOWN_TYPE;
  });
  // The rest of an answered call's body is read and dropped, because the connection's next call follows it.
  app.addHook('onResponse', async ({ raw }) => {
    raw.unpipe();
    raw.resume();
  });
}

/**
 * Whether nothing of a request is still on its way; a call within the process has no connection. What came in one piece
 * with the headers has arrived a turn of the event loop after them.
 */
export async function hasArrived({ raw }: FastifyRequest): Promise<boolean> {
  if (raw.complete === false) await nextTurn();
  return raw.complete !== false;
}

export type BodySource = {
  request: FastifyRequest;
  store: FileStore;
  files: CallFiles;
  /** The record being changed: it may keep its own unique values. */
  editedId: number | null;
  storedValues: StoredValues;
  clock: () => Date;
};

/** A received body, not validated yet. */
export type ReceivedBody = {
  /** Its fields; files are on this machine's disk. */
  sent: Facts;
  /** Whether files came with it. */
  hasFiles: boolean;
  /** Reads the items that it chooses, which the check then does not. */
  readChosen: (one: Db) => Promise<void>;
  /** @throws Refusal for malformed bodies, and a 422 that names every invalid field. Only uses `db`. */
  check: (facts: Facts | FindFacts, stored: Facts, db: Db) => Promise<unknown>;
};

/** The items of a list with these ids, as far as there are any. */
type Chosen = { ids: ReadonlySet<unknown>; rows: Awaited<ReturnType<FindRows>> };

/** `recheck` is asked with the first queries of the check; its refusal comes first. */
export async function receiveBody(
  reader: BodyReader,
  source: BodySource,
  recheck: (one: Db) => Promise<void>,
): Promise<ReceivedBody> {
  const { request, store, files } = source;
  let hasFiles = false;
  const sent = await readSent(reader, request, store, (path) => {
    hasFiles = true;
    files.uploaded(path);
  });
  let known = new Map<string, Chosen>();
  const findIn =
    ({ findRows }: RuleContext): FindRows =>
    async (lookup, ids) => {
      const chosen = known.get(lookup);
      return chosen && ids.every((id) => chosen.ids.has(id)) ? chosen.rows : findRows(lookup, ids);
    };
  const readChosen = async (one: Db) => {
    const { findRows } = ruleContext(one, source);
    const lists = [...reader.chosen(sent)].map(
      async ([lookup, ids]) => [lookup, { ids: new Set(ids), rows: await findRows(lookup, ids) }] as const,
    );
    known = new Map(await Promise.all(lists));
  };
  return {
    sent,
    hasFiles,
    readChosen,
    check: async (facts, stored, db) => {
      const [, body] = await inOneStatement(db, (one) => {
        const rights = recheck(one);
        const context = ruleContext(one, source);
        let ahead: Promise<void> | undefined;
        const readAhead = async () => {
          if (known.size === 0) ahead ??= readChosen(one);
          return ahead;
        };
        const own = { ...context, findRows: findIn(context), readAhead };
        const checked = reader.check(sent, facts, stored, own);
        return [rights, checked.catch((error) => rights.then(() => Promise.reject(error)))];
      });
      return body;
    },
  };
}

/** The database queries for the forms' rules; `editedId` is the record that may keep its unique values. */
export function ruleContext(
  db: Db,
  { clock, editedId, storedValues }: Pick<BodySource, 'clock' | 'editedId' | 'storedValues'>,
): RuleContext {
  return {
    db,
    now: clock(),
    findTaken: (form, places, record) =>
      checkUnique(places, record, (column, text, together) =>
        storedValues.isTaken(db, form.name, { column, text, together }, editedId),
      ),
    findRows: (lookup, ids) => storedValues.findRows(db, lookup, ids),
    cleanHtml: richTextCleaner(),
  };
}

async function readSent(
  reader: BodyReader,
  request: FastifyRequest,
  { incoming: folder, scan }: FileStore,
  onFile: (path: string) => void,
): Promise<Record<string, unknown>> {
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const isEncoded = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
  const isEmpty = mediaType === UNKNOWN_TYPE && Number(request.headers['content-length'] ?? 0) === 0;
  if (isEmpty && !request.headers['transfer-encoding']) return {};
  if (isEncoded || !reader.mediaTypes.includes(mediaType)) {
    throw new Refusal(415, coded('request.body_type', { types: reader.mediaTypes.join(' or ') }));
  }
  return mediaType === 'multipart/form-data'
    ? readMultipart(request, { folder, scan, ...reader, onFile })
    : readJson(request.raw, reader.budget.texts);
}
