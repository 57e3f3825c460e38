import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers } from '../sample-answers.ts';

const meta = { title: 'Blocks/Form', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  args: {
    blocks: [
      { block: 'header', title: 'Login' },
      {
        block: 'form',
        form: 'auth/login',
        submit: { label: 'Login', tone: 'primary', action: 'call', operation: 'login' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('User Name is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/Username/)).toHaveFocus());
  },
};

export const Filter: Story = {
  args: {
    scope: { query: {} },
    blocks: [
      { block: 'header', title: 'Find Jobs' },
      { block: 'form', form: 'search/vacancy-words', bind: 'query' },
      { block: 'text', text: 'Search: {query.search}' },
    ],
  },
  beforeEach: () => giveAnswers(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'math');
    await expect(await canvas.findByText('Search: math')).toBeVisible();
  },
};
