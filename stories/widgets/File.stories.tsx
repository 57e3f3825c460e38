import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/File', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const cv = { title: 'Resume', 'x-file': { accept: ['application/pdf'], maxBytes: 1000 } };
const picture = { title: 'Photo', 'x-file': { accept: ['image/png'], maxBytes: 100_000 } };
const file = (name: string) => new File(['content'], name, { type: 'application/pdf' });
const star = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#e9aa47"/><circle cx="48" cy="48" r="30" fill="#433f99"/></svg>',
  ],
  'star.svg',
  { type: 'image/svg+xml' },
);

export const ChosenAndRemoved: Story = {
  args: { form: sampleForm({ properties: { cv } }, { ui: { cv: { help: 'PDF, max 1 KB' } } }) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Resume');
    await userEvent.upload(input, file('Layla Haddad.pdf'));
    await expect(canvas.getByRole('link', { name: 'Layla Haddad.pdf' })).toBeVisible();
    await expect(canvas.getByText('7 bytes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Layla Haddad.pdf' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const KeptOrReplaced: Story = {
  args: {
    form: sampleForm(
      { properties: { cv } },
      { ui: { cv: { choose: 'Update Resume', keep: 'Use Current Resume' } } },
    ),
    data: { cv: '/api/document/7/Layla%20Haddad.pdf' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Layla Haddad.pdf' })).toBeVisible();
    const keep = canvas.getByRole('button', { name: 'Use Current Resume' });
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await userEvent.upload(canvas.getByLabelText('Resume'), file('New.pdf'));
    await expect(canvas.getByRole('link', { name: 'New.pdf' })).toBeVisible();
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(keep);
    await expect(canvas.getByRole('link', { name: 'Layla Haddad.pdf' })).toBeVisible();
  },
};

export const Picture: Story = {
  args: { form: sampleForm({ properties: { picture } }), data: { picture: star } },
};

export const Several: Story = {
  args: {
    form: sampleForm({ properties: { photos: { title: 'Photos', type: 'array', items: picture } } }),
    data: { photos: [star] },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Photos'), [
      new File(['1'], 'one.png', { type: 'image/png' }),
      new File(['2'], 'two.png', { type: 'image/png' }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }));
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'star.svg',
      'two.png',
    ]);
  },
};
