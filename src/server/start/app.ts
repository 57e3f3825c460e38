import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { refuseBeyondStorage } from '../areas/account/quota-queries.ts';
import { passwordRules } from '../areas/account/refused-passwords/common-passwords.ts';
import { EventLog } from '../areas/account/security-event/event-log.ts';
import { watchCalls } from '../areas/account/security-event/watch-calls.ts';
import { renewSessionMark, sessionMark, sessionReader } from '../areas/account/session-queries.ts';
import { type BulkTaskWorker, bulkTaskWorker } from '../areas/hiring/application/bulk-task-worker.ts';
import { refreshSome } from '../areas/hiring/application/stored-match-queries.ts';
import { sealKey } from '../areas/hiring/seal/seal-chain.ts';
import { linkSome } from '../areas/hiring/seal/seal-queries.ts';
import { oneClick } from '../areas/news/mail-preference/one-click.ts';
import { type WebhookWorker, webhookWorker } from '../areas/news/webhook/webhook-worker.ts';
import { auditAdminActions } from '../areas/office/audit/audit-admin-actions.ts';
import type { Db } from '../engine/db/connect.ts';
import { LaterWrites } from '../engine/db/later-writes.ts';
import { isReady } from '../engine/db/readiness.ts';
import type { Replica } from '../engine/db/replica.ts';
import type { UserChanges } from '../engine/db/user-changes.ts';
import { FileStore } from '../engine/files/file-store.ts';
import { storedPictures } from '../engine/files/stored-pictures.ts';
import { apiDocument } from '../engine/http/api-document.ts';
import type { DescribedApi } from '../engine/http/api-parts.ts';
import { apiRoutes } from '../engine/http/api-routes.ts';
import { closeUnusedWhileStopping } from '../engine/http/connections/stopping.ts';
import { sendFailure } from '../engine/http/failure.ts';
import { warnOfForwarding } from '../engine/http/limits/forwarded.ts';
import { READS_AT_ONCE } from '../engine/http/limits/rate-limits.ts';
import { loggableError } from '../engine/http/loggable-error.ts';
import { refuseMalformed } from '../engine/http/malformed.ts';
import { routesOf } from '../engine/http/plan-routes.ts';
import type { PageReads } from '../engine/http/read-operation.ts';
import { addSecurityHeaders } from '../engine/http/security-headers.ts';
import { speakAsAsked } from '../engine/http/speak-as-asked.ts';
import { isPage, sendPage, staticFiles } from '../engine/http/static-files.ts';
import { freeBytes, MIN_FREE_BYTES } from '../engine/http/watch/free-space.ts';
import { type Gauges, metricsRoute } from '../engine/http/watch/metrics.ts';
import type { WorkshopDesk } from '../engine/http/workshop-desk.ts';
import { MailFolder } from '../engine/mail/mail-folder.ts';
import type { SendMail } from '../engine/mail/mail-transport.ts';
import { type MailWorker, mailWorker } from '../engine/mail/mail-worker.ts';
import { inLanguage, preferredLanguage } from '../engine/messages/call-language.ts';
import { Refusal } from '../engine/messages/refusal.ts';
import { coded } from '../engine/messages/say.ts';
import { type BatchWorker, batchWorker } from '../engine/queues/batch-worker.ts';
import { Lanes } from '../engine/queues/lanes.ts';
import { PublicPages } from '../pages/public-pages.ts';
import { searchEngineFiles } from '../pages/search-engine-files.ts';
import type { Config } from './config.ts';
import { sealSecret } from './seal-secret.ts';

export type AppParts = {
  config: Pick<Config, 'admin' | 'dataDir' | 'publicUrl' | 'rateLimitScale' | 'trustedProxies'> &
    Partial<
      Pick<
        Config,
        | 'metricsToken'
        | 'storageUrl'
        | 'clamdUrl'
        | 'sealKey'
        | 'passwordBlocklist'
        | 'passwordBreachesUrl'
        | 'adminNeedsFactor'
      >
    >;
  db: Db;
  /** The database for visitors' reads, with its own connections and statement timeout; by default `db`. */
  visitorsDb?: Db;
  /** A standby for reads. */
  replica?: Replica | null;
  sendMail: SendMail;
  /** Reports users whose notifications changed; without it, open streams poll. */
  changes: UserChanges | null;
  api: DescribedApi;
  /** The built client, if any. */
  clientFolder: string | null;
  /** Renders public screens; without it, the browser does. */
  renderer: PageRenderer | null;
  /** The built API reference page, if any. */
  docsFolder: string | null;
  /** The log's destination; standard output by default. */
  logger: { level: string; stream?: { write: (line: string) => void } };
  clock?: () => Date;
  /** Values measured whenever `/metrics` is read, such as a queue length. */
  gauges?: Gauges;
  workshop?: WorkshopDesk | null;
  /** The built workshop, where the site has one. */
  workshopFolder?: string | null;
  /** Workshops of programs that ran here before, whose open pages may still load parts of them. */
  formerWorkshops?: readonly string[];
  /** Clients that ran here before, whose open pages may still load parts of them. */
  formerClients?: readonly string[];
  freeBytes?: typeof freeBytes;
  patience?: typeof REQUEST_TIMEOUTS;
};

/** The maximum length of a path parameter. */
const LONGEST_PARAMETER = 300;
/** The maximum length of a path in the log. */
const LONGEST_LOGGED = 500;
/**
 * Request timeouts in milliseconds, for the headers and for the whole request, and the interval of checking
 * them. The slowest legitimate request is a school's profile with 20 photos, 47 MB, over a phone connection
 * of 1 Mbit/s.
 */
export const REQUEST_TIMEOUTS = { head: 30_000, whole: 420_000, check: 10_000 };

/** 62 random bits as text, from a UUID: Node keeps the bytes of many in store. */
const requestId = (): string => randomUUID().replaceAll('-', '').slice(16);

const NO_USER_CHANGES: UserChanges = { of: () => () => {}, close: async () => {} };

export type App = {
  server: FastifyInstance;
  files: FileStore;
  /** Stops with the server; whoever listens must start it. */
  mail: MailWorker;
  /** Stops with the server as well; whoever listens must start it. */
  jobs: BulkTaskWorker;
  /** Stops with the server; the jobs' worker wakes it. */
  matches: BatchWorker;
  /** Stops with the server; the jobs' worker wakes it. */
  webhooks: WebhookWorker;
  /** Stops with the server; the jobs' worker wakes it. */
  seals: BatchWorker;
  /** Written before the server stops. */
  later: LaterWrites;
};

/** Builds the whole server without listening, for `inject()` in tests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { patience = REQUEST_TIMEOUTS } = parts;
  const { config, db, api, clientFolder, docsFolder, renderer } = parts;
  const clock = parts.clock ?? (() => new Date());
  const files = new FileStore(config, (tx, owner) => refuseBeyondStorage(tx, config, owner));
  const isSecure = config.publicUrl.startsWith('https:');
  const identified = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    addSecurityHeaders(reply, isSecure);
    return reply.header('x-request-id', request.id);
  };
  const app: FastifyInstance = Fastify({
    logger: { ...parts.logger, serializers: { err: loggableError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    requestTimeout: patience.whole,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.check },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // Fastify runs no hooks for a URL that it cannot parse.
    frameworkErrors: (error, request, reply) =>
      inLanguage(preferredLanguage(request.headers['accept-language']), () =>
        sendFailure(error, request, identified(request, reply)),
      ),
    clientErrorHandler: refuseMalformed,
  });
  closeUnusedWhileStopping(app);
  speakAsAsked(app);
  const mailFolder = new MailFolder(config.dataDir);
  const mail = mailWorker(db, parts.sendMail, app.log, (ids) => mailFolder.discard(ids));
  app.addHook('onClose', () => mail.stop());
  const matches = batchWorker(
    () => refreshSome(db),
    (error) => app.log.warn({ err: error }, 'stored matches cannot be compared'),
  );
  app.addHook('onClose', () => matches.stop());
  const posting = { mail, settings: config };
  const webhooks = webhookWorker({ db, posting, log: app.log, clock });
  app.addHook('onClose', () => webhooks.stop());
  // The key is not in the database, so that nobody who can write there can seal.
  const key = sealKey(sealSecret({ dataDir: config.dataDir, sealKey: config.sealKey ?? null }));
  const seals = batchWorker(
    () => linkSome(db, key),
    (error) => app.log.warn({ err: error }, 'seals cannot be linked'),
  );
  app.addHook('onClose', () => seals.stop());
  const jobs = bulkTaskWorker({ db, posting, matches, webhooks, seals, log: app.log, clock });
  app.addHook('onClose', () => jobs.stop());
  const events = new EventLog(db, app.log);
  app.addHook('onClose', () => events.written());
  const later = new LaterWrites(db, app.log);
  app.addHook('onClose', () => later.written());
  app.addHook('onSend', async (request, reply) => {
    identified(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Without the query, because mailed links carry tokens in it.
    const path = request.url.split('?')[0]!.slice(0, LONGEST_LOGGED);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[path.startsWith('/api/') ? 'info' : 'debug'](line, 'request');
  });
  app.setErrorHandler(sendFailure);

  app.get('/healthz', async () => ({ status: true }));
  app.get('/readyz', async () => {
    if ((await (parts.freeBytes ?? freeBytes)(config.dataDir)) < MIN_FREE_BYTES)
      throw new Refusal(503, coded('request.disk_full'), undefined, { 'retry-after': '60' });
    if (!(await isReady(db)))
      throw new Refusal(503, coded('request.not_ready'), undefined, { 'retry-after': '2' });
    return { status: true };
  });
  metricsRoute(app, config.metricsToken ?? null, parts.gauges ?? (async () => ({})));
  const origin = config.publicUrl.replace(/\/$/, '');
  apiDocument(app, api.document, origin);
  warnOfForwarding(app, { trustedProxies: config.trustedProxies, clock });
  const { network, account, ...queue } = READS_AT_ONCE;
  const bounds = { ...queue, waiting: queue.waiting * config.rateLimitScale };
  const lanes = {
    networks: new Lanes({ ...bounds, atOnce: network }),
    accounts: new Lanes({ ...bounds, atOnce: account }),
  };
  let reads: PageReads | undefined;
  await app.register(
    async (scope) => {
      reads = await apiRoutes(scope, await routesOf(api), {
        ...api,
        db,
        visitorsDb: parts.visitorsDb ?? db,
        replica: parts.replica ?? null,
        lanes,
        noted: auditAdminActions(clock),
        watch: watchCalls(events, clock),
        findSession: sessionReader(db, config.adminNeedsFactor ?? false, later),
        sessionMark: { read: sessionMark, renew: (token) => renewSessionMark(db, token) },
        later,
        files,
        mail,
        changes: parts.changes ?? NO_USER_CHANGES,
        settings: {
          publicUrl: config.publicUrl,
          rateLimitScale: config.rateLimitScale,
          adminEmail: config.admin?.email ?? null,
          ...passwordRules(config, app.log),
          adminNeedsFactor: config.adminNeedsFactor ?? false,
          workshop: parts.workshop ?? null,
        },
        clock,
      });
    },
    { prefix: '/api' },
  );
  await oneClick(app, db, clock);
  storedPictures(app, files);
  const { workshopFolder, formerClients, formerWorkshops } = parts;
  await staticFiles(app, { clientFolder, docsFolder, workshopFolder, formerClients, formerWorkshops });
  const pages =
    clientFolder &&
    renderer &&
    reads &&
    new PublicPages({
      renderer,
      clientFolder,
      origin,
      ...reads,
      clock,
      networks: lanes.networks,
      rateLimitScale: config.rateLimitScale,
    });
  if (renderer && reads) searchEngineFiles(app, { renderer, origin, read: reads.read, clock });
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && isPage(request) && (await pages.answer(request, reply))) return reply;
    if (clientFolder && isPage(request)) return sendPage(reply, clientFolder);
    return sendFailure(new Refusal(404, coded('request.not_found')), request, reply);
  });
  return { server: app, files, mail, jobs, matches, webhooks, seals, later };
}
