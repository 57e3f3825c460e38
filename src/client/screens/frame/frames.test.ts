import { expect, it } from 'vitest';
import type { Layout } from '../../../../generated/definitions.d.ts';
import grammar from '../../../../schemas/meta/definitions.schema.json' with { type: 'json' };
import { BareFrame } from './BareFrame.tsx';
import { loadFrame } from './frames.ts';

const layout = (frame: string) => ({ frame, home: { screen: 'landing' }, menus: [] }) as unknown as Layout;

it.each(grammar.$defs['layout-document'].properties.frame.enum)(
  'draws the frame “%s” of the grammar',
  async (frame) => {
    expect(await loadFrame(layout(frame))).toBeTypeOf('function');
  },
);

it('shows a page alone in the frame “none”', async () => {
  expect(await loadFrame(layout('none'))).toBe(BareFrame);
});
