import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import attachment from '../../../../../schemas/fields/attachment.json' with { type: 'json' };
import { scannedPdf } from '../../../testing/files/scanned-pdf.ts';
import { hiringFileCalls } from '../../../testing/hiring-file-scenario.ts';
import { fileOfPhoto, PHONE_PHOTOS, SELFIE } from '../../../testing/real/photos.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { textOfDocument } from '../../people/cv/document-text.ts';

const { server, school } = await withServer({ school: newSchool });
const LIMIT = attachment['x-file'].maxBytes;

let candidate: Profile;
let id: number;
const { open, itemOf, check, provide } = hiringFileCalls(server, school, () => ({ id, candidate }));
beforeEach(async () => {
  candidate = await newCandidate(server);
  id = (await newApplication(server, candidate, (await newVacancy(server, school)).vacancy_id))
    .application_id;
  await open();
});

type Evidence = { url: string; name: string; by: string };
/** What the school reads of the only evidence of the item Identity. */
async function seenBySchool() {
  const [evidence, ...more] = (await itemOf('identity')).evidence as Evidence[];
  expect(more).toEqual([]);
  const { status, raw, headers } = await server.request('GET', evidence!.url, { token: school.token });
  expect(status).toBe(200);
  return { ...evidence!, raw, type: headers['content-type'] };
}

const fileNamed = (name: string, bytes: Buffer, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

describe('a photo of a passport from a phone', () => {
  it('reaches the school upright, legible and without where it was taken', async () => {
    const sent = await SELFIE.bytes();
    expect(sent.length).toBeGreaterThan(4_500_000);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    expect((await provide('identity', { provided: await fileOfPhoto(SELFIE) })).status).toBe(200);
    const { name, by, type, raw } = await seenBySchool();
    expect({ name, by, type }).toEqual({ name: SELFIE.name, by: 'candidate', type: 'image/jpeg' });
    const { exif, orientation, width, height } = await sharp(raw).metadata();
    expect({ exif, orientation }).toEqual({});
    expect(height).toBeGreaterThan(width);
    expect(height).toBeGreaterThanOrEqual(2000);
    expect(raw.includes('GPS')).toBe(false);
  });

  it('is refused above the limit, with the field and the limit', async () => {
    const [large] = PHONE_PHOTOS.slice(-1);
    const { status, body } = await provide('identity', { provided: await fileOfPhoto(large!) });
    expect([status, body.errors]).toEqual([413, { provided: ['File size must be less than 5MB'] }]);
    expect((await itemOf('identity')).evidence).toEqual([]);
  });
});

describe('a scan of ten pages', () => {
  let scan: Buffer;
  beforeAll(async () => {
    scan = await scannedPdf(10, LIMIT);
  });

  it('of exactly the limit reaches the school byte by byte, from either side', async () => {
    expect(scan).toHaveLength(LIMIT);
    const provided = fileNamed('جواز السفر.pdf', scan);
    expect((await provide('identity', { provided })).status).toBe(200);
    const seen = await seenBySchool();
    expect([seen.name, seen.type, seen.raw.equals(scan)]).toEqual([
      'جواز السفر.pdf',
      'application/pdf',
      true,
    ]);
    const evidence = [fileNamed('scan.pdf', scan)];
    expect((await check('qualification', { evidence })).status).toBe(200);
    const [own] = (await itemOf('qualification')).evidence as Evidence[];
    const { raw } = await server.request('GET', own!.url, { token: school.token });
    expect(raw.equals(scan)).toBe(true);
  });

  it('is refused one byte above the limit, and nothing of it is kept', async () => {
    const before = server.storedFiles();
    const provided = fileNamed('scan.pdf', await scannedPdf(10, LIMIT + 1));
    const { status, body } = await provide('identity', { provided });
    expect([status, body.errors]).toEqual([413, { provided: ['File size must be less than 5MB'] }]);
    expect(server.storedFiles()).toEqual(before);
  });

  it('is a document that a reader opens, and takes for a scan', async () => {
    await expect(textOfDocument(new Uint8Array(scan), true)).rejects.toThrow('scan');
  });
});
