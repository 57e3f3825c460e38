import type { IncomingMessage } from 'node:http';
import { isObject } from '../../../../language/run/value/matches.ts';
import { Refusal } from '../../messages/refusal.ts';
import { coded } from '../../messages/say.ts';
import { parseJson } from './json-text.ts';

/**
 * Reads a JSON object of at most `limit` bytes. An empty body becomes an empty object, so that the answer
 * names the required fields.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const tooLarge = () => new Refusal(413, coded('request.too_large'));
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The stream is not destroyed at the limit: the client keeps sending, and the connection must stay
    // usable.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // The client disconnected; answered as a 400, so that it does not count as a server error.
    throw error instanceof Refusal ? error : new Refusal(400, coded('request.breaks_off'));
  }
  if (size === 0) return {};
  let value: unknown;
  try {
    value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, coded('request.no_json'));
  }
  if (!isObject(value)) throw new Refusal(400, coded('request.no_object'));
  return value;
}
