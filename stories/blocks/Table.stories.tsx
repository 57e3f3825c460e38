import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Block, Table } from '../../generated/definitions.d.ts';
import { queriesOf } from '../../src/client/state/queries.ts';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers, lookups } from '../sample-answers.ts';
import { storyVisit } from '../story-visit.ts';

const meta = { title: 'Blocks/Table', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const table: Table = {
  operation: 'listAdminCountries',
  row: 'AdminCountry',
  key: 'country_id',
  search: 'search',
  sort: 'name_en',
  empty: 'lists.empty',
  columns: [
    { title: 'Name', value: 'item.name_en', sort: 'name_en' },
    { title: 'Arabic', value: 'item.name_ar', dir: 'rtl' as const },
    { title: 'Cities', value: 'item.city_count', format: 'number', sort: 'city_count' },
  ],
  add: {
    label: 'Add country',
    icon: 'plus',
    tone: 'primary' as const,
    action: 'open' as const,
    title: 'Add country',
    blocks: [],
  },
  actions: [
    {
      label: 'Details',
      icon: 'eye',
      action: 'open' as const,
      title: '{item.name_en}',
      blocks: [{ block: 'text' as const, text: '{item.name_ar}' }],
    },
  ],
};
const definitions = { tables: { countries: table } };
const blocks: Block[] = [
  { block: 'header' as const, title: 'Countries' },
  { block: 'table' as const, table: 'countries' },
];

export const Rows: Story = {
  args: { definitions, blocks, scope: { query: {} } },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Qatar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Qatar' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Cities' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Cities' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Mirrored: Story = {
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
    const row = (await canvas.findByRole('rowheader', { name: 'Qatar' })).closest('tr')!;
    // A cell stands as the page does, whatever way its text runs.
    for (const cell of row.cells) await expect(getComputedStyle(cell).direction).toBe('rtl');
  },
};

export const NoRows: Story = {
  args: { definitions, blocks, scope: { query: { search: 'zzzz' } } },
  beforeEach: () => giveAnswers(),
};

export const EveryFilter: Story = {
  args: {
    definitions: {
      tables: { countries: { ...table, filters: 'search/own-vacancies', no_match: 'lists.empty' } },
      lookups,
    },
    blocks,
    scope: { query: { featured: false, curriculum_id: [2] } },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'Filters that are set' });
    await expect(chips).toHaveTextContent(/Featured: No.*Curricula: British/);
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Featured' })).toHaveValue('false');
    await expect(canvas.getByRole('combobox', { name: 'Curricula' })).toBeVisible();
    for (const name of ['Deadline from', 'Deadline to', 'Salary from', 'Salary to'])
      await expect(canvas.getByLabelText(name)).toBeVisible();
  },
};

export const Selected: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...table,
          bulk: [
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
    const [page] = canvas.getAllByRole('checkbox', { name: 'Select all rows of this page' });
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
          ...table,
          bulk: [
            {
              label: 'Sign',
              icon: 'pencil',
              action: 'open' as const,
              blocks: [
                {
                  block: 'form' as const,
                  form: 'auth/login',
                  submit: { label: 'Sign', action: 'call' as const, operation: 'updateCountry' },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    // One dialog for both: what is typed once is sent for each.
    const dialog = await screen.findByRole('dialog', { name: 'Sign (2)' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign' }));
    await expect(await within(dialog).findByText('User Name is required')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
  },
};

export const FactsBelow: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...table,
          columns: [
            { title: 'Name', value: 'item.name_en' },
            {
              title: 'Cities',
              value: 'item.city_count',
              format: 'number',
              below: [{ label: 'Arabic', value: 'item.name_ar' }, { text: 'number {item.country_id}' }],
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
    const row = (await canvas.findByRole('rowheader', { name: 'Qatar' })).closest('tr')!;
    await expect(row).toHaveTextContent('Arabic: قطر · number 187');
  },
};

/** The list finds so many by now. */
const giveTotal = (total: number) =>
  queriesOf(storyVisit).setQueryData(
    ['listAdminCountries', { sort: 'name_en' }],
    (before: { meta: object } | undefined) => before && { ...before, meta: { ...before.meta, total } },
  );

/** What is done together follows what the list finds by now, but only after an attempt that was refused. */
export const TogetherTriedAgain: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...table,
          together: [
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
    const { fetch } = window;
    window.fetch = async () => new Response('{"message":"It has others by now"}', { status: 409 });
    return () => {
      window.fetch = fetch;
    };
  },
  play: async ({ canvas }) => {
    const [page] = await canvas.findAllByRole('checkbox', { name: 'Select all rows of this page' });
    giveTotal(3);
    await userEvent.click(page!);
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 3 that match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write' }));
    const dialog = await screen.findByRole('dialog', { name: 'Write to 3' });
    await userEvent.type(await within(dialog).findByLabelText(/Username/), 'a@example.org');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'secret-2026');
    giveTotal(4);
    // The list stands behind the dialog, out of reach of roles.
    await canvas.findAllByText('All 4 that match are selected');
    await expect(screen.getByRole('dialog', { name: 'Write to 3' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await expect(await screen.findByRole('dialog', { name: 'Write to 4' })).toBeVisible();
    await expect(within(dialog).getByLabelText(/Username/)).toHaveValue('a@example.org');
  },
};
