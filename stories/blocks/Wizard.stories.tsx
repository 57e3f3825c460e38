import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BlockStory } from '../BlockStory.tsx';
import { giveAnswers, lookups } from '../sample-answers.ts';
import { answerCalls } from '../story-visit.ts';

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
    blocks: [{ block: 'wizard', wizard: 'apply', with: { statuses: 'statuses' } }],
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
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Change status' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByDisplayValue('a@example.org')).toBeVisible();
  },
};

export const Free: Story = {
  args: {
    scope,
    definitions: { wizards: { edit: wizard({ title: 'Edit', order: 'free', steps: steps.slice(0, 2) }) } },
    blocks: [{ block: 'wizard', wizard: 'edit', with: { statuses: 'statuses' } }],
  },
};

/** The second step is asked only after one answer of the first. */
export const Branching: Story = {
  args: {
    scope,
    definitions: {
      wizards: {
        branching: wizard({
          next: 'Next',
          steps: steps.map((step, at) =>
            at === 1 ? { ...step, when: { 'form.email': { const: 'asked@example.org' } } } : step,
          ),
        }),
      },
    },
    blocks: [{ block: 'wizard', wizard: 'branching', with: { statuses: 'statuses' } }],
  },
  beforeEach: () => indexedDB.deleteDatabase('drafts') && undefined,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Step 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/E-mail/), 'skips@example.org');
    await userEvent.type(canvas.getByLabelText(/WhatsApp/), '501234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Step 3 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    const again = await canvas.findByLabelText(/E-mail/);
    await userEvent.clear(again);
    await userEvent.type(again, 'asked@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('Step 2 of 3')).toBeVisible();
  },
};

/** A wizard that reads a CV; the story provides the response. */
const reading = (answer: object): Pick<Story, 'args' | 'beforeEach'> => ({
  args: {
    definitions: {
      lookups,
      wizards: {
        profile: wizard({
          title: 'Your profile',
          steps: [{ form: 'candidate/4-experience' }, { form: 'candidate/cv' }],
          initial: {},
          suggest: {
            form: 'candidate/cv',
            operation: 'readCv',
            unread: { experience: 'candidate.jobs_unread' },
          },
        }),
      },
    },
    blocks: [{ block: 'wizard', wizard: 'profile' }],
  },
  beforeEach: () => {
    indexedDB.deleteDatabase('drafts');
    giveAnswers();
    answerCalls(() => Response.json({ status: true, ...answer }));
  },
});
async function choose(canvasElement: HTMLElement) {
  await waitFor(() => expect(canvasElement.querySelector('input[type=file]')).not.toBeNull(), {
    timeout: 10_000,
  });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['%PDF-1.7'], 'tamsin.pdf', { type: 'application/pdf' }));
}

const job = (school_name: string) => ({ field: 'experience', text: school_name, value: { school_name } });

export const OneJobUnread: Story = {
  ...reading({
    message: "From your CV: add what's correct.",
    data: [job('Doha Palm School'), job('Al Noor School')],
    meta: { unread: [{ field: 'experience', unread: 1, of: 3 }], obstacle: 'none' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('2 suggestions from tamsin.pdf')).toBeVisible();
    const unread = "We couldn't read 1 of 3 jobs. Add what is missing yourself.";
    await expect(canvas.getByText(unread)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use all 2' }));
    await expect(canvas.queryByText('2 suggestions from tamsin.pdf')).toBeNull();
    await expect(canvas.getByText(unread)).toBeVisible();
  },
};

const scan =
  "This PDF is a scan, so we can't read it. Upload the original document as DOCX or PDF. Your CV is still attached.";

export const Scan: Story = {
  ...reading({ message: scan, data: [], meta: { unread: [], obstacle: 'scan' } }),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(scan)).toBeVisible();
    await expect(canvas.queryByText(/couldn't read/)).toBeNull();
  },
};
