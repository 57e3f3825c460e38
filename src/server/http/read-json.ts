import type { IncomingMessage } from 'node:http';
import { isObject } from '../../shared/conditions.ts';
import { parseJson } from './json-text.ts';
import { Refusal } from './refusal.ts';

/** Bytes of a JSON body. The longest real ones, vacancies with rich text, have some ten thousand. */
export const JSON_LIMIT = 1024 * 1024;

/** Reads a JSON object from the request. An empty body is an empty object, so that the answer names the fields. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const tooLarge = () => new Refusal(413, 'The request is too large.');
  if (Number(request.headers['content-length'] ?? 0) > JSON_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > JSON_LIMIT) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // Nobody hears this; it only must not look as if something of ours had failed.
    throw error instanceof Refusal ? error : new Refusal(400, 'The request breaks off.');
  }
  if (size === 0) return {};
  let value: unknown;
  try {
    value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON.');
  }
  if (!isObject(value)) throw new Refusal(400, 'The request must be a JSON object.');
  return value;
}
