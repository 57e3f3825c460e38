import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queriesOf } from '../../src/client/state/queries.ts';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers, lookups } from '../sample-answers.ts';
import { blocks, definitions, sampleTable } from '../sample-table.ts';
import { answerCalls, storyVisit } from '../story-visit.ts';

const meta = { title: 'Blocks/Table', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

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

export const ListValues: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          columns: [...sampleTable.columns, { title: 'Marks', value: { const: ['Fair', 'Very good'] } }],
        },
      },
    },
    blocks,
    scope: { query: {} },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'Qatar' })).closest('tr')!;
    await expect(within(row).getByRole('cell', { name: 'Fair, Very good' })).toBeVisible();
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
    const row = (await canvas.findByRole('rowheader', { name: 'Qatar' })).closest('tr')!;
    // A cell is aligned with the page's direction, whatever its text's direction.
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
      tables: { countries: { ...sampleTable, filters: 'search/own-vacancies', no_match: 'lists.empty' } },
      lookups,
    },
    blocks,
    scope: { query: { featured: false, curriculum_id: [2] } },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'Active filters' });
    await waitFor(() => expect(chips).toHaveTextContent(/Featured: No.*Curricula: British/));
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Featured' })).toHaveValue('false');
    await expect(canvas.getByRole('combobox', { name: 'Curricula' })).toBeVisible();
    for (const name of ['Deadline from', 'Deadline to', 'Salary from', 'Salary to'])
      await expect(canvas.getByLabelText(name)).toBeVisible();
  },
};

export const SeveralFromPages: Story = {
  args: {
    definitions: {
      tables: { countries: { ...sampleTable, filters: 'search/admin-reports', no_match: 'lists.empty' } },
      lookups,
    },
    blocks,
    scope: { query: { school_id: [1, 31, 32] } },
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'Active filters' });
    await waitFor(() =>
      expect(chips).toHaveTextContent('Schools: Amber School, Laurel School, Maple School'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await expect(await canvas.findByRole('button', { name: 'Remove Maple School' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Amber School' })).toBeVisible();
  },
};

const twenty = Array.from({ length: 20 }, (_, at) => ({
  country_id: at + 1,
  name_en: `Country ${at + 1}`,
  school_id: at + 41,
}));
const schoolCalls: string[] = [];

export const NamesFromPages: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          columns: [...sampleTable.columns, { title: 'School', value: 'item.school_id' }],
        },
      },
      lookups,
      labelsByPath: { 'item.school_id': { lookup: 'schools' } },
    },
    blocks,
    scope: { query: { search: 'twenty' } },
  },
  beforeEach: () => {
    giveAnswers();
    queriesOf(storyVisit).setQueryData(['listAdminCountries', { search: 'twenty', sort: 'name_en' }], {
      data: twenty,
      meta: { total: 20, page: 1, per_page: 20 },
    });
    schoolCalls.length = 0;
    answerCalls(({ url }) => {
      const { searchParams } = new URL(url);
      schoolCalls.push(url);
      const asked = searchParams.getAll('school_id').flatMap((ids) => ids.split(','));
      return Response.json({
        data: asked.map((id) => ({ school_id: Number(id), school_name: `School ${id}` })),
      });
    });
    return () => answerCalls();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'School 41' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'School 60' })).toBeVisible();
    await expect(schoolCalls).toHaveLength(1);
  },
};

export const FactsBelow: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
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

export const RowButtons: Story = {
  args: {
    definitions: {
      tables: {
        countries: {
          ...sampleTable,
          buttons: [
            {
              label: 'Greet',
              icon: 'check',
              when: { 'item.name_en': { const: 'Qatar' } },
              action: 'open',
              title: 'Hello {item.name_en}',
              blocks: [{ block: 'text', text: '{item.name_ar}' }],
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
    await expect(canvas.getAllByRole('button', { name: 'Greet' })).toHaveLength(1);
    const [button, menu] = within(row).getAllByRole('button');
    await expect(menu).toHaveAccessibleName('Actions for Qatar');
    await userEvent.click(button!);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Hello Qatar' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
