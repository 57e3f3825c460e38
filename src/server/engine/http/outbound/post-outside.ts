import { lookup as lookUp } from 'node:dns';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Milliseconds for an attempt as a whole, from the name's lookup to the answer. */
const PATIENCE = 15_000;
/** How much of an answer is read, and how many characters of it are kept. */
const READ_BYTES = 16_384;
const KEPT = 1_000;

export type OutsidePost = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether an address of this machine, by plain HTTP, will do: only where the site itself runs on it. */
  mayBeLocal: boolean;
  patience?: number;
  resolve?: typeof lookUp;
};

export type OutsideAnswer = { status: number; text: string };

/** An address that must not be called. */
export class ForbiddenAddress extends Error {
  readonly code = 'NOT_PUBLIC';
}

/** What is wrong with an address, as far as it can be told without looking its name up. */
export function addressFault(url: string, mayBeLocal: boolean): 'unusable' | 'insecure' | 'private' | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || parsed.username || parsed.password || !/^https?:$/.test(parsed.protocol)) return 'unusable';
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const isLocal = isLocalName(host) || isLoopbackAddress(host);
  if (isLocal && mayBeLocal) return null;
  if (parsed.protocol !== 'https:') return 'insecure';
  if (isLocal || INTERNAL.test(host)) return 'private';
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'private';
  return host.includes('.') ? null : 'private';
}

const isLocalName = (host: string) => /(^|\.)localhost\.?$/i.test(host);
/** Names that only resolve within a network. */
const INTERNAL = /\.(local|internal|lan|home|corp|intranet|home\.arpa)\.?$/i;

/**
 * Posts to an address that somebody has entered. Every address that its name stands for must be public, and the connection
 * goes to the very address that was checked. Redirects are not followed, and little of the answer is read.
 *
 * @throws ForbiddenAddress, or what keeps the connection from being made
 */
export function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const { url, headers, body, mayBeLocal, patience = PATIENCE, resolve = lookUp } = post;
  if (addressFault(url, mayBeLocal)) return Promise.reject(new ForbiddenAddress());
  const target = new URL(url);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // Neither a connection that stayed open nor a proxy of the environment.
    agent: false,
    lookup: publicLookup(resolve, mayBeLocal),
    signal: AbortSignal.timeout(patience),
  };
  const send = target.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((done, fail) => {
    const request = send(target, options, (response) => {
      const { statusCode: status = 0 } = response;
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        const text = Buffer.concat(chunks).toString('utf8').slice(0, KEPT);
        done({ status, text: storable(text) });
        request.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= READ_BYTES) finish();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    request.on('error', (error) =>
      fail(error.name === 'AbortError' || error.name === 'TimeoutError' ? timedOut() : error),
    );
    request.end(body);
  });
}

const timedOut = () => Object.assign(new Error(), { code: 'TIMEOUT' });

/** Without what PostgreSQL or a screen cannot show. */
const storable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what it takes out
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '').toWellFormed();

/** Looks a name up, and refuses it if any of its addresses is not public. */
function publicLookup(resolve: typeof lookUp, mayBeLocal: boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const isFine = ({ address }: { address: string }) =>
        isPublicAddress(address) || (mayBeLocal && isLocalName(host) && isLoopbackAddress(address));
      const refused = new ForbiddenAddress();
      if (found.length === 0 || !found.every(isFine)) return callback(refused, '', 0);
      if (options.all) return callback(null, found);
      return callback(null, found[0]!.address, found[0]!.family);
    });
  };
}
