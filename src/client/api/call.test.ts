import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../generated/calls.ts';
import type { Caller } from './call.ts';
import type { Operation } from './known-calls.ts';

vi.stubEnv('VITE_API_URL', 'http://api');
const { createCall } = await import('./call.ts');

/** An operation whose body may contain files. */
const uploading = Object.entries<Operation>(calls).find(
  ([, { about, body, path }]) => body === 'multipart' && !path.includes('{') && about?.length !== 0,
)![0];

/** A POST that changes nothing. */
const harmless = Object.entries<Operation>(calls).find(([, { about }]) => about?.length === 0)![0];

let requests: Request[];
const onUnknown = vi.fn();
const onForbidden = vi.fn();

/** A caller whose server gives this response. */
const answering = (status: number, body: BodyInit | object | null, token: string | null = 't'): Caller => ({
  token: () => token,
  onUnknown,
  onForbidden,
  fetch: async (request) => {
    requests.push(request);
    return body instanceof Blob ? new Response(body, { status }) : Response.json(body, { status });
  },
});

beforeEach(() => {
  requests = [];
  onUnknown.mockClear();
  onForbidden.mockClear();
});

describe('an API of the page’s own origin', () => {
  let createOwn: typeof createCall;
  const sent = (header: string) => requests.map((request) => request.headers.get(header));
  beforeEach(async () => {
    vi.stubEnv('VITE_API_URL', '/api');
    const { Request } = globalThis;
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(path: string, init: RequestInit) {
          super(new URL(path, 'http://own'), init);
        }
      },
    );
    vi.resetModules();
    (await import('./known-calls.ts')).addCalls(calls);
    createOwn = (await import('./call.ts')).createCall;
  });
  afterEach(() => vi.unstubAllGlobals());
  const sends = async (operation: string, id: number, version: string | null, saves: string) =>
    createOwn({
      ...answering(200, {}),
      fetch: async (request) => {
        requests.push(request);
        return Response.json({}, { headers: { ETag: `"${saves}"` } });
      },
    })(operation, { path: { id }, version });

  it('is told the version that this page has saved since, whoever still shows an older one', async () => {
    await sends('updateCountry', 7, 'first', 'second');
    await sends('updateCountry', 7, 'second', 'third');
    await sends('deleteCountry', 7, 'first', 'gone');
    expect(sent('If-Match')).toEqual(['"first"', '"second"', '"third"']);
  });

  it('is told nothing of other records, nor of a save that replaced whatever was there', async () => {
    await sends('updateCountry', 8, 'first', 'second');
    await sends('deleteCountry', 9, 'first', 'gone');
    await sends('deleteBenefit', 8, 'first', 'gone');
    await sends('updateCountry', 10, null, 'second');
    await sends('updateCountry', 10, 'first', 'first');
    await sends('updateCountry', 10, 'first', 'second');
    expect(sent('If-Match').slice(1)).toEqual(['"first"', '"first"', null, '"first"', '"first"']);
  });

  it('gets the key of the first attempt when what got no answer is sent again', async () => {
    const file = (name: string) => new File(['x'], name, { lastModified: 1 });
    const lost = createOwn({
      ...answering(200, {}),
      fetch: async (request) => {
        requests.push(request);
        throw new TypeError('Failed to fetch');
      },
    });
    const heard = createOwn(answering(200, {}));
    const send = (call: typeof heard, name: string) => call(uploading, { body: { resume: file(name) } });
    await expect(send(lost, 'a.pdf')).rejects.toThrow();
    await expect(send(lost, 'a.pdf')).rejects.toThrow();
    await send(heard, 'b.pdf');
    await send(heard, 'a.pdf');
    await send(heard, 'a.pdf');
    const [first, again, other, third, anew] = sent('Idempotency-Key');
    expect([again, third]).toEqual([first, first]);
    expect(new Set([first, other, anew]).size).toBe(3);
  });

  it('gets no key with what may be repeated anyway: a read, a change, and a POST that changes nothing', async () => {
    await createOwn(answering(200, {}))('listCountries');
    await createOwn(answering(200, {}))('updateCountry', { path: { id: 7 }, body: {} });
    await createOwn(answering(200, {}))(harmless, { body: {} });
    expect(sent('Idempotency-Key')).toEqual([null, null, null]);
  });
});

describe('calling the API', () => {
  it('sends the signed-in user’s token, and none for a visitor', async () => {
    await createCall(answering(200, {}))('listCountries');
    await createCall(answering(200, {}, null))('listCountries');
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual(['Bearer t', null]);
  });

  it('fills the path, omits absent query parameters, and omits undefined properties from the JSON body', async () => {
    const call = createCall(answering(200, {}));
    await call('updateCountry', {
      path: { id: 7 },
      body: { name_en: 'Oman', name_ar: undefined, code: null },
    });
    await call('listCountries', { query: { search: 'q a', page: undefined } });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', 'http://api/countries/7'],
      ['GET', 'http://api/countries?search=q%20a'],
    ]);
    expect(await requests[0]!.json()).toEqual({ name_en: 'Oman', code: null });
  });

  it('sends files as multipart and lets the browser set the boundary', async () => {
    const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    await createCall(answering(200, {}))(uploading, { body: { resume: file, answers: [1] } });
    expect(requests[0]!.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const sent = await requests[0]!.formData();
    expect((sent.get('resume') as File).name).toBe('a.pdf');
    expect(sent.get('answers')).toBe('[1]');
  });

  it('returns a file as a blob', async () => {
    const call = createCall(answering(200, new Blob(['%PDF'])));
    const answer: unknown = await call('getDocument', { path: { id: 1, name: 'a.pdf' } });
    expect(answer).toBeInstanceOf(Blob);
  });

  it.each([
    [403, { message: 'no' }, 'no'],
    [200, { status: false, message: 'not today' }, 'not today'],
  ])('throws the error of a %i with body %o', async (status, body, text) => {
    const failed = createCall(answering(status, body))('listCountries');
    await expect(failed).rejects.toMatchObject({ status, serverMessage: text });
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('reports an unknown token only on a 401', async () => {
    await expect(createCall(answering(401, {}))('listCountries')).rejects.toMatchObject({ status: 401 });
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith('t');
    await expect(createCall(answering(401, {}, null))('listCountries')).rejects.toMatchObject({
      status: 401,
    });
    expect(onUnknown).toHaveBeenCalledOnce();
  });

  it('reports a refused user only on a 403', async () => {
    for (const [status, token] of [
      [200, 't'],
      [401, 't'],
      [403, null],
    ] as const)
      await createCall(answering(status, {}, token))('listCountries').catch(() => undefined);
    expect(onForbidden).not.toHaveBeenCalled();
    await expect(createCall(answering(403, {}))('listCountries')).rejects.toMatchObject({ status: 403 });
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith('t');
  });

  it('fails with status 0 when no response arrives', async () => {
    const fetch = () => Promise.reject(new TypeError('gone'));
    const failed = createCall({ token: () => null, onUnknown, fetch })('listCountries');
    await expect(failed).rejects.toMatchObject({ status: 0 });
  });
});
