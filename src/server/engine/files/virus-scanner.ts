import { connect, type NetConnectOpts } from 'node:net';
import { Refusal } from '../messages/refusal.ts';

/**
 * Whether a file is infected.
 *
 * @throws Refusal 503 when the scanner gives no verdict
 */
export type ScanFile = (bytes: Buffer) => Promise<boolean>;

/** Milliseconds of silence before giving up on a scanner. */
const PATIENCE = 20_000;
/** Retry-After in seconds: about how long the scanner takes to load its signatures. */
const RETRY_SECONDS = 30;
const CHUNK = 64 * 1024;

/** Parses a daemon's address: `tcp://host:port` or `unix:/path`. */
function placeOf(clamdUrl: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Scans files with the ClamAV daemon, with one connection per file (its command INSTREAM). */
export function virusScanner(clamdUrl: string, patience = PATIENCE): ScanFile {
  return async (bytes) => {
    const answer = await ask(placeOf(clamdUrl), bytes, patience).catch((error: Error) => error.message);
    if (answer === 'stream: OK\0') return false;
    if (/^stream: .* FOUND\0$/.test(answer)) return true;
    throw Refusal.busy(RETRY_SECONDS, new Error(`The scanner of viruses does not say: ${answer}`));
  };
}

/** Sends one file; resolves to the daemon's complete answer. */
function ask(place: NetConnectOpts, bytes: Buffer, patience: number): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const socket = connect(place);
    socket.setTimeout(patience, () => socket.destroy(new Error('silence')));
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
    });
    socket.once('error', fail).once('close', () => done(said));
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    // A chunk of length zero ends the file.
    socket.write(lengthOf(Buffer.alloc(0)));
  });
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
