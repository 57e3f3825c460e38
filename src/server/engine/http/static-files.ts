import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../../../language/run/value/durations.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import { sendFailure } from './failure.ts';
import { PAGE_POLICY } from './security-headers.ts';

const FOREVER = `public, max-age=${(365 * DAY) / SECOND}, immutable`;

export type StaticOptions = {
  /** The built client, if it exists. */
  clientFolder: string | null;
  /** The built reference page, if it exists. */
  docsFolder: string | null;
};

/** Serves the client's files, and its page at every screen's URL. */
export async function staticFiles(
  app: FastifyInstance,
  { clientFolder, docsFolder }: StaticOptions,
): Promise<void> {
  const root = clientFolder ?? docsFolder;
  if (!root) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  if (clientFolder) clientFiles(app, clientFolder);
  if (docsFolder) {
    for (const path of ['/docs', '/docs/']) app.get(path, (_request, reply) => sendPage(reply, docsFolder));
    namedByContent(app, '/docs/', docsFolder);
  }
}

function clientFiles(app: FastifyInstance, folder: string): void {
  namedByContent(app, '/', folder);
  for (const name of readdirSync(folder)) {
    if (!/\.\w+$/.test(name) || /\.(html|br|gz)$/.test(name)) continue;
    app.get(`/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').sendFile(name),
    );
  }
}

/** Files that the build names by a hash of their content can be cached for ever. */
function namedByContent(app: FastifyInstance, base: string, folder: string): void {
  app.get(`${base}assets/:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    if (!/^[\w.-]+$/.test(name) || !existsSync(join(folder, 'assets', name))) return refuse(request, reply);
    return reply.header('cache-control', FOREVER).sendFile(`assets/${name}`, folder);
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(new Refusal(404, coded('request.not_found')), request, reply);

/** Sends a build's page; the client's decides by itself what to show at the URL. */
export function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', PAGE_POLICY)
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
