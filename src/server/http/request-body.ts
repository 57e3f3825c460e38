import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { isLookup, lookupRowsById } from '../db/lookups.ts';
import { isTaken } from '../db/taken.ts';
import type { BodyPlan } from './body-plan.ts';
import type { CallFiles, FileStore } from './file-store.ts';
import type { Facts, FindFacts } from './handler.ts';
import { readJson } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';
import { checkServerRules } from './server-rules.ts';

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/;
const UNKNOWN_TYPE = 'application/octet-stream';

/** Leaves bodies unread until a handler asks for one. */
export async function leaveBodiesUnread(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Fastify refuses bodies of no or a senseless media type before any of our checks; ours come in their order.
  app.addHook('onRequest', async ({ headers }) => {
    if (!MEDIA_TYPE.test(headers['content-type'] ?? '')) headers['content-type'] = UNKNOWN_TYPE;
  });
}

export type BodySource = {
  request: FastifyRequest;
  store: FileStore;
  files: CallFiles;
  /** The record that the call edits: unique values may be its own. */
  editedId: number | null;
  clock: () => Date;
};

/** A body as it came, not yet checked. */
export type ReceivedBody = {
  /** @throws Refusal for what no form is like, and a 422 that names every field. It asks only `db`. */
  check: (facts: Facts | FindFacts, stored: Facts, db: Db) => Promise<unknown>;
};

/** Takes the body of a call off the wire. */
export async function receiveBody(plan: BodyPlan, source: BodySource): Promise<ReceivedBody> {
  const { request, store, files, editedId, clock } = source;
  const sent = await readSent(plan, request, store.incoming, files.uploaded);
  return {
    check: (facts, stored, db) => {
      return plan.check(sent, facts, stored, {
        serverRules: (form, data, record) =>
          checkServerRules(form, data, record, {
            now: clock(),
            isTaken: (column, text, together) => isTaken(db, form.name, { column, text, together }, editedId),
          }),
        findRows: async (lookup, ids) => (isLookup(lookup) ? lookupRowsById(db, lookup, ids) : null),
      });
    },
  };
}

async function readSent(
  plan: BodyPlan,
  request: FastifyRequest,
  folder: string,
  onFile: (path: string) => void,
): Promise<Record<string, unknown>> {
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const isEncoded = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
  const isEmpty = mediaType === UNKNOWN_TYPE && Number(request.headers['content-length'] ?? 0) === 0;
  if (isEmpty && !request.headers['transfer-encoding']) return {};
  if (isEncoded || !plan.mediaTypes.includes(mediaType)) {
    throw new Refusal(415, `The body of this request must be ${plan.mediaTypes.join(' or ')}.`);
  }
  return mediaType === 'multipart/form-data'
    ? readMultipart(request, { folder, files: plan.files, onFile })
    : readJson(request.raw);
}
