import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import { sendFailure } from './failure.ts';

/** Refuses an unknown path with 404, and a known one with another method with 405. */
export function refuseUnknown(
  routes: readonly { method: string; path: string }[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0]!;
  const methods = routes
    .filter((route) => patternOf(request, route.path).test(path))
    .map((route) => route.method);
  if (methods.length === 0) return sendFailure(new Refusal(404, coded('request.not_found')), request, reply);
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(
    ', ',
  );
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allowed).send();
  return sendFailure(
    new Refusal(405, coded('request.method'), undefined, { allow: allowed }),
    request,
    reply,
  );
}

function patternOf(request: FastifyRequest, path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${request.server.prefix}${escaped}$`);
}
