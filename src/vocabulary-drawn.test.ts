import { expect, it } from 'vitest';
import { choosers, widgets } from './client/blocks/form/widgets/widgets.ts';
import { blockComponent, loadBlocks } from './client/blocks/registry.ts';
import './client/blocks/form/widgets/rare-widgets.ts';
import { vocabulary } from './language/grammar/vocabulary.ts';

it('the language names no block that is not drawn', async () => {
  const names = Object.keys(vocabulary.tagged.block!.variants);
  await loadBlocks(names);
  expect(names.filter((name) => blockComponent(name) === undefined)).toEqual([]);
});

it('the language names the widgets that are drawn, and those that follow from the schema have no name', () => {
  const drawn = Object.keys({ ...widgets, ...choosers });
  const follow = ['files', 'images', 'ratings', 'options'];
  expect([...vocabulary.widgets, ...follow].sort()).toEqual([...drawn, 'hidden'].sort());
});
