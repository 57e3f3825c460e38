import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Menu } from '../../src/client/ui/menu/Menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    items: [
      { key: 'view', label: 'View', icon: 'eye', onSelect },
      { key: 'edit', label: 'Edit', icon: 'pencil', onSelect: () => {} },
      { key: 'move', label: 'Move', disabled: true, onSelect },
      { key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => {} },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: '16rem', minBlockSize: '16rem' }}>
        <Story />
        <button type="button">Next</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opener = (canvas: Canvas) => canvas.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

async function open(canvas: Canvas) {
  await userEvent.click(opener(canvas));
  await screen.findByRole('menu', { name: 'Actions' });
  await waitFor(() => expect(item('View')).toHaveFocus());
}

export const KeyboardNavigation: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(opener(canvas)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('View')).toHaveFocus());
    await userEvent.keyboard('ed');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
  },
};

export const ItemChosen: Story = {
  beforeEach: () => {
    onSelect.mockClear();
  },
  play: async ({ canvas }) => {
    opener(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('View')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await closed();
    await waitFor(() => expect(opener(canvas)).toHaveFocus());
  },
};

export const DisabledItem: Story = {
  beforeEach: () => {
    onSelect.mockClear();
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(item('Move')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item('Move'), { pointerEventsCheck: 0 });
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** On a long page it opens at its button without scrolling the page. */
export const OnALongPage: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
        <div style={{ blockSize: '300vb' }} />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    await open(canvas);
    const button = opener(canvas).getBoundingClientRect();
    await waitFor(() =>
      expect(Math.abs(screen.getByRole('menu').getBoundingClientRect().top - button.bottom)).toBeLessThan(16),
    );
    await expect(scrollY).toBe(0);
  },
};

/** It closes on Esc, on a click outside (even on its button), and on Tab. */
export const Closing: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener(canvas)).toHaveFocus());

    await open(canvas);
    // Everything below, including the button, is inert: a click there only closes the menu.
    const { left, top } = opener(canvas).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 4, top + 4) as Element);
    await closed();

    await open(canvas);
    await userEvent.tab();
    await closed();
    await waitFor(() => expect(opener(canvas)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
