import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../../../generated/operations.ts';
import type { FormModule } from '../../shared/form-module.ts';
import type { Mode } from '../../shared/normalise.ts';
import type { Db } from '../db/connect.ts';
import type { Mailer } from '../db/mail-outbox.ts';
import type { FindSession } from '../db/sessions.ts';
import {
  type AccessRules,
  type AccessTable,
  type Clauses,
  type Demands,
  demandsOf,
  Permission,
} from './access.ts';
import { admit, type Caller, type Entrance } from './admission.ts';
import { type BodyPlan, planBody } from './body-plan.ts';
import type { ApiDocument, DocumentedOperation } from './document.ts';
import { sendFailure } from './failure.ts';
import type { CallFiles, FileStore } from './file-store.ts';
import type { Call, Context, Facts, FileReply, FindFacts, Reply, Settings } from './handler.ts';
import { networkOf } from './network.ts';
import { packAnswer } from './pack-answer.ts';
import { parameterReader, type ReadParameters } from './parameters.ts';
import { leaveBodiesUnread, type ReceivedBody, receiveBody } from './request-body.ts';
import { sendFile } from './send-file.ts';
import { missingServerRules } from './server-rules.ts';
import { refuseUnknown } from './unknown-route.ts';
import { hideFields, type ShownFields, shownFields } from './visible-fields.ts';

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
  access: AccessTable;
  /** The rules of the access table that are functions. */
  accessRules: AccessRules;
  db: Db;
  findSession: FindSession;
  files: FileStore;
  mail: Mailer;
  settings: Settings;
  clock: () => Date;
};

type Route = OperationInfo &
  Entrance & {
    id: string;
    successStatus: number;
    /** What must hold, by role. */
    demands: Readonly<Record<string, Demands>>;
    parameters: ReadParameters;
    body: BodyPlan | null;
    shown: ShownFields;
    handler: AnyHandler;
  };

/**
 * Makes a route of each operation of the document. Each has exactly one handler, or the server does not start.
 * A call is checked in this order: session, role, ownership (here as far as session and path decide it, in the
 * handler where a record does), parameters, and last the body, which is not even read before the handler asks for it.
 */
export async function apiRoutes(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const routes = await planRoutes(parts);
  await leaveBodiesUnread(app);
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
  const { document, operations, handlers, access, accessRules } = parts;
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
    ...missingServerRules([...forms.values()]),
    ...Object.entries(access.rules)
      .filter(([name, { same, has }]) => !same && !has && typeof accessRules[name] !== 'function')
      .map(([name]) => `no access rule is written for "${name}"`),
    ...Object.entries(operations)
      .filter(([id, { security }]) => security !== 'public' && !Object.hasOwn(access.operations, id))
      .map(([id]) => `the access table has no row for ${id}`),
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
      demands: Object.fromEntries(
        Object.entries(access.operations[id] ?? {}).map(([role, clauses]) => [
          role,
          demandsOf(clauses as Clauses, access.rules),
        ]),
      ),
      // Signing out must work however much was sent before.
      isLimited: operation.method !== 'GET' && operation.security === 'session',
      parameters: parameterReader(document, item, documented),
      body: planBody(document, documented, ofBody, operation.mode),
      shown: shownFields(document, documented, access),
      handler: handlers[id] as AnyHandler,
    };
  });
}

const successStatus = (operation: DocumentedOperation): number =>
  Number(Object.keys(operation.responses).find((status) => status.startsWith('2')) ?? 200);

async function answer(route: Route, parts: ApiParts, request: FastifyRequest, reply: FastifyReply) {
  const caller = await admit(request, route, parts);
  const files = parts.files.forCall();
  const result = await perform(route, parts, request, files, caller).catch(async (error) => {
    await files.settle('failed');
    throw error;
  });
  // Before the answer: whoever hears that a file was replaced finds the former one gone.
  await files.settle('succeeded');
  if (isFileReply(result)) return sendFile(reply, parts.files.path(result.file), result.file);
  return reply.code(route.successStatus).send({ status: true, ...result });
}

async function perform(
  route: Route,
  parts: ApiParts,
  request: FastifyRequest,
  files: CallFiles,
  caller: Caller,
): Promise<Reply<OperationId>> {
  const { db, mail, settings, clock } = parts;
  const path = route.parameters.path(request.params as Record<string, unknown>);
  const { user } = caller;
  const permission =
    user &&
    new Permission(route.demands[user.role_name]!, parts.access, parts.accessRules, {
      db,
      user,
      now: clock(),
    });
  await permission?.enter(path);
  const editedId = typeof path.id === 'number' ? path.id : null;
  const source = { request, store: parts.files, files, editedId, clock };
  let body: Promise<ReceivedBody> | null = null;
  const received = async () => {
    body ??= route.body && receiveBody(route.body, source);
    return body;
  };
  const call = {
    path,
    query: route.parameters.query(request.query as Record<string, unknown>),
    received,
    allow: (record: Record<string, unknown>) => permission?.allow(record),
    only: () => permission?.only(),
    body: async (facts: Facts | FindFacts = {}, stored: Facts = {}, within: Db = db) =>
      (await received())?.check(facts, stored, within),
  } as unknown as Call<OperationId>;
  const surroundings = { db, mail, settings, clock, files, address: networkOf(request.ip), log: request.log };
  const reply = await route.handler(call, { ...caller, ...surroundings } as Context);
  if (permission?.isOpen)
    throw new Error(`${route.id} answers without asking whether the caller may have it.`);
  if (route.shown) await hideFields(route.shown, reply, user?.role_name ?? null, permission);
  return reply;
}

const isFileReply = (reply: object): reply is FileReply => 'file' in reply;
