import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { minify } from 'rolldown/utils';
import { build } from 'vite';
import { contentsOf } from '../holes/contents.ts';
import { filesBelow } from '../holes/files-below.ts';
import { fillHoles, holesIn } from '../holes/fill-holes.ts';
import { nameScripts } from '../holes/name-scripts.ts';
import { compressFolder } from '../vite/precompress.ts';

/** Vite's default target. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

const HOLED = 'dist/holes/client';
const NAMES = 'dist/holes/client-names.json';

/** The client with holes. */
export type HoledClient = {
  /** Texts by path. */
  texts: Map<string, string>;
  /** The paths of all other files, in `folder`. */
  others: string[];
  folder: string;
  /** The final paths of texts by the bundler's. */
  names: Map<string, string>;
};

/** Bundles the client with holes, which stays in `dist/holes`, and fills them. */
export async function buildClient(root: string, folder = join(root, 'dist/client')): Promise<void> {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(root, HOLED), minify: false, cssMinify: true },
  });
  const holed = readBundled(root);
  const contents = contentsOf((path) => readFileSync(join(root, path), 'utf8'));
  const filled = await Promise.all(
    [...holed.texts].map(async ([path, text]) => ({
      ...{ path, holes: holesIn(text) },
      text: await filledText(path, text, contents),
    })),
  );
  const files = nameScripts(filled);
  rmSync(folder, { recursive: true, force: true });
  for (const path of [...files.map(({ path }) => path), ...holed.others])
    mkdirSync(dirname(join(folder, path)), { recursive: true });
  for (const { path, text } of files) writeFileSync(join(folder, path), text);
  for (const path of holed.others) copyFileSync(join(holed.folder, path), join(folder, path));
  const names = Object.fromEntries(files.map(({ from, path }) => [from, path]));
  writeFileSync(join(root, NAMES), JSON.stringify(names));
  await compressFolder(folder);
}

/** Reads the client with holes of the last build. */
export function readHoledClient(root: string): HoledClient {
  const names = JSON.parse(readFileSync(join(root, NAMES), 'utf8')) as Record<string, string>;
  return { ...readBundled(root), names: new Map(Object.entries(names)) };
}

function readBundled(root: string) {
  const folder = join(root, HOLED);
  const paths = filesBelow(folder);
  const texts = paths.filter(isText).map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
  return { folder, texts: new Map(texts), others: paths.filter((path) => !isText(path)) };
}

export const isText = (path: string) => /\.(?:js|html|json)$/.test(path);

/** Fills and minifies. */
export async function filledText(
  path: string,
  text: string,
  contents: Parameters<typeof fillHoles>[1],
): Promise<string> {
  if (!path.endsWith('.js')) return text;
  const options = { module: true, compress: { target: BROWSERS }, mangle: { toplevel: true } };
  const { code, errors } = await minify(path, fillHoles(text, contents), options);
  if (errors.length > 0) throw new Error(`${path} cannot be minified: ${errors[0]!.message}`);
  return code;
}
