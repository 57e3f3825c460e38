import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfDocument, PdfSection } from './pdf-document.ts';
import { PDF_TEMPLATE } from './pdf-template.ts';

/** The process that draws one document: it takes processor time in one piece, and memory that a server would keep. */

const { resolve } = createRequire(import.meta.url);
const folderOf = (font: string) => dirname(resolve(`@expo-google-fonts/${font}/package.json`));

process.once('disconnect', () => process.exit(1));
process.once('message', (document: PdfDocument) => {
  const fontPaths = [folderOf('amiri'), folderOf('figtree')].flatMap((folder) =>
    ['400Regular', '700Bold'].map((weight) => `${folder}/${weight}`),
  );
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  const source = { mainFileContent: PDF_TEMPLATE, inputs: { document: JSON.stringify(plain(document)) } };
  const creationTimestamp = Math.floor(document.at.getTime() / 1000);
  let pdf: Uint8Array;
  try {
    pdf = compiler.pdf(source, { pdfStandard: 'ua-1', creationTimestamp });
  } catch {
    // The standard of accessible files forbids letters that no font has; the file is tagged without it as well.
    pdf = compiler.pdf(source, { creationTimestamp });
  }
  // The parent ends this process once it has the result: a message from an exiting process can be lost.
  process.send?.(pdf);
});

function plain({ title, lead, sections, footer, ...rest }: PdfDocument) {
  return {
    ...rest,
    title: printable(title),
    // Isolated placeholders would keep the numbers apart from the words around them.
    footer: printable(footer).replace(/[\u2066-\u2069]/g, ''),
    lead: lead.map(printable),
    sections: sections.map(plainSection),
  };
}

const plainSection = ({ heading, text = [], values = [], table }: PdfSection) => ({
  heading: printable(heading),
  text: text.map(printable),
  values: values.map(({ label, value }) => ({ label: printable(label), value: printable(value) })),
  table: table
    ? {
        ...table,
        head: table.head.map(printable),
        rows: table.rows.map((row) => row.map(printable)),
      }
    : null,
});

/** A text without control characters, in which a very long word may be broken; digests stay whole. */
const printable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\S{65,}/gu, (word) => word.replace(/.{16}/gu, '$&\u200b'));
