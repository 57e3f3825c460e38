import { createServer, type Socket } from 'node:net';

export type SunkMail = { id: string; to: string; content: string };

/** A mail server that accepts everything and can be taken down. */
export async function mailSink() {
  const mails: SunkMail[] = [];
  const sockets = new Set<Socket>();
  let isThere = true;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (!isThere) return socket.destroy();
    let [rest, content, to] = ['', null as string | null, ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (content !== null && line !== '.') content += `${line}\n`;
      else if (content !== null) {
        mails.push({ id: /^Message-ID: (.*)$/im.exec(content)?.[1] ?? '', to, content });
        content = null;
        say('250 taken');
      } else if (/^RCPT TO/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say('250 ok');
      } else if (/^DATA/i.test(line)) {
        content = '';
        say('354 go on');
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    };
    say('220 here');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) take(line);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address!.port : 0}`,
    mails,
    lose: () => {
      isThere = false;
      for (const socket of sockets) socket.destroy();
    },
    find: () => {
      isThere = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
