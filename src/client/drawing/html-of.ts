import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a tree to HTML, including everything that it suspends on. Above a certain size React would send
 * the rest in chunks with inline scripts, which our content security policy forbids; the limit here is never
 * reached.
 */
export function htmlOf(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: string[] = [];
    const sink = new Writable({
      decodeStrings: false,
      write(piece: string | Buffer, _encoding, done) {
        pieces.push(String(piece));
        done();
      },
      final(done) {
        resolve(pieces.join(''));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** How often a rendering may ask for more: a table for its rows, and its rows for the names of what they refer to. */
const MOST_ROUNDS = 2;

/**
 * Renders a tree, and again with what it has asked for. What would still be missing, the browser may have before it takes
 * that part of the page over, and would find it different.
 */
export async function htmlOnceRead(tree: ReactNode, readMissing: () => Promise<boolean>): Promise<string> {
  let html = await htmlOf(tree);
  for (let round = 0; round < MOST_ROUNDS && (await readMissing()); round++) html = await htmlOf(tree);
  return html;
}
