import { describe, expect, it } from 'vitest';
import type { HostileFile } from '../../testing/files/hostile-documents.ts';
import {
  HUGE_LOGO,
  HUGE_PICTURES,
  NO_PICTURES,
  NO_PIXELS,
  TWO_IN_ONE,
} from '../../testing/files/hostile-pictures.ts';
import { gif, jpeg, webp } from '../../testing/files/picture-files.ts';
import {
  asForm,
  fileOf,
  newCandidate,
  newSchool,
  type Profile,
  png,
  updateCandidate,
} from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';
import { type Picture, pictureOf } from './content/picture.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const ACCEPT_IMAGE = 'Only JPG, PNG, or GIF files are allowed';
const TOO_HUGE = 'This picture is too large. Use one with at most 50 million pixels';
const EXTENSION: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };
const update = (fields: Record<string, unknown> | FormData) => updateCandidate(server, sara, fields);

describe('a picture', () => {
  it('is served publicly, immutable and sandboxed', async () => {
    const { body } = await update({ candidate_picture: png() });
    const { status, headers, raw: bytes } = await server.request('GET', body.data.candidate_picture);
    expect({ status, size: pictureOf(bytes, 'image/png')?.width }).toEqual({ status: 200, size: 1 });
    expect(headers['content-length']).toBe(String(bytes.length));
    const again = await server.request('GET', body.data.candidate_picture, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect({ status: again.status, bytes: again.raw.length }).toEqual({ status: 304, bytes: 0 });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
      'content-disposition': expect.stringContaining('inline'),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each<[string, File, Picture['type'], string]>([
    ['JPEG', fileOf(jpeg(), 'me.jpg'), 'image/jpeg', 'x'.repeat(9)],
    ['GIF', fileOf(gif(), 'me.gif'), 'image/gif', 'x'.repeat(9)],
    ['JPEG named like a page', fileOf(jpeg(), 'me.html', 'text/html'), 'image/jpeg', '<html'],
    ...TWO_IN_ONE.map(
      ([what, name, bytes, other, type]) =>
        [`${type} that is ${what} too`, fileOf(bytes(), name, type), type as Picture['type'], other] as [
          string,
          File,
          Picture['type'],
          string,
        ],
    ),
  ])('may be a %s and is served as exactly that', async (_, picture, type, other) => {
    const { status, body } = await update({ candidate_picture: picture });
    expect({ status, errors: body.errors }).toEqual({ status: 200 });
    expect(body.data.candidate_picture).toMatch(new RegExp(`^/storage/[\\w-]+\\.${EXTENSION[type]}$`));
    const answer = await server.request('GET', body.data.candidate_picture);
    expect(answer.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    expect(pictureOf(answer.raw, type)).toMatchObject({ width: 1, height: 1, end: answer.raw.length });
    expect(answer.raw.includes(other)).toBe(false);
  });

  const refuses = async (field: string, [, name, bytes, type]: HostileFile, text: string) => {
    const before = server.storedFiles();
    const answer = await update({ [field]: fileOf(bytes(), name, type) });
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({
      status: 422,
      errors: { [field]: [text] },
    });
    expect(server.storedFiles()).toEqual(before);
  };
  it.each([...NO_PICTURES, NO_PIXELS])('is refused when it is %s', async (...hostile) =>
    refuses('candidate_picture', hostile, ACCEPT_IMAGE),
  );
  it.each(HUGE_PICTURES)('is refused as a huge %s', async (...hostile) =>
    refuses('candidate_picture', hostile, TOO_HUGE),
  );

  it('is kept when absent from a change and removed when sent empty', async () => {
    const { body } = await update({ candidate_picture: png() });
    const address = body.data.candidate_picture;
    expect((await update({ designation: 'Head' })).body.data.candidate_picture).toBe(address);
    expect((await update({ candidate_picture: '' })).body.data.candidate_picture).toBeFalsy();
    expect((await server.request('GET', address)).status).toBe(404);
  });

  it('is not found under any other name', async () => {
    const names = [
      'nothing.png',
      '..%2fprivate%2fx.pdf',
      '%2e%2e/private',
      '.',
      'a.png%00.pdf',
      '96/none.png',
    ];
    for (const name of [...names, '96/..%2fx.png', '..%2f96/x.png']) {
      expect((await server.request('GET', `/storage/${name}`)).status, name).toBe(404);
    }
  });
});

describe('a logo', () => {
  const logo = async (school: Profile, content: Buffer, name: string) =>
    server.request('PUT', `/api/school/${school.id}`, {
      token: school.token,
      form: asForm({ school_logo: fileOf(content, name, 'image/webp') }),
    });

  it('may be a WebP and is served as one', async () => {
    const school = await newSchool(server);
    const { body } = await logo(school, webp(), 'logo.webp');
    expect(body.data.school_logo).toMatch(/\.webp$/);
    const answer = await server.request('GET', body.data.school_logo);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(pictureOf(answer.raw, 'image/webp')).toMatchObject({ width: 1, height: 1 });
  });

  it('is refused as a huge WebP, a GIF or an SVG', async () => {
    const school = await newSchool(server);
    const before = server.storedFiles();
    const [, name, huge] = HUGE_LOGO;
    for (const [content, text] of [
      [huge(), TOO_HUGE],
      [gif(), 'Unsupported file format'],
      [Buffer.from('<svg onload="alert(1)"/>'), 'Unsupported file format'],
    ] as const) {
      expect(await logo(school, content, name)).toMatchObject({
        status: 422,
        body: { errors: { school_logo: [text] } },
      });
    }
    expect(server.storedFiles()).toEqual(before);
  });
});
