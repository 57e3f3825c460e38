import { expect, it } from 'vitest';
import { blockComponent, loadBlocks } from '../blocks/registry.ts';
import { FILES } from './page-modules.ts';

const modules = import.meta.glob<Record<string, unknown>>('../blocks/**/*.tsx');

it('names the correct source file of each lazily loaded block', async () => {
  const names = Object.keys(FILES);
  await loadBlocks(names);
  for (const [name, file] of Object.entries(FILES)) {
    const module = await modules[`../${file}`]?.();
    expect(Object.values(module ?? {}), name).toContain(blockComponent(name));
  }
});
