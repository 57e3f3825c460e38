import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../generated/calls.ts';
import type { Caller } from './call.ts';
import type { Operation } from './operations.ts';

vi.stubEnv('VITE_API_URL', 'http://api');
const { createCall } = await import('./call.ts');

/** An operation whose body may contain files. */
const uploading = Object.entries<Operation>(calls).find(
  ([, { body, path }]) => body === 'multipart' && !path.includes('{'),
)![0];

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
