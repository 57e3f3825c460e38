import { createServer, type Socket } from 'node:net';

/** The EICAR test signature, in two parts so that no scanner flags this file. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Answers one complete file. */
type Reply = (to: Socket, file: Buffer) => void;

export const found: Reply = (to, file) =>
  void to.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');

/** Reads the command and the chunks of a stream; null until it is complete. */
function fileIn(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (bytes.length < command.length) return null;
  if (bytes.toString('latin1', 0, command.length) !== command)
    throw new Error('This is no command of clamd.');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

/** A daemon with clamd's protocol, on a local port or socket path. */
export async function virusDaemon(path?: string) {
  const daemon = { url: '', files: [] as Buffer[], reply: found, close: () => {} };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const file = fileIn(bytes);
      if (!file) return;
      bytes = Buffer.alloc(0);
      daemon.files.push(file);
      daemon.reply(socket, file);
    });
  });
  await new Promise<void>((done) => (path ? server.listen(path, done) : server.listen(0, '127.0.0.1', done)));
  const address = server.address();
  daemon.url = address && typeof address === 'object' ? `tcp://127.0.0.1:${address.port}` : `unix:${path}`;
  daemon.close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return daemon;
}
