import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { HeaderBlock } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Section', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const text = {
  block: 'text' as const,
  text: 'Something to read, long enough to fill a line or two of the column.',
};
const feature = (icon: HeaderBlock['icon'], title: string): HeaderBlock => ({
  block: 'header',
  variant: 'feature',
  icon,
  title,
  meta: [{ text: text.text }],
});

export const Variants: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Sections' },
      { block: 'section', title: 'Plain', blocks: [text] },
      { block: 'section', variant: 'panel', title: 'Panel', blocks: [text] },
      {
        block: 'section',
        variant: 'grid',
        title: 'Grid',
        blocks: [feature('target', 'One'), feature('send', 'Two'), feature('award', 'Three')],
      },
      {
        block: 'section',
        variant: 'steps',
        title: 'Steps',
        blocks: [feature('user-plus', 'First'), feature('search', 'Second'), feature('party', 'Third')],
      },
    ],
  },
};

export const SidebarAtTheEnd: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Dashboard' },
      {
        block: 'section',
        variant: 'sidebar-end',
        aside: [{ block: 'section', variant: 'panel', title: 'Beside', blocks: [text] }],
        blocks: [text, text],
      },
    ],
  },
};

/** When there is no room beside the content, the sidebar comes first. */
export const SidebarFirst: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'A job' },
      {
        block: 'section',
        variant: 'sidebar-end',
        aside_first: true,
        aside: [{ block: 'section', variant: 'panel', title: 'Beside', blocks: [text] }],
        blocks: [text, text],
      },
    ],
  },
};

export const SidebarAtTheStart: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Search' },
      { block: 'section', variant: 'sidebar-start', aside: [text], blocks: [text, text] },
    ],
  },
};

/**
 * Blocks below a loading one are shown only once their position is final; blocks beside it are not delayed.
 */
export const BelowLoadingBlock: Story = {
  args: {
    states: { job: { status: 'pending' } },
    blocks: [
      {
        block: 'section',
        variant: 'sidebar-end',
        aside: [{ block: 'text', text: 'Beside' }],
        blocks: [
          { block: 'text', text: 'Above' },
          { block: 'text', text: '{job.title}', when: { 'job.title': { type: 'string' } } },
          { block: 'text', text: 'Below' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above')).toBeVisible();
    await expect(canvas.getByText('Below')).not.toBeVisible();
    if (matchMedia('(width >= 64rem)').matches) await expect(canvas.getByText('Beside')).toBeVisible();
  },
};

/** A list beside the details of its open row; on a phone one of the two, with a way back. */
export const ListAndDetails: Story = {
  args: {
    scope: { query: { open: 2 }, rows: [{ name: 'One' }, { name: 'Two' }] },
    blocks: [
      { block: 'header', title: 'Reading' },
      {
        block: 'section',
        variant: 'list-detail',
        bind: 'query.open',
        aside: [
          {
            block: 'list',
            variant: 'rows',
            rows: 'rows',
            blocks: [{ block: 'header', variant: 'row', title: '{item.name}' }],
          },
        ],
        blocks: [
          { block: 'text', text: 'Number {query.open}', when: { 'query.open': { type: 'integer' } } },
          { block: 'text', text: 'Nothing is open', when: { 'query.open': false } },
          {
            block: 'actions',
            actions: [{ label: 'Next', action: 'set', query: { open: { const: 3 } } }],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('region', { name: 'Details' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Number 3')).toBeVisible();
    await expect(details).toHaveFocus();
    if (matchMedia('(width >= 64rem)').matches) {
      await expect(canvas.getByText('Two')).toBeVisible();
      return;
    }
    await expect(canvas.getByText('Two')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByText('Two')).toBeVisible();
    await expect(details).not.toBeVisible();
  },
};

/** One answer is open at a time. */
export const Accordion: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Questions' },
      {
        block: 'section',
        variant: 'accordion',
        title: 'For readers',
        blocks: ['First', 'Second'].map((title) => ({
          block: 'section',
          variant: 'disclosure',
          title,
          blocks: [{ block: 'text', text: `The ${title.toLowerCase()} answer` }],
        })),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First'));
    await expect(canvas.getByText('The first answer')).toBeVisible();
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('The second answer')).toBeVisible();
    await expect(canvas.getByText('The first answer')).not.toBeVisible();
  },
};

/** Folded until its title is pressed. */
export const Folded: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Reading' },
      { block: 'section', variant: 'disclosure', title: 'Personal data', blocks: [text] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(text.text)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Personal data'));
    await expect(canvas.getByText(text.text)).toBeVisible();
  },
};
