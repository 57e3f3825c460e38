import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import site from '../../../schemas/site.json' with { type: 'json' };
import {
  type AskedPage,
  LANGUAGE_COOKIE,
  languageIn,
  type PageRenderer,
  type PageRole,
  ROLE_COOKIE,
  SECURE_ROLE_COOKIE,
  TAG_LENGTH,
} from '../../language/run/screen/drawn-page.ts';
import { MINUTE } from '../../language/run/value/durations.ts';
import { isLanguage } from '../../language/run/value/is-language.ts';
import type { LanguageName } from '../../language/run/value/language.ts';
import { tokenForPages, withoutPages } from '../areas/account/page-session.ts';
import { ROLE } from '../areas/account/user-queries.ts';
import { cookiesOf } from '../engine/http/cookie.ts';
import { CallBudget } from '../engine/http/limits/call-budget.ts';
import type { PageReads } from '../engine/http/read-operation.ts';
import { allowingImportMap } from '../engine/http/security-headers.ts';
import { inLanguage, preferredLanguage } from '../engine/messages/call-language.ts';
import type { Lanes } from '../engine/queues/lanes.ts';
import { networkOf } from '../engine/queues/network.ts';
import { BriefCache } from './brief-cache.ts';
import { DRAWN_PAGE_POLICY, OWN_PAGE_POLICY, PREPARED_PAGE_POLICY } from './inline-scripts.ts';
import { type PackedPage, type PackOptions, packPage, sendPacked } from './packed-page.ts';
import { type ChunkFiles, pageDocument, preparedDocument } from './page-document.ts';

export type PublicPagesOptions = PageReads & {
  renderer: PageRenderer;
  clientFolder: string;
  /** The site's origin. */
  origin: string;
  clock: () => Date;
  /** The per-network queues in which pages wait, shared with the networks' API calls. */
  networks: Lanes;
  /** Multiplies the rate limit. */
  rateLimitScale: number;
};

/** What a page depends on besides its address: the visitor's role and language. */
type Visitor = Pick<AskedPage, 'role' | 'language' | 'isLanguageNamed'>;

type Answer = { page: PackedPage } | { url: string };

/** Seconds for which a page is cached, and the maximum number of pages, one for each address, role and language. */
const SECONDS_KEPT = 10;
const AT_MOST = 500;
/** Page requests per address and minute, so that crawlers leave capacity for people. */
const ASKED = { limit: 600, per: MINUTE };
/** Prepared pages that are not cached, per network and minute; beyond, a page loads everything in turn. */
const PREPARED = { limit: 120, per: MINUTE };
const ROLE_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(ROLE).map(([role_name, role_id]) => [role_id, role_name]),
);

/** Serves public screens, rendered on the server. */
export class PublicPages {
  readonly #options: PublicPagesOptions;
  readonly #shell: string;
  /** What pages with the shell's import map may load and run. */
  readonly #policies: Readonly<Record<'drawn' | 'prepared' | 'own', string>>;
  readonly #files: ChunkFiles;
  /** Differs between builds, because a page names files that only its own build contains. */
  readonly #build: string;
  readonly #kept = new BriefCache<Answer>(SECONDS_KEPT, AT_MOST);
  readonly #prepared = new BriefCache<PackedPage | null>(SECONDS_KEPT, AT_MOST);
  readonly #asked: CallBudget;
  readonly #preparing: CallBudget;

  constructor(options: PublicPagesOptions) {
    this.#options = options;
    const budget = ({ limit, per }: typeof ASKED) =>
      new CallBudget({ limit: limit * options.rateLimitScale, per });
    this.#asked = budget(ASKED);
    this.#preparing = budget(PREPARED);
    const fileOf = (name: string) => readFileSync(join(options.clientFolder, name), 'utf8');
    this.#shell = fileOf('index.html');
    this.#policies = {
      drawn: allowingImportMap(DRAWN_PAGE_POLICY, this.#shell),
      prepared: allowingImportMap(PREPARED_PAGE_POLICY, this.#shell),
      own: allowingImportMap(OWN_PAGE_POLICY, this.#shell),
    };
    const files = fileOf('pages/chunk-files.json');
    this.#files = JSON.parse(files) as ChunkFiles;
    this.#build = createHash('sha256').update(this.#shell).update(files).digest('base64url');
  }

  /**
   * Answers with a rendered page and returns whether it did. Other screens, and failures, are left to the
   * browser.
   */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const visitor = visitorOf(request);
    try {
      const { role } = visitor;
      const asked = await this.#options.renderer.addressOf(
        request.url,
        role === null ? null : roleWith(role),
      );
      if (asked === null) return false;
      if (asked.isPrepared)
        return (
          (await this.#drawOwn(request, reply, asked.address, visitor)) ||
          (await this.#prepare(request, reply, asked.address, visitor))
        );
      const network = networkOf(request.ip);
      const wait = this.#asked.take(network, this.#options.clock());
      if (wait > 0) {
        // The shell costs nothing; a person's browser renders the page.
        reply.header('retry-after', wait);
        sendPacked(request, reply, await this.#pack(429, this.#shell), 'no-store');
        return true;
      }
      const { address, isForAll } = asked;
      const make = () => inLanguage(visitor.language, () => this.#make(address, visitor));
      const find = () =>
        isForAll
          ? this.#kept.get(
              `${Object.values(visitor).join()} ${address}`,
              Date.now(),
              make,
              (answer) => !isFailure(answer),
            )
          : make();
      const found = await this.#options.networks.run(network, find);
      this.#send(request, reply, found, { role: visitor.role, isForAll });
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'a page was not drawn');
      return false;
    }
  }

  /**
   * Answers with a page that has the data of the user who asks for it, and returns whether it did. It is never stored,
   * neither here nor in a browser; what this user may not read is missing from it as from the API's answers.
   */
  async #drawOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    { language }: Visitor,
  ): Promise<boolean> {
    const { renderer, readAs, clock, networks, origin } = this.#options;
    const cookies = cookiesOf({ request, reply }, origin);
    const tag = tagOf(request);
    const token = tag !== undefined && isVisit(request) ? tokenForPages({ cookies }, tag) : null;
    if (token === null || tag === undefined) return false;
    const network = networkOf(request.ip);
    const now = clock();
    if (this.#asked.take(network, now) > 0) return false;
    const read = readAs({ token, page: request });
    // After hydration, the browser uses its own time zone.
    const asked = { address, language, now, timeZone: site.time_zone, read };
    try {
      const drawn = await networks.run(network, () => inLanguage(language, () => renderer.drawOwn(asked)));
      if (drawn?.is !== 'page') return false;
      const html = pageDocument(this.#shell, { ...drawn, state: { ...drawn.state, own: tag } }, this.#files);
      const page = await this.#pack(drawn.status, html, {
        language: drawn.language,
        policy: this.#policies.own,
      });
      sendPacked(request, reply, page, 'private, no-store');
      return true;
    } catch (error) {
      // The session has ended, or is another than the browser's.
      if ((error as { status?: unknown }).status === 401) withoutPages({ cookies });
      else request.log.error({ err: error }, 'a page was not drawn for its user');
      return false;
    }
  }

  /** Answers with a page that loads at once what a screen for signed-in users needs. */
  async #prepare(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    { role, language }: Visitor,
  ): Promise<boolean> {
    const network = networkOf(request.ip);
    const make = async () =>
      this.#preparing.take(network, this.#options.clock()) > 0
        ? null
        : this.#options.networks.run(network, () => this.#makePrepared(address, roleWith(role!), language));
    const key = `${role} ${language} ${address}`;
    const page = await this.#prepared.get(key, Date.now(), make, (made) => made !== null);
    if (page === null) return false;
    sendPacked(request, reply, page, 'private, no-cache');
    return true;
  }

  async #makePrepared(address: string, role: PageRole, language: LanguageName): Promise<PackedPage> {
    const now = this.#options.clock();
    const needs = await inLanguage(language, () =>
      this.#options.renderer.needsOf({ address, role, language, now, timeZone: site.time_zone }),
    );
    const html = preparedDocument(this.#shell, needs, this.#files, language);
    return this.#pack(200, html, { language, policy: this.#policies.prepared });
  }

  #pack(status: number, html: string, options: Partial<PackOptions> = {}): Promise<PackedPage> {
    return packPage(status, html, { policy: this.#policies.drawn, ...options });
  }

  #send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answer,
    { role, isForAll }: { role: number | null; isForAll: boolean },
  ): void {
    const shared = `public, max-age=0, s-maxage=${SECONDS_KEPT}`;
    if ('url' in answer) void reply.header('cache-control', shared).redirect(answer.url, 301);
    else {
      const kept = role === null ? shared : 'private, no-cache';
      void sendPacked(request, reply, answer.page, isForAll && !isFailure(answer) ? kept : 'no-store');
    }
  }

  async #make(address: string, visitor: Visitor): Promise<Answer> {
    const { renderer, origin, read, clock } = this.#options;
    const drawn = await renderer.draw({
      address,
      ...visitor,
      origin,
      now: clock(),
      timeZone: site.time_zone,
      read,
    });
    if (drawn.is === 'redirect') return { url: drawn.url };
    if (drawn.is === 'undrawn') return { page: await this.#pack(drawn.status, this.#shell) };
    const same = JSON.stringify([this.#build, { ...drawn, state: { ...drawn.state, now: undefined } }]);
    const html = pageDocument(this.#shell, drawn, this.#files);
    return { page: await this.#pack(drawn.status, html, { language: drawn.language, same }) };
  }
}

const isFailure = (answer: Answer) => 'page' in answer && answer.page.status >= 500;

/**
 * Returns a visitor's role and language. The address names a visitor's language; for a signed-in user, whose
 * setting the cookie has, it does not count.
 */
function visitorOf(request: FastifyRequest): Visitor {
  const role = roleOf(request);
  const named = role === null ? languageIn(request.url.split('?')[1] ?? '') : undefined;
  const chosen = cookieOf(request, LANGUAGE_COOKIE, '[a-z]+');
  return {
    role,
    language: named ?? (isLanguage(chosen) ? chosen : preferredLanguage(request.headers['accept-language'])),
    isLanguageNamed: named !== undefined,
  };
}

const roleWith = (role_id: number): PageRole => ({ role_id, role_name: ROLE_NAMES.get(role_id)! });

/** The role from the browser's cookie; it affects only menus. */
function roleOf(request: FastifyRequest): number | null {
  const role = Number(roleCookieOf(request)?.[0]);
  return ROLE_NAMES.has(role) ? role : null;
}

/** The tag of the session that the browser has stored. */
const tagOf = (request: FastifyRequest): string | undefined => roleCookieOf(request)?.slice(2) || undefined;

const roleCookieOf = (request: FastifyRequest) =>
  cookieOf(request, `(?:${SECURE_ROLE_COOKIE}|${ROLE_COOKIE})`, `\\d(?:\\.[\\w-]{${TAG_LENGTH}})?`);

/** Returns the value of the first cookie that matches both patterns. */
const cookieOf = ({ headers }: FastifyRequest, name: string, value: string) =>
  new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

/** Whether somebody opens the page: a script, a frame or a prefetch does not get a user's data in it. */
const isVisit = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  headers['sec-purpose'] === undefined;
