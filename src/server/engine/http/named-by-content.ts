import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../../../language/run/value/durations.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import { sendFailure } from './failure.ts';

const FOREVER = `public, max-age=${(365 * DAY) / SECOND}, immutable`;

/** Files that the build names by a hash of their content can be cached for ever. */
export function namedByContent(app: FastifyInstance, base: string, folders: readonly string[]): void {
  app.get(`${base}assets/:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    const folder = /^[\w.-]+$/.test(name) && folders.find((one) => existsSync(join(one, 'assets', name)));
    if (!folder) return refuse(request, reply);
    return reply.header('cache-control', FOREVER).sendFile(`assets/${name}`, folder);
  });
}

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(new Refusal(404, coded('request.not_found')), request, reply);
