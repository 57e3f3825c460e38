// The control: a bare node:http server in its own process, which answers each operation with one prepared
// statement.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenHash } from '../../../src/server/areas/account/token.ts';
import { connect } from '../../../src/server/engine/db/connect.ts';
import { CONNECTIONS } from '../../../src/server/start/open-database.ts';
import { readForm } from './multipart.ts';
import { routeOf } from './operation.ts';
import { operations } from './operations.ts';

const url = process.argv[2]!;
const members = connect({ url, connections: CONNECTIONS.members }).pool;
const visitors = connect({ url, connections: CONNECTIONS.visitors }).pool;
const uploads = mkdtempSync(join(tmpdir(), 'bench-control-'));
const byRoute = new Map(operations.map((operation) => [operation.route, operation]));

async function answer(request: IncomingMessage): Promise<{ status: number; text: string }> {
  const url = new URL(request.url!, 'http://control');
  const operation = byRoute.get(routeOf(request.method!, url));
  if (!operation) return { status: 404, text: '{"status":false}' };
  const { name, sql, values, present } = operation;
  const token = request.headers.authorization?.slice('Bearer '.length);
  const given = values({
    ids: url.pathname.match(/\d+/g)?.map(Number) ?? [],
    query: url.searchParams,
    body: request.method === 'GET' ? {} : await bodyOf(request),
  });
  const { rows } = await (operation.isPublic ? visitors : members).query({
    name,
    text: sql,
    values: operation.isPublic ? given : [tokenHash(token ?? ''), ...given],
  });
  const row = rows[0];
  // No row without a session, or for a record that is not the caller's.
  if (!row) return { status: 403, text: '{"status":false}' };
  return { status: 200, text: present ? JSON.stringify(present(row)) : row.answer };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type']!;
  return type.startsWith('multipart/') ? readForm(body, type, uploads) : JSON.parse(body.toString());
}

const server = createServer((request, response) => {
  answer(request)
    .catch((error: Error) => ({
      status: 500,
      text: JSON.stringify({ status: false, message: error.message }),
    }))
    .then(({ status, text }) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    });
});
// Like the product's: connections idle during the other side's turn.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.send!({ url: `http://127.0.0.1:${address!.port}` });
});
process.once('disconnect', () => {
  rmSync(uploads, { recursive: true });
  process.exit();
});
