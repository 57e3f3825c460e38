import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu } from '../../src/client/ui/Menu.tsx';

const meta = { title: 'Parts/Menu', component: Menu, args: { label: 'Actions', items: [] } } satisfies Meta<
  typeof Menu
>;
export default meta;

type Story = StoryObj<typeof meta>;

const onSelect = fn();

export const Opened: Story = {
  args: {
    items: [
      { key: 'view', label: 'View', icon: 'eye', onSelect },
      { key: 'edit', label: 'Edit', icon: 'pencil', onSelect: () => {} },
      { key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => {} },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: '16rem', minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  },
};

export const Chosen: Story = {
  args: Opened.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
  },
};
