import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Wizard', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = {
  label: 'Submit',
  tone: 'primary' as const,
  action: 'call' as const,
  operation: 'createCountry',
};
const steps = [
  { form: 'apply/1-contact' },
  { form: 'application/status' },
  { title: 'Review', blocks: [{ block: 'review' as const }] },
];
const wizard = (more: object) => ({
  title: 'Apply',
  steps,
  submit,
  initial: { allowed_statuses: 'statuses' },
  ...more,
});
const scope = { statuses: ['Shortlisted', 'Rejected'] };

export const Linear: Story = {
  args: {
    scope,
    definitions: { wizards: { apply: wizard({ next: 'Next' }) } },
    blocks: [{ block: 'wizard', wizard: 'apply', with: { statuses: 'statuses' }, look: 'steps' }],
  },
  beforeEach: () => indexedDB.deleteDatabase('drafts') && undefined,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'a@example.org');
    await userEvent.type(canvas.getByLabelText(/WhatsApp/), '501234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('67% completed')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set status' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByDisplayValue('a@example.org')).toBeVisible();
  },
};

export const Free: Story = {
  args: {
    scope,
    definitions: { wizards: { edit: wizard({ title: 'Edit', order: 'free', steps: steps.slice(0, 2) }) } },
    blocks: [{ block: 'wizard', wizard: 'edit', with: { statuses: 'statuses' }, look: 'tabs' }],
  },
};
