import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { HOUR } from '../../language/run/value/durations.ts';
import { siteMonth } from '../../language/run/value/site-day.ts';
import { matchRulesVersion } from '../areas/hiring/application/match-rules.ts';
import { settleRules } from '../areas/hiring/application/stored-match-queries.ts';
import { mailApplicationDigests } from '../areas/hiring/application-digest/application-digest.ts';
import { sendDeadlineNews } from '../areas/hiring/deadline/deadline-news.ts';
import { sendLapseNews } from '../areas/hiring/hiring-file/lapse-news.ts';
import { remindOfInterviews } from '../areas/hiring/interview/remind-of-interviews.ts';
import { mailMessageDigests } from '../areas/hiring/message-digest/message-digest.ts';
import { remindReferees } from '../areas/hiring/reference/remind-referees.ts';
import { gaugesOf } from '../areas/office/outbox/gauges.ts';
import { endFeatures } from '../areas/vacancies/promotion/promotion-queries.ts';
import { mailSavedSearches } from '../areas/vacancies/saved-search/saved-search-mails.ts';
import { keepFormVersions } from '../engine/db/stored/keep-form-versions.ts';
import { digestRecorder } from '../engine/files/record-digests.ts';
import type { WorkshopDesk } from '../engine/http/workshop-desk.ts';
import { fileTransport, smtpTransport } from '../engine/mail/mail-transport.ts';
import { formVersions } from '../engine/records/form-versions.ts';
import { productApi } from './api.ts';
import { type App, buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Foundation } from './foundation.ts';
import { loadBuilt } from './load-built.ts';
import { type LogOutput, standardLog } from './log-output.ts';
import { sweepDatabase, sweepMails } from './sweep-database.ts';

/** Loads the built renderer of public pages. */
async function loadRenderer(root: string, home: string): Promise<PageRenderer | null> {
  const file = join(home, 'dist/pages/page-renderer.js');
  if (!existsSync(file)) return null;
  // A build whose pages are the release's has a link to them.
  const own = join(root, 'dist/pages/page-renderer.js');
  const isOwn = home === root || realpathSync(file) === realpathSync(own);
  const { renderer } = (await loadBuilt(isOwn ? own : file, isOwn)) as { renderer: PageRenderer };
  return renderer;
}

export type ProductOptions = {
  config: Config;
  root: string;
  foundation: Foundation;
  /** Whether to serve the built pages; in development Vite does. */
  hasPages: boolean;
  /** The folder of the built program and of the API's document: by default the project's. */
  built?: string;
  workshop?: WorkshopDesk | null;
  /** Folders of programs that ran here before. */
  former?: readonly string[];
  clock?: () => Date;
  /** The process's: one for all its programs, as it lives as long as the process. */
  log?: Pick<LogOutput, 'write'>;
};

export type Product = App & {
  /** Starts the background work, which ends when the server closes. */
  start: () => void;
};

/** Builds the server from the current definitions on an existing foundation, without listening. */
export async function buildProduct({
  config,
  root,
  foundation,
  hasPages,
  built: home = root,
  workshop = null,
  former = [],
  clock = () => new Date(),
  log = standardLog(),
}: ProductOptions): Promise<Product> {
  const { db, visitors, changes, replica } = foundation;
  await keepFormVersions(db, await formVersions(), clock());
  await settleRules(db, matchRulesVersion(root));
  const built = (name: string) => {
    const folder = join(home, 'dist', name);
    return existsSync(join(folder, 'index.html')) ? folder : null;
  };
  const app = await buildApp({
    config,
    db,
    visitorsDb: visitors.db,
    replica,
    changes,
    sendMail: config.smtpUrl
      ? smtpTransport(config.smtpUrl, config.publicUrl)
      : fileTransport(join(config.dataDir, 'mail'), config.publicUrl),
    api: productApi(home),
    workshop,
    workshopFolder: hasPages && workshop ? built('workshop') : null,
    formerWorkshops: former.map((folder) => join(folder, 'dist/workshop')),
    formerClients: former.map((folder) => join(folder, 'dist/client')),
    clientFolder: hasPages ? built('client') : null,
    renderer: hasPages ? await loadRenderer(root, home) : null,
    docsFolder: built('docs'),
    gauges: gaugesOf(foundation),
    logger: { level: config.logLevel, stream: log },
    clock,
  });
  const { server, files, mail, jobs } = app;
  const posting = { mail, settings: config };
  let upkeep: NodeJS.Timeout | undefined;
  server.addHook('onClose', async () => clearInterval(upkeep));

  const failed =
    <T>(what: string, facts: (row: T) => object) =>
    (row: T, error: unknown) =>
      server.log.warn({ ...facts(row), err: error }, `${what} failed`);
  const recordDigests = digestRecorder(
    files,
    failed('reading a file for its digest', ({ id }) => ({ file_id: id })),
  );
  /** Runs on startup and every hour, which also retries whatever failed. */
  const tidy = (now = clock()) =>
    void Promise.all([
      files.sweep(db),
      recordDigests(db),
      sweepDatabase(db, now),
      sweepMails(config.dataDir, now),
      endFeatures(db, siteMonth(now)),
      remindOfInterviews(
        db,
        posting,
        now,
        failed('the reminder of an interview', ({ interview_id }) => ({ interview_id })),
      ),
      remindReferees(
        db,
        posting,
        now,
        failed('the reminder of a referee', ({ reference_id }) => ({ reference_id })),
      ),
      sendDeadlineNews(
        db,
        posting,
        now,
        failed('news of a deadline', ({ vacancy_id }) => ({ vacancy_id })),
      ),
      sendLapseNews(
        db,
        posting,
        now,
        failed('news of checks that lapse', ({ application_id }) => ({ application_id })),
      ),
      mailApplicationDigests(
        db,
        posting,
        now,
        failed('the mail of a day’s applications', ({ school_id }) => ({ school_id })),
      ),
      mailMessageDigests(
        db,
        posting,
        now,
        failed('the mail of a day’s messages', ({ user_id }) => ({ user_id })),
      ),
      mailSavedSearches(
        db,
        posting,
        now,
        failed('a saved search', ({ saved_search_id }) => ({ saved_search_id })),
      ),
    ])
      .catch((error) => server.log.warn({ err: error }, 'tidying up failed'))
      .finally(() => mail.wake());

  return {
    ...app,
    start: () => {
      mail.start();
      jobs.start();
      tidy();
      upkeep = setInterval(() => tidy(), HOUR).unref();
    },
  };
}
