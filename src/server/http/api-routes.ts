import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../../../generated/operations.ts';
import type { FormModule } from '../../shared/form-module.ts';
import type { Mode } from '../../shared/normalise.ts';
import type { Db } from '../db/connect.ts';
import { isLookup, lookupRowsById } from '../db/lookups.ts';
import type { Mailer } from '../db/mail-outbox.ts';
import { take } from '../db/rate-limits.ts';
import type { FindSession, SessionUser } from '../db/sessions.ts';
import { isTaken } from '../db/taken.ts';
import { type BodyPlan, planBody } from './body-plan.ts';
import type { ApiDocument, DocumentedOperation } from './document.ts';
import { sendFailure } from './failure.ts';
import type { CallFiles, FileStore } from './file-store.ts';
import type { Call, Context, Facts, FileReply, FindFacts, Reply, Settings } from './handler.ts';
import { networkOf } from './network.ts';
import { packAnswer } from './pack-answer.ts';
import { parameterReader, type ReadParameters } from './parameters.ts';
import { readJson } from './read-json.ts';
import { readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';
import { sendFile } from './send-file.ts';
import { checkServerRules, missingServerRules } from './server-rules.ts';
import { refuseUnknown } from './unknown-route.ts';

/** What the generator says about an operation; `roles` null means any signed-in user. */
export type OperationInfo = {
  method: string;
  path: string;
  security: 'public' | 'session' | 'unverified';
  roles: readonly string[] | null;
  forms: readonly string[];
  mode: Mode;
};

type AnyHandler = (call: Call<OperationId>, context: Context) => Promise<Reply<OperationId>>;

export type ApiParts = {
  document: ApiDocument;
  operations: Readonly<Record<string, OperationInfo>>;
  /** Loads a form by its name. */
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
  handlers: Readonly<Record<string, unknown>>;
  db: Db;
  findSession: FindSession;
  files: FileStore;
  mail: Mailer;
  settings: Settings;
  clock: () => Date;
};

/** Submits and uploads that one account may make in a minute, and one address, behind which a whole school may be. */
const WRITES = { account: 60, address: 300, seconds: 60 };

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+\s*(;|$)/;
const UNKNOWN_TYPE = 'application/octet-stream';

type Route = OperationInfo & {
  id: string;
  successStatus: number;
  parameters: ReadParameters;
  body: BodyPlan | null;
  handler: AnyHandler;
};

/**
 * Makes a route of each operation of the document. Each has exactly one handler, or the server does not start.
 * A call is checked in this order: session, role, parameters, then in the handler ownership, and last the body,
 * which is not even read before the handler asks for it.
 */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const routes = await planRoutes(parts);
  // Bodies are read by the handler's call of body(), not before it.
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Fastify refuses bodies of no or a senseless media type before any of our checks; ours come in their order.
  app.addHook('onRequest', async ({ headers }) => {
    if (!MEDIA_TYPE.test(headers['content-type'] ?? '')) headers['content-type'] = UNKNOWN_TYPE;
  });
  app.addHook('onSend', packAnswer);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(route, parts, request, reply),
    });
  }
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => refuseUnknown(routes, request, reply));
}

async function planRoutes(parts: ApiParts): Promise<Route[]> {
  const { document, operations, handlers } = parts;
  const forms = new Map<string, FormModule>();
  const named = new Set(Object.values(operations).flatMap((operation) => operation.forms));
  await Promise.all([...named].map(async (name) => forms.set(name, (await parts.forms[name]!()).form)));

  const problems = [
    ...Object.keys(operations)
      .filter((id) => typeof handlers[id] !== 'function')
      .map((id) => `the operation ${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !Object.hasOwn(operations, id))
      .map((id) => `the handler ${id} has no operation`),
    ...missingServerRules([...forms.values()]).map((rule) => `no x-server rule is written for ${rule}`),
  ];
  if (problems.length) throw new Error(`The API cannot start: ${problems.join('; ')}.`);

  return Object.entries(operations).map(([id, operation]) => {
    const item = document.paths[operation.path];
    const documented = item?.[operation.method.toLowerCase() as 'get'];
    if (!item || !documented) throw new Error(`The API cannot start: the document lacks ${id}.`);
    const ofBody = operation.forms.map((name) => forms.get(name)!);
    return {
      ...operation,
      id,
      successStatus: successStatus(documented),
      parameters: parameterReader(document, item, documented),
      body: planBody(document, documented, ofBody, operation.mode),
      handler: handlers[id] as AnyHandler,
    };
  });
}

const successStatus = (operation: DocumentedOperation): number =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200);

async function answer(route: Route, parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
  const token = bearerToken(request);
  const user = await admit(route, parts, token);
  if (user && route.method !== 'GET') await limitWrites(parts, user, networkOf(request.ip));
  const files = parts.files.forCall();
  const result = await perform(route, parts, request, files, { token, user }).catch(async (error) => {
    await files.settle('failed');
    throw error;
  });
  // Before the answer: whoever hears that a file was replaced finds the former one gone.
  await files.settle('succeeded');
  if (isFileReply(result)) return sendFile(reply, parts.files.path(result.file), result.file);
  return reply.code(route.successStatus).send({ status: true, ...result });
}

type Caller = { token: string | null; user: SessionUser | null };

async function perform(
  route: Route,
  parts: ApiParts,
  request: FastifyRequest,
  files: CallFiles,
  caller: Caller,
): Promise<Reply<OperationId>> {
  const path = route.parameters.path(request.params as Record<string, unknown>);
  const call = {
    path,
    query: route.parameters.query(request.query as Record<string, unknown>),
    body: (facts: Facts | FindFacts = {}) => readBody(route, parts, request, files, path.id, facts),
  } as Call<OperationId>;
  const { db, mail, settings, clock } = parts;
  const context = {
    ...caller,
    db,
    mail,
    settings,
    clock,
    files,
    address: networkOf(request.ip),
    log: request.log,
  } as Context;
  return route.handler(call, context);
}

const isFileReply = (reply: object): reply is FileReply => 'file' in reply;

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The session's user if the operation admits it; null for public operations. Closed by default. */
async function admit(route: Route, parts: ApiParts, token: string | null): Promise<SessionUser | null> {
  if (route.security === 'public') return null;
  const user = token === null ? null : await parts.findSession(token, parts.clock());
  if (!user)
    throw new Refusal(
      401,
      token === null ? 'Please sign in.' : 'Your session has ended. Please sign in again.',
    );
  if (route.security !== 'unverified' && user.email_verified_at === null) {
    throw new Refusal(403, 'Please verify your e-mail address first.');
  }
  if (route.roles && !route.roles.includes(user.role_name)) throw Refusal.forbidden();
  return user;
}

async function limitWrites(
  { db, settings, clock }: ApiParts,
  user: SessionUser,
  address: string,
): Promise<void> {
  const now = clock();
  const limits = [
    { key: `write:account:${user.id}`, limit: WRITES.account },
    { key: `write:address:${address}`, limit: WRITES.address },
  ];
  for (const { key, limit } of limits) {
    const window = { key, limit: limit * settings.rateLimitScale, seconds: WRITES.seconds };
    const { allowed, wait } = await take(db, window, now);
    if (!allowed) throw Refusal.tooMany('Too many requests. Please wait a moment and try again.', wait);
  }
}

async function readBody(
  route: Route,
  { db, clock, files }: ApiParts,
  request: FastifyRequest,
  callFiles: CallFiles,
  editedId: unknown,
  facts: Facts | FindFacts,
): Promise<unknown> {
  const plan = route.body;
  if (!plan) return undefined;
  const sent = await readSent(plan, request, files.incoming, callFiles.uploaded);
  const except = typeof editedId === 'number' ? editedId : null;
  const isTakenByOther = (table: string, column: string, text: string) =>
    isTaken(db, table, column, text, except);
  return plan.check(sent, facts, {
    serverRules: (form, data) => checkServerRules(form, data, { now: clock(), isTaken: isTakenByOther }),
    findRows: async (lookup, ids) => (isLookup(lookup) ? lookupRowsById(db, lookup, ids) : null),
  });
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
