import { describe, expect, it } from 'vitest';
import {
  docxOfManyParts,
  type HostileFile,
  NO_OLD_DOCUMENTS,
  NO_PDFS,
  NO_WORD_PACKAGES,
  REACHING_OUT,
} from '../../testing/files/hostile-documents.ts';
import { doc, docx, docxOfAnotherProgram, docxReferringTo } from '../../testing/files/office-files.ts';
import { fileOf, newCandidate, pdf, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const MB = 1024 * 1024;
const PDF_TEXT = '%PDF-1.4\n%%EOF\n';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ACCEPT_CV = 'Only PDF or DOC files are allowed';
const update = (fields: Record<string, unknown> | FormData) => updateCandidate(server, sara, fields);

describe('a CV', () => {
  it.each([
    ['PDF', pdf('cv.pdf'), 'application/pdf'],
    ['Word 2003', fileOf(doc(), 'cv.doc', DOC), DOC],
    ['Word', fileOf(docx(), 'cv.docx', DOCX), DOCX],
    ['Word saved by another program', fileOf(docxOfAnotherProgram(), 'cv.docx', DOCX), DOCX],
    ['Word with links', fileOf(docxReferringTo('hyperlink', 'https://x.example'), 'cv.docx', DOCX), DOCX],
    [
      'Word with a picture from the web',
      fileOf(docxReferringTo('image', 'https://x.example/a.png'), 'cv.docx', DOCX),
      DOCX,
    ],
    [
      'Word based on a template',
      fileOf(docxReferringTo('attachedTemplate', 'file:///C:\\Users\\a\\cv.dotx'), 'cv.docx', DOCX),
      DOCX,
    ],
    ['PDF declared as HTML', fileOf(PDF_TEXT, 'cv.pdf', 'text/html'), 'application/pdf'],
    ['Word without a declared type', fileOf(docx(), 'cv.docx', ''), DOCX],
  ])('may be %s and is returned byte for byte', async (_, cv, mediaType) => {
    const { status, body } = await update({ candidate_cv: cv });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    const download = await server.request('GET', body.data.candidate_cv, { token: sara.token });
    expect(download.raw.equals(Buffer.from(await cv.arrayBuffer()))).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': mediaType,
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  const refuses = async ([, name, bytes, type]: HostileFile, text: unknown) => {
    const before = server.storedFiles();
    const answer = await update({ candidate_cv: fileOf(bytes(), name, type) });
    expect({ status: answer.status, errors: answer.body.errors }).toEqual({
      status: 422,
      errors: { candidate_cv: [text] },
    });
    expect(server.storedFiles()).toEqual(before);
  };
  it.each(NO_PDFS)('is refused when it is not a PDF: %s', async (...hostile) => refuses(hostile, ACCEPT_CV));
  it.each(NO_WORD_PACKAGES)('is refused when it is not a Word document: %s', async (...hostile) =>
    refuses(hostile, ACCEPT_CV),
  );
  it.each(NO_OLD_DOCUMENTS)('is refused when it is not a Word 2003 document: %s', async (...hostile) =>
    refuses(hostile, ACCEPT_CV),
  );
  it.each(REACHING_OUT)('is refused when it would load %s', async (...hostile) =>
    refuses(hostile, expect.stringContaining('from elsewhere')),
  );

  it('may have 5 MB and not a byte more', async () => {
    const large = (size: number) =>
      fileOf(
        Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 15), Buffer.from('\n%%EOF')]),
        'cv.pdf',
      );
    expect((await update({ candidate_cv: large(5 * MB) })).status).toBe(200);
    const before = server.storedFiles();
    for (const cv of [large(5 * MB + 1), large(30 * MB), fileOf(docxOfManyParts(100_000), 'cv.docx', DOCX)]) {
      expect(await update({ candidate_cv: cv })).toMatchObject({
        status: 413,
        body: { errors: { candidate_cv: ['File size must be less than 5MB'] } },
      });
    }
    expect(server.storedFiles()).toEqual(before);
  });

  it('replaces the previous CV and deletes its file', async () => {
    await update({ candidate_cv: pdf('one.pdf') });
    const before = server.storedFiles();
    const { body } = await update({ candidate_cv: pdf('two.pdf') });
    expect(body.data.candidate_cv).toMatch(/two\.pdf$/);
    expect(server.storedFiles()).toHaveLength(before.length);
    expect(server.storedFiles()).not.toEqual(before);
  });
});
