// Builds the CVs from source: `node scripts/node.mjs src/server/testing/real/cvs/make/make-cvs.ts [name …]`.
// Needs Chromium, LibreOffice and pdfTeX; the tests need only the output.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { SETS } from '../corpus.ts';
import { scanOf } from './scan.ts';
import { wordDocument } from './word-document.ts';

const CVS = join(import.meta.dirname, '..');
const CHROMIUM = process.env.CHROME_PATH ?? 'chromium';
const asked = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'make-cvs-'));

for (const set of SETS) {
  for (const file of readdirSync(join(CVS, 'sources', set))) {
    // For example "asha.word.html": a CV, and the program that typesets it.
    const [name = '', writer = ''] = file.split('.');
    if (asked.length > 0 && !asked.includes(name)) continue;
    const made = await writers()[writer]!(join(CVS, 'sources', set, file), name);
    renameSync(made, join(CVS, set, basename(made)));
  }
}
rmSync(work, { recursive: true });

function writers(): Record<string, (source: string, name: string) => string | Promise<string>> {
  const target = (name: string) => join(work, name);
  const browser = (...args: string[]) =>
    execFileSync(CHROMIUM, ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', ...args], {
      stdio: 'ignore',
    });
  const office = (type: string, source: string, name: string) => {
    const copy = target(`${name}.html`);
    writeFileSync(copy, readFileSync(source));
    execFileSync('soffice', ['--headless', '--convert-to', type, '--outdir', work, copy], {
      stdio: 'ignore',
    });
    return target(`${name}.${type.split(':')[0]}`);
  };
  return {
    browser(source, name) {
      browser('--no-pdf-header-footer', `--print-to-pdf=${target(`${name}.pdf`)}`, `file://${source}`);
      return target(`${name}.pdf`);
    },
    async scan(source, name) {
      browser('--window-size=794,1123', `--screenshot=${target(`${name}.png`)}`, `file://${source}`);
      writeFileSync(target(`${name}.pdf`), await scanOf(target(`${name}.png`)));
      return target(`${name}.pdf`);
    },
    tex(source, name) {
      execFileSync(
        'pdflatex',
        ['-interaction=batchmode', `-jobname=${name}`, `-output-directory=${work}`, source],
        {
          stdio: 'ignore',
        },
      );
      return target(`${name}.pdf`);
    },
    word(source, name) {
      writeFileSync(target(`${name}.docx`), wordDocument(readFileSync(source, 'utf8')));
      return target(`${name}.docx`);
    },
    office: (source, name) => office('docx:MS Word 2007 XML', source, name),
    'old-word': (source, name) => office('doc:MS Word 97', source, name),
  };
}
