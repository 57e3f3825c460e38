import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { HOUR } from '../../language/run/value/durations.ts';
import { riyadhMonth } from '../../language/run/value/riyadh-day.ts';
import { matchRulesVersion } from '../areas/hiring/application/match-rules.ts';
import { settleRules } from '../areas/hiring/application/stored-match-queries.ts';
import { mailApplicationDigests } from '../areas/hiring/application-digest/application-digest.ts';
import { sendDeadlineNews } from '../areas/hiring/deadline/deadline-news.ts';
import { remindOfInterviews } from '../areas/hiring/interview/remind-of-interviews.ts';
import { gaugesOf } from '../areas/office/outbox/gauges.ts';
import { endFeatures } from '../areas/vacancies/promotion/promotion-queries.ts';
import { mailSavedSearches } from '../areas/vacancies/saved-search/saved-search-mails.ts';
import { keepFormVersions } from '../engine/db/stored/keep-form-versions.ts';
import { fileTransport, smtpTransport } from '../engine/mail/mail-transport.ts';
import { formVersions } from '../engine/records/form-versions.ts';
import { productApi } from './api.ts';
import { type App, buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Foundation } from './foundation.ts';
import { standardLog } from './log-output.ts';
import { sweepDatabase, sweepMails } from './sweep-database.ts';

/** Loads the built renderer of public pages. */
async function loadRenderer(root: string): Promise<PageRenderer | null> {
  const file = join(root, 'dist/pages/page-renderer.js');
  if (!existsSync(file)) return null;
  const { renderer } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    renderer: PageRenderer;
  };
  return renderer;
}

export type ProductOptions = {
  config: Config;
  root: string;
  foundation: Foundation;
  /** Whether to serve the built pages; in development Vite does. */
  hasPages: boolean;
  clock?: () => Date;
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
  clock = () => new Date(),
}: ProductOptions): Promise<Product> {
  const { db, visitors, changes, replica } = foundation;
  await keepFormVersions(db, await formVersions(), clock());
  await settleRules(db, matchRulesVersion(root));
  const built = (name: string) => {
    const folder = join(root, 'dist', name);
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
    api: productApi(root),
    clientFolder: hasPages ? built('client') : null,
    renderer: hasPages ? await loadRenderer(root) : null,
    docsFolder: built('docs'),
    gauges: gaugesOf(foundation),
    logger: { level: config.logLevel, stream: standardLog() },
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
  /** Runs on startup and every hour, which also retries whatever failed. */
  const tidy = (now = clock()) =>
    void Promise.all([
      files.sweep(db),
      sweepDatabase(db, now),
      sweepMails(config.dataDir, now),
      endFeatures(db, riyadhMonth(now)),
      remindOfInterviews(
        db,
        posting,
        now,
        failed('the reminder of an interview', ({ interview_id }) => ({ interview_id })),
      ),
      sendDeadlineNews(
        db,
        posting,
        now,
        failed('news of a deadline', ({ vacancy_id }) => ({ vacancy_id })),
      ),
      mailApplicationDigests(
        db,
        posting,
        now,
        failed('the mail of a day’s applications', ({ school_id }) => ({ school_id })),
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
