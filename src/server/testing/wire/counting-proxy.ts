import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What PostgreSQL was asked: statements, and how often the server waited, where parallel statements count once. */
export type WireCount = { statements: number; round_trips: number };

export type CountingProxy = {
  port: number;
  /** Starts a new count. */
  reset: () => void;
  read: () => WireCount;
  /** Returns the statements since, for whoever looks for a superfluous one. */
  texts: () => readonly string[];
  close: () => void;
};

/** A proxy to PostgreSQL that counts messages of its protocol. Statements that match `unless` do not count. */
export async function countingProxy(
  target: { host: string; port: number },
  unless: RegExp,
): Promise<CountingProxy> {
  const sockets = new Set<Socket>();
  let count: WireCount = { statements: 0, round_trips: 0 };
  let texts: string[] = [];
  let waiting = 0;
  /** The number of the count; what was asked before it is waited for by nobody. */
  let turn = 1;

  const proxy = createServer((client) => {
    const server = connect(target.port, target.host);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    /** The texts of prepared statements by name, and of the statement that is bound. */
    const prepared = new Map<string, string>();
    let bound = '';
    /** For each outstanding answer of this connection, the count in which its statement is; 0 for none. */
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
    // The first message has no type: it opens the connection, whose first answer belongs to no statement.
    const fromClient = messages(true, (type, body) => {
      const [one = '', two = ''] = body.toString('utf8').split('\0');
      if (type === 'P') prepared.set(one, two);
      if (type === 'B') bound = prepared.get(two) ?? '';
      // Every Sync is answered once, and ends one statement, however many messages it took.
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

/** Splits a stream into messages: a type of one byte, a length of four that counts itself, and the body. */
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
