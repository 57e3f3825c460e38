import type { IncomingMessage } from 'node:http';

/** Whether a page of this server asks: another site's page must not write files, whatever name it gives this machine. */
export function isOwn({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)) return false;
  if (origin === undefined) return method === 'GET';
  return origin === `http://${host}`;
}
