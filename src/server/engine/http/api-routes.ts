import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inWords } from '../../../language/run/value/language.ts';
import { routePattern } from '../../../language/run/value/route-pattern.ts';
import type { Db } from '../db/connect.ts';
import type { CallFiles } from '../files/file-store.ts';
import { languageNow } from '../messages/call-language.ts';
import { Refusal } from '../messages/refusal.ts';
import type { MissingThing } from '../messages/say.ts';
import { networkOf } from '../queues/network.ts';
import type { CheckedRecord, Permission } from './access.ts';
import { type AdmissionContext, admit, type CallCounts, type Caller, callCounts } from './admission.ts';
import { type AnyCall, runHandler } from './any-handler.ts';
import type { ApiParts } from './api-parts.ts';
import type { BodyReader } from './body/body-reader.ts';
import { RepeatablePermission, recheckRights } from './body/recheck-rights.ts';
import { hasArrived, leaveBodiesUnread, type ReceivedBody, receiveBody } from './body/request-body.ts';
import { compressAnswer, REVALIDATE } from './compress-answer.ts';
import { cookiesOf } from './cookie.ts';
import { EventStreams, isEventsReply } from './events/event-streams.ts';
import { isOutcomeUnknown, refusalOf, sendFailure } from './failure.ts';
import { idempotencyKey, oncePerKey } from './idempotency/once-per-key.ts';
import { learnNames } from './item-names.ts';
import { KnownSessions } from './known-sessions.ts';
import { ExportTurns } from './limits/export-turns.ts';
import { type Route, VISITOR } from './plan-routes.ts';
import { prefersStrict, tellUnknown } from './prefer.ts';
import {
  callOfPage,
  type PageCaller,
  type PageReads,
  type ReadRequest,
  readOperation,
} from './read-operation.ts';
import { refuseIfChanged, seenVersions, versionTag } from './record-version.ts';
import { admitRemembered, type KnownCaller, runWhereFree } from './remembered-reads.ts';
import { renewMark } from './replica-reads.ts';
import { isFileReply, sendAnyFile } from './send-file.ts';
import type { SessionUser } from './session-user.ts';
import { refuseUnknown } from './unknown-route.ts';
import { hideFields } from './visible-fields.ts';
import { type CallEvents, UNWATCHED } from './watch/watched-call.ts';

/**
 * Serves an API's routes. A call is checked in this order: session, role, parameters of the path, ownership as far as
 * session and path decide it, ownership of the record in the path, other parameters, and finally the body,
 * which is only read when the handler asks for it; then session, role and ownership are checked again, unless
 * the body had arrived with the call and nothing had to wait.
 *
 * @returns functions that perform an operation in-process, like an HTTP call without a session or with one
 */
export async function apiRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  given: ApiParts,
): Promise<PageReads> {
  const sessions = new KnownSessions(given.findSession);
  const parts = { ...given, findSession: sessions.find };
  await leaveBodiesUnread(app);
  app.addHook('onSend', compressAnswer);
  const streams = new EventStreams();
  const counts = callCounts(parts.settings);
  const exports = new ExportTurns(parts.settings);
  app.addHook('preClose', async () => streams.end());
  const serving = { parts, sessions, streams, counts, exports };
  for (const route of routes)
    app.route({
      method: route.method,
      url: routePattern(route.path),
      config: { operation: route.id },
      handler: (request, reply) => serveRequest(route, serving, request, reply),
    });
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler((request, reply) => refuseUnknown(routes, request, reply));
  const byId = new Map(routes.map((route) => [route.id, route]));
  const routeOf = (id: string) => {
    const route = byId.get(id);
    if (route?.method !== 'GET') throw new Error(`${id} is no operation that reads.`);
    return route;
  };
  const readAs = (caller: PageCaller) =>
    readOperation(app.log, (id, read) => performAs(routeOf(id), serving, caller, read));
  const read = readOperation(app.log, async (id, read) => {
    const route = routeOf(id);
    const caller = await admit({ headers: {}, ip: read.ip }, route, parts, null);
    const files = parts.files.forCall(parts.db);
    return envelopeOf(
      route,
      await runWhereFree(route, parts, { ...caller, isRemembered: false }, null, (use, caller) =>
        runOperation(route, { ...parts, ...use }, read, files, {
          ...caller,
          ...{ events: UNWATCHED, hasBody: false, admittedAt: 0 },
        }),
      ),
    );
  });
  return { read, readAs };
}

/** Performs a read in-process for a user; it is counted, recorded and refused like their call over HTTP. */
async function performAs(
  route: Route,
  serving: Answering,
  asked: PageCaller,
  { params, query }: ReadRequest,
): Promise<object> {
  const { parts, counts } = serving;
  const request = callOfPage(asked);
  const events = parts.watch(route, request);
  const whose: { user: SessionUser | null } = { user: null };
  try {
    const remembered = await admitRemembered(route, serving, request);
    const caller =
      remembered ??
      (await admit(request, route, parts, counts, (user) => {
        whose.user = user;
      }));
    whose.user = caller.user;
    const known = { ...caller, isRemembered: remembered !== null };
    const files = parts.files.forCall(parts.db);
    const read = { params, query, ip: request.ip, request };
    const answer = await runWhereFree(route, parts, known, request, (use, now) =>
      runOperation(route, { ...parts, ...use }, read, files, {
        ...{ ...caller, ...now },
        ...{ events, hasBody: false, admittedAt: 0 },
      }),
    );
    if (isFileReply(answer) || isEventsReply(answer)) throw new Error(`${route.id} answers with no data.`);
    events.finished(caller.user, 200);
    return envelopeOf(route, answer);
  } catch (error) {
    events.finished(whose.user, refusalOf(error).status);
    throw error;
  }
}

/** Tells in an answer's headers what the caller may still do. */
const tellLimits =
  (reply: FastifyReply): AdmissionContext['counted'] =>
  ({ policy, standing }) => {
    const add = (name: string, value: string) => {
      const before = reply.getHeader(name);
      reply.header(name, before === undefined ? value : `${before}, ${value}`);
    };
    add('ratelimit-policy', policy);
    add('ratelimit', standing);
  };

function inLane<T>(
  { user }: Caller,
  { lanes: { networks, accounts } }: ApiParts,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (user && user.key_id !== null) return accounts.run(`key ${user.key_id}`, work);
  return user ? accounts.run(String(user.id), work) : networks.run(networkOf(request.ip), work);
}

/** Milliseconds for which an export may wait for its reader. */
const STALLED = 60_000;

/** Runs an export in its account's turn, which ends when the file has been sent or the reader disconnects. */
async function inTurn<T>(
  { id }: SessionUser,
  { exports }: Answering,
  { raw }: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const end = exports.begin(id);
  finished(raw, end);
  raw.setTimeout(STALLED, () => raw.destroy());
  return work();
}

/** Milliseconds after which a caller's rights are read again before a body is used. */
const FRESH_MS = 1_000;

type WatchedCaller = Caller & {
  events: CallEvents;
  /** Whether the body had arrived before the caller's rights were read. */
  hasBody: boolean;
  /** When they were read, by `performance.now()`. */
  admittedAt: number;
};

const envelopeOf = ({ message }: Route, reply: object) =>
  message === null ? { status: true, ...reply } : { status: true, message: inWords(message), ...reply };

type Answering = {
  parts: ApiParts;
  sessions: KnownSessions;
  streams: EventStreams;
  counts: CallCounts;
  exports: ExportTurns;
};

async function serveRequest(route: Route, serving: Answering, request: FastifyRequest, reply: FastifyReply) {
  const events = serving.parts.watch(route, request);
  // Refusals tell of it, too.
  reply.headers(route.deprecation);
  const whose: { user: SessionUser | null } = { user: null };
  try {
    const seen = (user: SessionUser) => {
      whose.user = user;
    };
    const counting = { ...serving, parts: { ...serving.parts, counted: tellLimits(reply) } };
    const hasBody = route.body !== null && (await hasArrived(request));
    const remembered = await admitRemembered(route, counting, request);
    const caller = remembered ?? (await admit(request, route, counting.parts, serving.counts, seen));
    if (remembered?.user) seen(remembered.user);
    const admittedAt = performance.now();
    const known = { ...caller, events, hasBody, admittedAt, isRemembered: remembered !== null };
    const work = () => respond(known, route, serving, request, reply);
    const result = await (route.isExport && caller.user ? inTurn(caller.user, serving, reply, work) : work());
    events.finished(caller.user, 200);
    return result;
  } catch (error) {
    events.finished(whose.user, refusalOf(error).status);
    throw error;
  }
}

async function respond(
  caller: WatchedCaller & KnownCaller,
  route: Route,
  { parts, streams }: Answering,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const files = parts.files.forCall(parts.db);
  const { params, query, ip } = request;
  const read = { params, query, ip, request, reply };
  if (prefersStrict(request)) reply.header('preference-applied', 'handling=strict');
  else tellUnknown(reply, route.parameters.unknown(query as Record<string, unknown>));
  const performed = () =>
    runWhereFree(route, parts, caller, request, (use, now) =>
      runOperation(route, { ...parts, ...use }, read, files, { ...caller, ...now }),
    );
  // The lane is left before the answer is sent: a stream of events stays open as long as its page.
  const work = route.isRead ? inLane(caller, parts, request, performed) : performed();
  const result = await work.catch(async (error) => {
    await files.finish(isOutcomeUnknown(error) ? 'unknown' : 'failed');
    // A refused call may have written as well.
    if (!route.isRead) await renewMark(parts, caller);
    throw error;
  });
  if (!route.isRead) await renewMark(parts, caller);
  // Before the answer is sent, so that a caller who reads that a file was replaced finds the old one gone.
  await files.finish('succeeded');
  if (isFileReply(result)) return sendAnyFile(reply, parts.files, result);
  if (isEventsReply(result))
    return streams.send(request, reply, {
      listener: caller.user?.id,
      result,
      recheck: () => admit(request, route, parts, null),
    });
  if (route.isLookup && route.isRead) reply.header('cache-control', REVALIDATE);
  return reply.code(route.successStatus).send(envelopeOf(route, result));
}

async function runOperation(
  route: Route,
  parts: ApiParts,
  read: ReadRequest,
  files: CallFiles,
  caller: WatchedCaller,
): Promise<object> {
  const { changes, settings, storedValues, clock, later } = parts;
  const mail = parts.mail.forCall();
  const path = route.parameters.path(read.params as Record<string, unknown>);
  const { user } = caller;
  const noted = user && read.request && parts.noted(parts.db, { route, path, user, request: read.request });
  const db = noted?.db ?? (user === null && route.isRead ? parts.visitorsDb : parts.db);
  const role = user?.role_name ?? (route.security === 'anybody' ? VISITOR : null);
  const readerOf = (user: SessionUser | null) => ({ db, user, now: clock(), operation: route.id });
  const permissionOf = (role: string, user: SessionUser | null) =>
    new RepeatablePermission(route.demands[role]!, parts.access, parts.accessRules, readerOf(user));
  const permission = role === null ? null : permissionOf(role, user);
  await permission?.enter(path);
  const editedId = typeof path.id === 'number' ? path.id : null;
  let body: Promise<ReceivedBody> | null = null;
  const { request } = read;
  let rights: Promise<void> | null = null;
  const receive = (reader: BodyReader, request: FastifyRequest) => {
    const store = parts.files;
    const source = { request, store, files, editedId, storedValues, clock };
    return receiveBody(reader, source, rightsIn(request));
  };
  const rightsIn = (request: FastifyRequest) => (one: Db) => {
    rights ??= recheck(request, one);
    return rights;
  };
  const recheck = async (request: FastifyRequest, one: Db) => {
    const decide = async (now: SessionUser) => permission?.repeat(permissionOf(now.role_name, now), path);
    // Uploads are scanned, and writes may queue: meanwhile rights may have been withdrawn.
    const hasFiles = (await body)?.hasFiles === true;
    const isFresh = caller.hasBody && !hasFiles && performance.now() - caller.admittedAt < FRESH_MS;
    const context = { ...parts, one };
    if (user && !isFresh) await recheckRights({ request, access: route, context, user, decide });
  };
  const received = async () => {
    body ??= route.body && request ? receive(route.body, request) : null;
    return body;
  };
  const allowed = async (reading: Promise<CheckedRecord | null>) => {
    const found = await reading;
    if (!found) throw Refusal.notFound(route.record!.kind as MissingThing);
    await permission?.allow(found);
    return found;
  };
  const finder = route.record && parts.records[route.record.finder]!;
  const id = route.record && (path[route.record.param] as number);
  const seen = route.isVersioned && request ? seenVersions(request) : null;
  const call: AnyCall = {
    path,
    query: route.parameters.query(
      read.query as Record<string, unknown>,
      read.request !== undefined && prefersStrict(read.request),
    ),
    received: async () => {
      const sent = (await received())?.sent ?? {};
      if (route.body && request) await rightsIn(request)(db);
      return sent;
    },
    record: undefined,
    readChosen: async (one) => (await received())?.readChosen(one),
    locked: async (tx) => {
      const locked = await allowed(finder!.lock!(tx, id!));
      refuseIfChanged(seen, locked);
      return locked;
    },
    seen,
    allow: async (record) => permission?.allow(record),
    listCondition: () => permission?.listCondition() ?? null,
    body: async (facts = {}, stored = {}, within = db) => (await received())?.check(facts, stored, within),
  };
  const address = networkOf(read.ip);
  const userAgent = read.request?.headers['user-agent'];
  const cookies = cookiesOf(read, settings.publicUrl);
  const { token, events } = caller;
  const context = {
    ...{ user, token, events },
    ...{ db, mail, changes, settings, clock, later, files, address, userAgent, cookies },
    foresee: async (...asked: Parameters<Permission['foresee']>) => permission?.foresee(...asked),
  };
  const find = finder && ((one: Db) => allowed(finder.find(one, id!, readerOf(user))));
  if (route.nameItems || route.isExport) await learnNames(parts.db, parts.namedItems);
  const perform = async () => {
    const reply = await runHandler(route.handler, call, context, find).finally(mail.over);
    if (permission?.isOpen)
      throw new Error(`${route.id} answers without asking whether the caller may have it.`);
    await noted?.done('data' in reply ? reply.data : null);
    const tag = route.isVersioned ? versionTag(reply) : null;
    if (tag !== null) read.reply?.header('etag', tag);
    if (route.shown) await hideFields(route.shown, reply, role, permission);
    if (languageNow() !== 'en') route.nameItems?.(reply);
    return reply;
  };
  const key = route.isKeyed && request ? idempotencyKey(request) : null;
  if (key === null || !user || !request) return perform();
  const once = {
    ...{ userId: user.id, key, operation: route.id, path, query: call.query, now: clock() },
    sent: async () => (await received())?.sent ?? {},
    warn: (error: unknown) => request.log.warn({ err: error }, 'an idempotency key could not be written'),
  };
  const work = async () => envelopeOf(route, await perform());
  const { answer, isReplayed } = await oncePerKey(parts.db, once, work);
  if (isReplayed) read.reply?.header('idempotency-replayed', 'true');
  return answer;
}
