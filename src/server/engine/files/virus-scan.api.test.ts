import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { EICAR, found, virusDaemon } from '../../testing/files/virus-daemon.ts';
import { fileOf, newCandidate, updateCandidate } from '../../testing/scenario.ts';
import { testServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';

const daemon = await virusDaemon();
const { server: beside, sara } = await withServer({ sara: newCandidate });
const server = await testServer({ beside, clamdUrl: daemon.url });
beforeEach(() => {
  daemon.files = [];
  daemon.reply = found;
});
afterAll(async () => {
  await server.close();
  daemon.close();
});

const pdf = (text: string) => `%PDF-1.4\n${text}\n%%EOF\n`;
const send = (text: string) => updateCandidate(server, sara, { candidate_cv: fileOf(text, 'cv.pdf') });

describe('an uploaded file', () => {
  it('is scanned as sent and stored when clean', async () => {
    expect((await send(pdf('My CV'))).status).toBe(200);
    expect(daemon.files.map(String)).toEqual([pdf('My CV')]);
  });

  it('is refused with an error on its field when infected, and not stored', async () => {
    const before = server.storedFiles();
    const { status, body } = await send(pdf(EICAR));
    const text = 'This file contains a virus. Choose a different one';
    expect([status, body.errors]).toEqual([422, { candidate_cv: [text] }]);
    expect(server.storedFiles()).toEqual(before);
  });

  it('is refused until the scanner answers again', async () => {
    const before = server.storedFiles();
    daemon.reply = (to) => void to.destroy();
    const { status, headers, body } = await send(pdf('My CV'));
    expect([status, headers['retry-after'], body.errors]).toEqual([503, '30', undefined]);
    expect(server.storedFiles()).toEqual(before);
    expect(server.log().some((line) => line.includes('The scanner of viruses'))).toBe(true);
    daemon.reply = found;
    expect((await send(pdf('My CV'))).status).toBe(200);
  });

  it('is not scanned when its field refuses the type anyway', async () => {
    expect((await send('no PDF')).status).toBe(422);
    expect(daemon.files).toEqual([]);
  });
});
