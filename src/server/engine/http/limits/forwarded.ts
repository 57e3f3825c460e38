import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../../../language/run/value/durations.ts';

/**
 * Warns about a proxy that TRUST_PROXY does not count, behind which all callers share one address and so one
 * limit. It warns on the first sighting, and again each hour.
 */
export function warnOfForwarding(
  app: FastifyInstance,
  { trustedProxies, clock }: { trustedProxies: number; clock: () => Date },
): void {
  if (trustedProxies > 0) return;
  let saidAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (!headers['x-forwarded-for'] && !headers.forwarded) return;
    const now = clock().getTime();
    if (now - saidAt < HOUR) return;
    saidAt = now;
    log.warn(
      'requests come through a proxy, but TRUST_PROXY is 0: all callers count as one address and share its limits',
    );
  });
}
