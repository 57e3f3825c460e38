import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { coded } from '../messages/say.ts';

const REASONS: Record<string, [status: number, text: 'request.too_large' | 'request.too_slow']> = {
  HPE_HEADER_OVERFLOW: [431, 'request.too_large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'request.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request.too_slow'],
};

/** Answers bytes that are not HTTP, which reach no route, in the same envelope as every other refusal. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, text] = REASONS[error.code ?? ''] ?? [400, 'request.invalid' as const];
  const id = randomBytes(8).toString('hex');
  const body = JSON.stringify({ status: false, message: coded(text).text, code: text, request_id: id });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
