import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ChartBlock } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Chart', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const weeks = Array.from({ length: 12 }, (_, week) => ({
  week: new Date(Date.UTC(2026, 0, 4 + 7 * week)).toISOString().slice(0, 10),
  sent: [4, 9, 12, 7, 15, 22, 18, 24, 20, 31, 27, 35][week],
  posted: [2, 3, 1, 4, 6, 5, 3, 7, 4, 8, 6, 9][week],
}));
const chart: ChartBlock = {
  block: 'chart',
  title: 'Per week',
  rows: 'overview.weeks',
  x: { value: 'item.week', format: 'date' },
  series: [
    { label: 'Sent', value: 'item.sent' },
    { label: 'Posted', value: 'item.posted' },
  ],
};
const header = { block: 'header' as const, title: 'Overview' };
const drawn: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  await expect(canvasElement.querySelector('canvas')!.getBoundingClientRect().width).toBeGreaterThan(200);
  await expect(canvas.getByRole('rowheader', { name: 'Jan 4, 2026' })).toBeInTheDocument();
  await expect(canvas.getAllByRole('row')).toHaveLength(13);
};

export const Bars: Story = {
  args: { scope: { overview: { weeks } }, blocks: [header, chart] },
  play: async (context) => {
    await drawn(context);
    const over = context.canvasElement.querySelector('.u-over')!;
    const { left, top, width } = over.getBoundingClientRect();
    await userEvent.pointer({ target: over, coords: { clientX: left + width / 2, clientY: top + 10 } });
  },
};

export const Line: Story = {
  args: { scope: { overview: { weeks } }, blocks: [header, { ...chart, variant: 'line' }] },
  play: drawn,
};

export const Stacked: Story = {
  args: { scope: { overview: { weeks } }, blocks: [header, { ...chart, variant: 'stacked' }] },
  play: drawn,
};

export const Pie: Story = {
  args: {
    scope: {
      overview: {
        weeks: [
          { week: 'Within a day', sent: 12 },
          { week: 'Within a week', sent: 6 },
          { week: 'Later', sent: 2 },
          { week: 'Not yet', sent: null },
        ],
      },
    },
    blocks: [
      header,
      { ...chart, variant: 'pie', x: { value: 'item.week' }, series: chart.series.slice(0, 1) },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.pie > circle')).toHaveLength(3));
    await expect(canvasElement.querySelector('.chart-legend')).toHaveTextContent('Within a day1260%');
    await expect(canvas.getByRole('row', { name: 'Later 2' })).toBeInTheDocument();
    const part = canvasElement.querySelectorAll('.pie > circle')[1]!;
    await userEvent.hover(part);
    await expect(canvasElement.querySelector('.chart-pointed')).toHaveTextContent('Within a week');
  },
};

export const Categories: Story = {
  args: {
    scope: {
      overview: {
        weeks: weeks
          .slice(0, 4)
          .map((week, index) => ({ ...week, week: ['IB', 'British', 'American', 'Other'][index] })),
      },
    },
    blocks: [header, { ...chart, x: { value: 'item.week' }, series: chart.series.slice(0, 1) }],
  },
};

export const Empty: Story = {
  args: { scope: { overview: { weeks: [] } }, blocks: [header, chart] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { states: { overview: { status: 'pending' } }, blocks: [header, chart] },
};
