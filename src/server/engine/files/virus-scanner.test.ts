import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EICAR, virusDaemon } from '../../testing/files/virus-daemon.ts';
import { virusScanner } from './virus-scanner.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});
const started = async (path?: string) => {
  const daemon = await virusDaemon(path);
  cleanups.push(daemon.close);
  return daemon;
};

describe('a virus scanner', () => {
  it('receives the whole file, whatever its size, and tells whether it is infected', async () => {
    const daemon = await started();
    const scan = virusScanner(daemon.url);
    const large = Buffer.alloc(3_000_001, 'abcdefg');
    expect(await scan(large)).toBe(false);
    expect(await scan(Buffer.concat([large, Buffer.from(EICAR)]))).toBe(true);
    expect(await scan(Buffer.alloc(0))).toBe(false);
    expect(daemon.files[0]!.equals(large)).toBe(true);
  });

  it('may listen on a local socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marketplace-clamd-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const { url } = await started(join(folder, 'clamd.sock'));
    expect(url).toMatch(/^unix:\//);
    expect(await virusScanner(url)(Buffer.from(EICAR))).toBe(true);
  });

  const says = (text: string) => (to: { end: (text: string) => void }) => to.end(text);
  it.each([
    ['says nothing', () => undefined],
    ['breaks off', (to: { destroy: () => void }) => to.destroy()],
    ['sends an incomplete answer', says('stream: O')],
    ['rejects the file’s size', says('INSTREAM size limit exceeded. ERROR\0')],
    ['sends an unknown answer', says('UNKNOWN COMMAND\0')],
  ])('that %s never declares a file clean', async (_, reply) => {
    const daemon = await started();
    daemon.reply = reply as typeof daemon.reply;
    await expect(virusScanner(daemon.url, 100)(Buffer.from('a file'))).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
    });
  });

  it('that cannot be reached never declares a file clean', async () => {
    const daemon = await virusDaemon();
    daemon.close();
    await expect(virusScanner(daemon.url)(Buffer.from('a file'))).rejects.toMatchObject({ status: 503 });
  });
});
