import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ListBlock } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Month', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const heading = { block: 'header' as const, title: 'Lessons' };
const month: ListBlock = {
  block: 'list',
  variant: 'month',
  rows: 'lessons',
  date: 'item.at',
  bind: 'query.month',
  empty: 'lists.empty',
  blocks: [
    {
      block: 'header',
      variant: 'row',
      title: '{item.name}',
      to: { screen: 'elsewhere', params: { id: 'item.id' } },
      meta: [{ value: 'item.room' }],
      badges: [{ value: 'item.state', labels: 'states' }],
    },
  ],
};
const states = {
  cases: [
    { when: { const: 'moved' }, label: 'Moved', tone: 'warning' as const, icon: 'clock' as const },
    { when: { const: 'off' }, label: 'Called off', tone: 'danger' as const, icon: 'x-circle' as const },
  ],
  else: { label: 'Planned', tone: 'success' as const, icon: 'check-circle' as const },
};
const lesson = (id: number, at: string, name: string, state = 'planned') => ({
  id,
  at,
  name,
  state,
  room: 'Room 12',
});
const lessons = [
  lesson(1, '2026-11-02T07:00:00Z[!Asia/Riyadh]', 'Algebra'),
  lesson(2, '2026-11-11', 'Sports day', 'moved'),
  ...['Geometry', 'Physics with a very long name', 'Chemistry', 'Latin', 'Music'].map((name, index) =>
    lesson(3 + index, `2026-11-18T0${index + 5}:30:00Z[!Asia/Riyadh]`, name, index === 2 ? 'off' : 'planned'),
  ),
  lesson(9, '2026-11-30T21:30:00Z[!Europe/London]', 'Late class'),
];
const facts = { page: 1, per_page: 100, month: '2026-11', today: '2026-11-18' };
const withMeta = (rows: object[], total = rows.length) =>
  Object.assign(rows.slice(), { meta: { ...facts, total } });

const shown = (rows: object[], total?: number): Story['args'] => ({
  scope: { lessons: withMeta(rows, total), query: {} },
  definitions: { labels: { states } },
  blocks: [heading, month],
});

export const ByKeyboard: Story = {
  args: shown(lessons),
  play: async ({ canvas, globals }) => {
    const grid = await canvas.findByRole('grid', { name: 'November 2026' });
    const day = (number: string) => grid.querySelector<HTMLElement>(`[data-day="2026-11-${number}"]`)!;
    const today = day('18');
    await expect(today).toHaveTextContent('Wednesday, November 18, 2026');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(grid.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    await expect(day('30')).toHaveTextContent(/9:30\sPM Late class/);
    today.focus();
    const [forwards, back] =
      globals.direction === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.keyboard(forwards!);
    await expect(day('19')).toHaveFocus();
    await userEvent.keyboard(`${back}{ArrowUp}`);
    await expect(day('11')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day('08')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(day('14')).not.toHaveFocus();
    await expect(day('21')).toHaveFocus();
    // A day's entries follow in the tab order, and Escape returns to the day.
    today.focus();
    await userEvent.tab();
    await expect(within(today).getByRole('link', { name: /Geometry/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(today).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Wednesday, November 18, 2026' });
    await expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(5);
    await expect(within(dialog).getByRole('link', { name: 'Music' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  },
};

export const MoreThanADayHolds: Story = {
  args: shown(lessons),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+3 more' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByRole('link', { name: 'Chemistry' })).toBeVisible();
  },
};

export const Cut: Story = {
  args: shown(lessons, 140),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the first 8 of 140 are shown.')).toBeVisible();
  },
};

export const NothingInIt: Story = {
  args: shown([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    const said = canvas.getAllByText('Nothing here yet.').filter((text) => text.checkVisibility());
    await expect(said).toHaveLength(1);
  },
};

export const OnAPhone: Story = {
  args: shown(lessons),
  decorators: [
    (Block) => (
      <div style={{ inlineSize: '20rem' }}>
        <Block />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Today, Wednesday, November 18, 2026' });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sports day' })).toBeVisible();
  },
};
