import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queriesOf } from '../../src/client/state/queries.ts';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers } from '../sample-answers.ts';
import { blocks, sampleTable } from '../sample-table.ts';
import { answerCalls, storyVisit } from '../story-visit.ts';

const meta = { title: 'Blocks/Table/Selection', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          each_selected: [
            {
              label: 'Delete',
              icon: 'trash',
              tone: 'danger' as const,
              action: 'call' as const,
              operation: 'deleteCountry',
            },
          ],
        },
      },
    },
    blocks,
    scope: { query: {} },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Qatar' }));
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('1 selected');
    const [page] = canvas.getAllByRole('checkbox', { name: 'Select all rows on this page' });
    await expect(page).toBePartiallyChecked();
    await userEvent.click(page!);
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  },
};

export const SelectedWithForm: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          each_selected: [
            {
              label: 'Sign',
              icon: 'pencil',
              action: 'open' as const,
              blocks: [
                {
                  block: 'form' as const,
                  form: 'auth/login',
                  submit: { label: 'Sign', action: 'call' as const, operation: 'createCountry' },
                },
              ],
            },
          ],
        },
      },
    },
    blocks,
    scope: { query: {} },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    for (const name of ['Select Qatar', 'Select Saudi Arabia'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign' }));
    // One dialog for both rows: its input is sent for each.
    const dialog = await screen.findByRole('dialog', { name: 'Sign (2)' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await expect(await within(dialog).findByText('User Name is required')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
  },
};

/** Sets the total number of matching rows. */
const giveTotal = (total: number) =>
  queriesOf(storyVisit).setQueryData(
    ['listAdminCountries', { sort: 'name_en' }],
    (before: { meta: object } | undefined) => before && { ...before, meta: { ...before.meta, total } },
  );

/** Actions on all matching rows refresh their number only after a refused attempt. */
export const SelectAllRetried: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          all_selected: [
            {
              label: 'Write',
              action: 'open' as const,
              title: 'Write to {item.count}',
              blocks: [
                {
                  block: 'form' as const,
                  form: 'auth/login',
                  submit: { label: 'Send', action: 'call' as const, operation: 'createCountry' },
                },
              ],
            },
          ],
        },
      },
    },
    blocks,
    scope: { query: {} },
  },
  beforeEach: () => {
    giveAnswers();
    answerCalls(() => Response.json({ message: 'It has others by now' }, { status: 409 }));
  },
  play: async ({ canvas }) => {
    const [page] = await canvas.findAllByRole('checkbox', { name: 'Select all rows on this page' });
    giveTotal(3);
    await userEvent.click(page!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 3 that match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const dialog = await screen.findByRole('dialog', { name: 'Write to 3' });
    await userEvent.type(await within(dialog).findByLabelText(/Username/), 'a@example.org');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret-2026');
    giveTotal(4);
    // The dialog hides the list from role queries.
    await canvas.findAllByText('All 4 that match are selected');
    await expect(screen.getByRole('dialog', { name: 'Write to 3' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('dialog', { name: 'Write to 4' })).toBeVisible();
    await expect(within(dialog).getByLabelText(/Username/)).toHaveValue('a@example.org');
  },
};
