import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Tabs', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTheQueryString: Story = {
  args: {
    scope: { query: { tab: 'about' } },
    blocks: [
      { block: 'header', title: 'Job' },
      {
        block: 'tabs',
        bind: 'query.tab',
        tabs: [
          { id: 'about', title: 'Description', blocks: [{ block: 'text', text: 'What the job is.' }] },
          {
            id: 'wants',
            title: 'Requirements',
            badges: [{ text: '3 new' }, { text: 'Hidden', when: { 'query.tab': { const: 'x' } } }],
            blocks: [{ block: 'text', text: 'What the school wants.' }],
          },
          { id: 'never', title: 'Never', when: { 'query.tab': { const: 'x' } }, blocks: [] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Requirements 3 new' }));
    await expect(await canvas.findByText('What the school wants.')).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Never' })).toBeNull();
  },
};

export const Printed: Story = {
  args: {
    scope: { query: { tab: 'wants' } },
    blocks: [
      { block: 'header', title: 'Job' },
      {
        block: 'tabs',
        bind: 'query.tab',
        tabs: [
          {
            id: 'about',
            title: 'Description',
            print: true,
            blocks: [{ block: 'text', text: 'What the job is.' }],
          },
          { id: 'wants', title: 'Requirements', blocks: [{ block: 'text', text: 'What the school wants.' }] },
          { id: 'others', title: 'Others', blocks: [{ block: 'text', text: 'Who else applied.' }] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('What the school wants.');
    await expect(canvas.queryByText('What the job is.')).toBeNull();
    dispatchEvent(new Event('beforeprint'));
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Description', 'Requirements']);
    await expect(canvas.getByText('What the job is.')).toBeVisible();
    await expect(canvas.queryByText('Who else applied.')).toBeNull();
    dispatchEvent(new Event('afterprint'));
    await expect(canvas.queryByText('What the job is.')).toBeNull();
  },
};
