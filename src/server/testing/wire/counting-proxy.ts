import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Traffic to PostgreSQL: statements, and round trips, where concurrent statements count as one. */
export type WireCount = { statements: number; round_trips: number };

export type CountingProxy = {
  port: number;
  reset: () => void;
  read: () => WireCount;
  /** The statements since the reset, to find superfluous ones. */
  texts: () => readonly string[];
  close: () => void;
};

/** A proxy for PostgreSQL that counts protocol messages. Statements that match `unless` are ignored. */
export async function countingProxy(
  target: { host: string; port: number },
  unless: RegExp,
): Promise<CountingProxy> {
  const sockets = new Set<Socket>();
  let count: WireCount = { statements: 0, round_trips: 0 };
  let texts: string[] = [];
  let waiting = 0;
  /** The current count's number; answers to statements from earlier counts are ignored. */
  let turn = 1;

  const proxy = createServer((client) => {
    const server = connect(target.port, target.host);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    /** Prepared statements by name, and the text of the bound statement. */
    const prepared = new Map<string, string>();
    let bound = '';
    /** The count of each outstanding statement on this connection; 0 for uncounted ones. */
    const asked: number[] = [];
    const ask = (text: string) => {
      const counts = text !== '' && !unless.test(text);
      asked.push(counts ? turn : 0);
      if (!counts) return;
      texts.push(text);
      count.statements += 1;
      if (waiting === 0) count.round_trips += 1;
      waiting += 1;
    };
    // The first message has no type byte: it opens the connection, and its answer belongs to no statement.
    const fromClient = messages(true, (type, body) => {
      const [one = '', two = ''] = body.toString('utf8').split('\0');
      if (type === 'P') prepared.set(one, two);
      if (type === 'B') bound = prepared.get(two) ?? '';
      // Each Sync gets one answer and ends one statement, however many messages that took.
      if (type === 'S') {
        ask(bound);
        bound = '';
      }
      if (type === 'Q') ask(one);
    });
    const fromServer = messages(false, (type) => {
      if (type === 'Z' && asked.shift() === turn) waiting -= 1;
    });
    client.on('data', (chunk: Buffer) => fromClient(chunk)).pipe(server);
    server.on('data', (chunk: Buffer) => fromServer(chunk)).pipe(client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    reset: () => {
      count = { statements: 0, round_trips: 0 };
      texts = [];
      waiting = 0;
      turn += 1;
    },
    texts: () => texts,
    read: () => ({ ...count }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** Splits a stream into messages: one type byte, a four-byte length that includes itself, and the body. */
function messages(
  startsUntyped: boolean,
  each: (type: string, body: Buffer) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let typed = startsUntyped ? 0 : 1;
  return (chunk) => {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= typed + 4) {
      const end = typed + rest.readUInt32BE(typed);
      if (rest.length < end) return;
      if (typed) each(String.fromCharCode(rest[0]!), rest.subarray(5, end));
      typed = 1;
      rest = rest.subarray(end);
    }
  };
}
