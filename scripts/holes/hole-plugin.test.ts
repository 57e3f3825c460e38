import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, it, onTestFinished } from 'vitest';
import { holes } from './hole-plugin.ts';
import { holeName } from './split-module.ts';

it('finds generated modules in a folder behind a symbolic link', async () => {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'holes-')));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [real, linked] = [join(parent, 'real'), join(parent, 'linked')];
  mkdirSync(join(real, 'generated'), { recursive: true });
  writeFileSync(join(real, 'generated/texts.ts'), 'export const texts = { a: "b" };');
  writeFileSync(join(real, 'main.ts'), "import { texts } from './generated/texts.ts';\nconsole.log(texts);");
  symlinkSync(real, linked);
  const bundle = await rolldown({ input: join(linked, 'main.ts'), cwd: linked, plugins: [holes(linked)] });
  const { output } = await bundle.generate();
  await bundle.close();
  expect(output[0].code).toContain(holeName('generated/texts.ts', 0));
});
