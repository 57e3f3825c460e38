import type { IncomingMessage } from 'node:http';
import { isObject } from '../../../language/run/value/matches.ts';
import { say } from '../../words/say.ts';
import { Refusal } from '../refusal.ts';
import { parseJson } from './json-text.ts';

/**
 * Reads a JSON object of at most so many bytes from the request. An empty body is an empty object, so that the answer
 * names the fields.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const tooLarge = () => new Refusal(413, say('request.too_large'));
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The stream is not destroyed when the limit is reached: the client goes on sending, and the connection must stay
    // usable.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // The client is gone and hears nothing; as a 400 it does not count as a failure of ours.
    throw error instanceof Refusal ? error : new Refusal(400, say('request.breaks_off'));
  }
  if (size === 0) return {};
  let value: unknown;
  try {
    value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, say('request.no_json'));
  }
  if (!isObject(value)) throw new Refusal(400, say('request.no_object'));
  return value;
}
