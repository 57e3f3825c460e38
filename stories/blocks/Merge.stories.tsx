import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { MergeDialog } from '../../src/client/blocks/form/merge/MergeDialog.tsx';

const meta = {
  title: 'Parts/Changed meanwhile',
  component: MergeDialog,
  args: {
    onAnswer: fn(),
    differences: [
      {
        name: 'title',
        title: 'Title',
        schema: { type: 'string' },
        ui: undefined,
        currency: undefined,
        mine: 'Head of mathematics',
        theirs: 'Head of science',
        isMine: true,
      },
      {
        name: 'from',
        title: 'Start date',
        schema: { type: 'string', format: 'date' },
        ui: undefined,
        currency: undefined,
        mine: undefined,
        theirs: '2027-08-20',
        isMine: false,
      },
      {
        name: 'subjects',
        title: 'Subjects',
        schema: { type: 'array', items: { type: 'string' } },
        ui: undefined,
        currency: undefined,
        mine: ['Algebra', 'Geometry'],
        theirs: ['Algebra'],
        isMine: true,
      },
    ],
  },
} satisfies Meta<typeof MergeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FieldByField: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this' }));
    const title = within(dialog.getByRole('group', { name: 'Title' }));
    await expect(title.getByRole('radio', { name: 'Yours' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('all 3 fields');
    // A click anywhere on a side chooses it.
    await userEvent.click(title.getByText('Yours'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(new Set(['title']));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
  },
};
