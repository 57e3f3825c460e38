import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type HttpCall = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** An answer that is an error. */
export class RefusedCall extends Error {
  readonly status: number;

  constructor({ method, path }: HttpCall, status: number) {
    super(`${method} ${path} was answered with ${status}`);
    this.status = status;
  }
}

/** A persistent connection with one request at a time: the cheapest possible client. */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: (status: number) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#failed(error));
    socket.on('close', () => this.#failed(new Error('the server closed the connection')));
  }

  static async open(url: string): Promise<HttpConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new HttpConnection(socket);
  }

  /** @throws RefusedCall */
  async call(call: HttpCall): Promise<void> {
    const { method, path, headers, body } = call;
    if (this.#socket.destroyed) throw new Error('the server closed the connection');
    const sent = { host: 'bench', ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
    const answered = new Promise<number>((done, failed) => {
      this.#answered = done;
      this.#failed = failed;
    });
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
    const status = await answered;
    if (status >= 300) throw new RefusedCall(call, status);
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.#received.length < end + 4 + length) return;
    this.#received = Buffer.alloc(0);
    this.#answered(Number(head.slice(9, 12)));
  }
}
