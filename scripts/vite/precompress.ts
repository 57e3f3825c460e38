import { existsSync, readdirSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files are not worth compressing. */
const SMALLEST = 1024;

/**
 * Writes a `.br` and a `.gz` next to each text file of the build, at the best quality: the server only picks
 * one. `PRECOMPRESS=quick` is for a build that somebody waits for; `PRECOMPRESSED` is a folder in which another build has done
 * that for the files that are the same.
 */
export function precompress(
  isQuick = process.env.PRECOMPRESS === 'quick',
  known = process.env.PRECOMPRESSED,
): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: () => compressFolder(folder, isQuick, known),
  };
}

export async function compressFolder(
  folder: string,
  isQuick = process.env.PRECOMPRESS === 'quick',
  known = process.env.PRECOMPRESSED,
): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names
      .filter((name) => /\.(js|css|html|svg|json|txt)$/.test(name))
      .map((name) => compress(join(folder, name), isQuick, known && join(known, name))),
  );
}

export async function compress(path: string, isQuick: boolean, known?: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SMALLEST) return;
  if (known && existsSync(`${known}.br`) && (await readFile(known)).equals(text)) {
    for (const end of ['.br', '.gz']) await copyFile(`${known}${end}`, `${path}${end}`);
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await zip(text, { level: isQuick ? 6 : 9 }));
}
