// The control of the API's benches, in a process of its own like the product: a bare Fastify route that reads the
// session, runs the product's SQL, and sends the rows unchanged.
import Fastify from 'fastify';
import { tokenHash } from '../../../src/server/areas/account/token.ts';
import type { Recording } from './recording.ts';
import { poolOf, replay } from './replay.ts';

const pool = poolOf(process.argv[2]!);
let recordings: Recording[] = [];

const app = Fastify();
app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
);
app.route<{ Params: { worker: string; vacancy: string } }>({
  method: ['GET', 'POST'],
  url: '/:worker/:vacancy',
  handler: async (request) => {
    const [[session], ...rest] = recordings[Number(request.params.worker)] as [Recording[0], ...Recording];
    const hash = tokenHash(request.headers.authorization!.slice('Bearer '.length));
    const values = session!.values.map((one) =>
      one.as === 'given' && Buffer.isBuffer(one.value) ? { ...one, value: hash } : one,
    );
    const data = await replay(pool, [[{ ...session!, values }], ...rest], Number(request.params.vacancy));
    return { status: true, message: 'Found.', data };
  },
});

process.on('message', (sent: Recording[]) => {
  recordings = sent;
  process.send!({ ready: true });
});
process.once('disconnect', () => process.exit());
process.send!({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
