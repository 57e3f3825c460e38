import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { withServer } from '../../testing/with-server.ts';

const { server } = await withServer({});
const get = (path: string, headers: Record<string, string> = {}) => server.request('GET', path, { headers });

it.each(['/openapi.json', '/api/countries', '/api/languages'])(
  '%s is sent whole once, compressed if accepted, and afterwards only when changed',
  async (path) => {
    const whole = await get(path);
    expect(whole).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    const packed = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: whole.headers.etag });
    expect(gunzipSync(packed.raw).equals(whole.raw)).toBe(true);
    const again = await get(path, { 'if-none-match': whole.headers.etag! });
    expect(again).toMatchObject({ status: 304, headers: { etag: whole.headers.etag } });
    expect(again.raw).toHaveLength(0);
    expect((await get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  },
);

it('does not cache answers that differ between callers', async () => {
  for (const path of ['/api/vacancy', '/api/schools'])
    expect((await get(path)).headers).toMatchObject({ 'cache-control': 'no-store' });
});
