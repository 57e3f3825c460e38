import type { DocumentedOperation } from './document.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * Returns the headers that tell programs of a deprecated operation: since when it is (RFC 9745), from when it may be gone
 * (RFC 8594), and where the reference says what to call instead.
 */
export function deprecationHeaders(operation: DocumentedOperation): Record<string, string> {
  const { deprecated, operationId, tags, 'x-deprecated-since': since, 'x-sunset': sunset } = operation;
  if (!deprecated || !since) return {};
  const place = [tags?.[0] ?? 'default', operationId].map(encodeURIComponent).join('/');
  return {
    deprecation: `@${at(since).getTime() / 1000}`,
    link: `</docs#/${place}>; rel="deprecation"; type="text/html"`,
    ...(sunset && { sunset: at(sunset).toUTCString() }),
  };
}
