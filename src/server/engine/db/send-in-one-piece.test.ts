import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { sendInOnePiece } from './send-in-one-piece.ts';

it('sends what is asked in one turn in one piece, and what the next turn asks in another', async () => {
  const pieces: string[] = [];
  const stream = new Writable({
    writev: (chunks, done) => {
      pieces.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const client = { connection: { stream } } as unknown as PoolClient;
  const ask = (text: string) => sendInOnePiece(client).connection.stream.write(text);
  ask('begin');
  await Promise.resolve();
  ask('lock');
  await nextTurn();
  await nextTurn();
  ask('commit');
  await nextTurn();
  await nextTurn();
  expect(pieces).toEqual(['begin lock', 'commit']);
});
