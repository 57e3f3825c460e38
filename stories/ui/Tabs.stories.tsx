import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '../../src/client/ui/Tabs.tsx';

const meta = {
  title: 'Parts/Tabs',
  component: Tabs,
  args: { label: 'Details', tabs: [], value: '', onChange: () => {}, children: null },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

const tabs = [
  { key: 'description', title: 'Description' },
  { key: 'requirements', title: 'Requirements', badges: '4' },
  { key: 'benefits', title: 'Benefits', flag: 'needs attention' },
  { key: 'about', title: 'About the place' },
];

export const Four: Story = {
  render: () => {
    const [value, setValue] = useState('description');
    return (
      <Tabs label="Details" tabs={tabs} value={value} onChange={setValue}>
        <p>{value}</p>
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Requirements');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('description');
  },
};

/** Each key press moves on from the focused tab, even while the selection lags behind. */
export const PressedQuickly: Story = {
  args: { tabs, value: 'description', onChange: fn(), children: <p>description</p> },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Benefits/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('benefits');
  },
};
