import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { namedByContent } from './named-by-content.ts';
import { allowingImportMap, PAGE_POLICY } from './security-headers.ts';
import { workshopPages } from './workshop-pages.ts';

export type StaticOptions = {
  /** The built client, if it exists. */
  clientFolder: string | null;
  /** The built reference page, if it exists. */
  docsFolder: string | null;
  /** The built workshop, where the site has one. */
  workshopFolder?: string | null | undefined;
  /** Earlier builds of it, whose open pages may still load parts of them. */
  formerWorkshops?: readonly string[] | undefined;
  /** Earlier builds of the client, whose open pages may still load parts of them. */
  formerClients?: readonly string[] | undefined;
};

/** Serves the client's files, and its page at every screen's URL. */
export async function staticFiles(
  app: FastifyInstance,
  { clientFolder, docsFolder, workshopFolder, formerClients = [], formerWorkshops = [] }: StaticOptions,
): Promise<void> {
  const root = clientFolder ?? docsFolder;
  if (!root) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  if (clientFolder) clientFiles(app, clientFolder, formerClients);
  if (workshopFolder) workshopPages(app, { folder: workshopFolder, former: formerWorkshops });
  if (docsFolder) {
    for (const path of ['/docs', '/docs/']) app.get(path, (_request, reply) => sendPage(reply, docsFolder));
    namedByContent(app, '/docs/', [docsFolder]);
  }
}

function clientFiles(app: FastifyInstance, folder: string, former: readonly string[]): void {
  namedByContent(app, '/', [folder, ...former]);
  for (const name of readdirSync(folder)) {
    if (!/\.\w+$/.test(name) || /\.(html|br|gz)$/.test(name)) continue;
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(name),
    );
  }
}

/** The policies of builds' pages, by folder. */
const policies = new Map<string, string>();

function policyOf(folder: string): string {
  const policy =
    policies.get(folder) ?? allowingImportMap(PAGE_POLICY, readFileSync(join(folder, 'index.html'), 'utf8'));
  policies.set(folder, policy);
  return policy;
}

/** Sends a build's page; the client's decides by itself what to show at the URL. */
export function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policyOf(folder))
    .sendFile('index.html', folder);
}

/**
 * Whether a URL may be a screen: not a file, no double slash (which would name another host), and requested
 * as HTML. Files are in the root and in assets; elsewhere a dot may be part of a title
 * ("/jobs/5/head-of-k.g").
 */
export function isPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0]!;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/[^/]*\.\w+$|^\/(docs\/)?assets\/|^\/\//.test(path) &&
    /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
  );
}
