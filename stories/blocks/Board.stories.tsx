import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Block, Table } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers } from '../sample-answers.ts';

const meta = { title: 'Blocks/Board', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const tasks: Table = {
  operation: 'listAdminCountries',
  row: 'AdminCountry',
  key: 'country_id',
  sort: 'name_en',
  empty: 'lists.empty',
  columns: [{ title: 'Name', value: 'item.name_en' }],
  board: {
    by: 'search',
    columns: ['To do', 'Doing', 'Done'],
    labels: 'stages',
    into: 'item.into',
    blocks: [
      {
        block: 'header' as const,
        variant: 'row' as const,
        title: '{item.name_en}',
        meta: [{ value: 'item.name_ar' }],
      },
    ],
    move: {
      label: 'Move',
      action: 'call' as const,
      operation: 'updateCountry',
      params: { id: 'item.country_id' },
    },
  },
};
const definitions = {
  tables: { tasks },
  labels: {
    stages: {
      cases: [
        { when: { const: 'To do' }, label: 'To do', icon: 'clock' as const },
        { when: { const: 'Doing' }, label: 'Doing', icon: 'eye' as const, tone: 'info' as const },
        { when: { const: 'Done' }, label: 'Done', icon: 'check' as const, tone: 'success' as const },
      ],
    },
  },
};
const blocks: Block[] = [
  { block: 'header' as const, title: 'Tasks' },
  { block: 'table' as const, table: 'tasks', board: true },
];

export const Columns: Story = {
  args: { definitions, blocks, scope: { query: {} } },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Qatar' });
    await expect(canvas.getByRole('region', { name: /^Doing/ })).toHaveTextContent('Nothing here');
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Qatar, picked up from To do.'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Qatar over Doing.'));
    // Saudi Arabia cannot be moved at all, and Qatar not to the last column.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Qatar over Doing.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Qatar stays in To do.'));
    await expect(canvas.queryByRole('button', { name: 'Move Saudi Arabia' })).toBeNull();
  },
};

export const SeveralValues: Story = {
  args: {
    definitions: {
      ...definitions,
      tables: {
        tasks: {
          ...tasks,
          board: { ...tasks.board!, columns: ['To do', { title: 'Later', values: ['Doing', 'Done'] }] },
        },
      },
    },
    blocks,
    scope: { query: {} },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const column = await canvas.findByRole('region', { name: 'Later: 0' });
    await expect(within(column).getByRole('region', { name: 'Doing: 0' })).toBeVisible();
    await expect(within(column).getByRole('region', { name: 'Done: 0' })).toBeVisible();
    (await canvas.findByRole('button', { name: 'Move Qatar' })).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Qatar over Doing.'));
    await userEvent.keyboard('{Escape}');
  },
};

export const MenuOfACard: Story = {
  args: { definitions, blocks, scope: { query: {} } },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Qatar' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Move to Doing' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  },
};

export const RightToLeft: Story = {
  args: { definitions, blocks, scope: { query: {} } },
  decorators: [
    (Drawn) => (
      <div dir="rtl">
        <Drawn />
      </div>
    ),
  ],
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Qatar' });
    handle.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Qatar over Doing.'));
    await userEvent.keyboard('{Escape}');
  },
};
