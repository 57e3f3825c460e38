import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers } from '../sample-answers.ts';
import { answerCalls } from '../story-visit.ts';

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

/** A field that is drawn once the server has refused it: a question that only some sends raise. */
export const OnceRefused: Story = {
  args: {
    blocks: [
      {
        block: 'form',
        form: 'application/proposed-time',
        submit: {
          label: 'Accept',
          action: 'call',
          operation: 'updateInterview',
          params: { id: { const: 1 } },
        },
      },
    ],
  },
  beforeEach: () => {
    const errors = { despite_clash: ['You are meeting Sara Khalil then'] };
    answerCalls(() => Response.json({ message: 'Please check your input.', errors }, { status: 422 }));
  },
  play: async ({ canvas }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(accept);
    await expect(await canvas.findByText('You are meeting Sara Khalil then')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Schedule anyway' }));
    await expect(canvas.getByRole('checkbox', { name: 'Schedule anyway' })).toBeChecked();
  },
};
