import { randomBytes } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import { isReady } from './db/readiness.ts';
import { sessionReader } from './db/sessions.ts';
import { type ApiParts, apiRoutes } from './http/api-routes.ts';
import { sendFailure } from './http/failure.ts';
import { FileStore } from './http/file-store.ts';
import { loggableError } from './http/loggable-error.ts';
import { answerMalformed } from './http/malformed.ts';
import { Refusal } from './http/refusal.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { isPage, sendPage, staticFiles } from './http/static-files.ts';
import type { SendMail } from './mail/mail-transport.ts';
import { type MailWorker, mailWorker } from './mail/mail-worker.ts';

export type AppParts = {
  config: Pick<Config, 'admin' | 'dataDir' | 'publicUrl' | 'rateLimitScale' | 'trustedProxies'>;
  db: Db;
  sendMail: SendMail;
  api: Pick<ApiParts, 'document' | 'operations' | 'forms' | 'handlers' | 'access' | 'accessRules'>;
  /** The built client, if there is one. */
  clientFolder: string | null;
  /** The built reference page of the API, if there is one. */
  docsFolder: string | null;
  /** Answers what neither API nor files answer, instead of the client's page: in development, Vite. */
  fallback?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Where the log goes, if it is not the standard output. */
  logger: { level: string; stream?: { write: (line: string) => void } };
  clock?: () => Date;
  patience?: typeof PATIENCE;
};

/** Bytes of a part of an address. */
const LONGEST_PARAMETER = 300;
/** Letters of an address that the log repeats. */
const LONGEST_LOGGED = 500;
/**
 * Milliseconds after which a request is cut off: its head, all of it, and how often that is looked at. The slowest real
 * one is an upload over a weak phone connection.
 */
const PATIENCE = { head: 30_000, whole: 180_000, check: 10_000 };

export type App = {
  server: FastifyInstance;
  files: FileStore;
  /** Stops with the server; started by whoever listens. */
  mail: MailWorker;
};

/** The whole server, not yet listening: tests call it with `inject()`. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { patience = PATIENCE } = parts;
  const { config, db, api, clientFolder, docsFolder } = parts;
  const files = new FileStore(config.dataDir);
  const isSecure = config.publicUrl.startsWith('https:');
  const identified = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    addSecurityHeaders(reply, isSecure);
    return reply.header('x-request-id', request.id);
  };
  const app: FastifyInstance = Fastify({
    logger: { ...parts.logger, serializers: { err: loggableError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: patience.whole,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.check },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // No hook runs for an address that makes no sense.
    frameworkErrors: (error, request, reply) => sendFailure(error, request, identified(request, reply)),
    clientErrorHandler: answerMalformed,
  });
  const mail = mailWorker(db, parts.sendMail, app.log);
  app.addHook('onClose', () => mail.stop());
  app.addHook('onSend', async (request, reply) => {
    identified(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET') mail.wake();
    // Without the query: links in mails carry tokens there.
    const path = request.url.split('?')[0]!.slice(0, LONGEST_LOGGED);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[path.startsWith('/api/') ? 'info' : 'debug'](line, 'request');
  });
  const { fallback } = parts;
  if (fallback) {
    // In development a module of the client's own `api` folder has an address below /api, too.
    app.addHook('onRequest', async (request, reply) => {
      if (/^\/api\/[\w-]+\.tsx?(\?|$)/.test(request.url)) fallback(request, reply);
    });
  }
  app.setErrorHandler(sendFailure);

  app.get('/healthz', async () => ({ status: true }));
  app.get('/readyz', async () => {
    if (!(await isReady(db))) throw new Refusal(503, 'Not ready.', undefined, { 'retry-after': '2' });
    return { status: true };
  });
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(api.document),
  );
  await app.register(
    async (scope) =>
      apiRoutes(scope, {
        ...api,
        db,
        findSession: sessionReader(db),
        files,
        mail,
        settings: {
          publicUrl: config.publicUrl,
          rateLimitScale: config.rateLimitScale,
          adminEmail: config.admin?.email ?? null,
        },
        clock: parts.clock ?? (() => new Date()),
      }),
    { prefix: '/api' },
  );
  await staticFiles(app, { clientFolder, docsFolder, storageFolder: files.publicFolder });
  app.setNotFoundHandler((request, reply) => {
    if (parts.fallback) return parts.fallback(request, reply);
    if (clientFolder && isPage(request)) return sendPage(reply, clientFolder);
    return sendFailure(new Refusal(404, 'Not found.'), request, reply);
  });
  return { server: app, files, mail };
}
