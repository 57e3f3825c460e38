import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Rows', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = sampleForm(
  {
    properties: {
      language: {
        title: 'Languages',
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          title: 'Language',
          required: ['name', 'level'],
          properties: {
            name: { title: 'Name', type: 'string' },
            level: { title: 'Level', type: 'integer', 'x-lookup': 'levels' },
            native: { title: 'Native', type: 'boolean', default: false },
            since: { title: 'Since', type: 'string', format: 'date' },
          },
          'x-rules': [{ when: { native: { const: true } }, clear: ['since'] }],
        },
      },
    },
  },
  { ui: { language: { add: '+ Add Language', empty: 'lists.empty' } } },
);

export const AddedAndRemoved: Story = {
  args: { form },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: '+ Add Language' });
    await expect(canvas.getByText('Nothing here yet.')).toBeVisible();
    await userEvent.click(add);
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    await userEvent.keyboard('Arabic');
    await userEvent.click(add);
    await userEvent.keyboard('English');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Language 1' }));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('English');
    await expect(canvas.getByRole('button', { name: 'Remove Language 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveFocus();
  },
};

export const Full: Story = {
  args: { form, data: { language: [{ name: 'Arabic' }, { name: 'English' }, { name: 'French' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '+ Add Language' })).toBeDisabled();
  },
};

export const RuleDisablesAndClears: Story = {
  args: { form, data: { language: [{ name: 'Arabic', since: '2001-01-01' }] } },
  play: async ({ canvas }) => {
    const since = canvas.getByLabelText('Since');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Native' }));
    await expect(since).toBeDisabled();
    await expect(since).toHaveValue('');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Native' }));
    await expect(since).toBeEnabled();
  },
};

export const ErrorsAtVisibleRow: Story = {
  args: { form, data: { language: [{}, { name: 'English' }] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const rows = canvas.getAllByRole('group', { name: /^Language \d/ });
    await waitFor(() =>
      expect(within(rows[1] as HTMLElement).getByText('This field is required')).toBeVisible(),
    );
    await expect(within(rows[0] as HTMLElement).queryByText('This field is required')).toBeNull();
    await waitFor(() => expect(within(rows[1] as HTMLElement).getByRole('combobox')).toHaveFocus());
  },
};

const ordered = { ...form, uiSchema: { language: { 'ui:options': { ordered: true } } } };

export const Moved: Story = {
  args: { form: ordered, data: { language: [{ name: 'Arabic' }, { name: 'English' }, { name: 'French' }] } },
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('textbox', { name: /Name/ }).map((one) => (one as HTMLInputElement).value);
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Move Language 1 up')).toBeDisabled();
    await userEvent.click(button('Move Language 1 down'));
    await expect(names()).toEqual(['English', 'Arabic', 'French']);
    await expect(button('Move Language 2 down')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['English', 'French', 'Arabic']);
    await expect(button('Move Language 3 up')).toHaveFocus();
    await expect(canvas.getByText('Language is now number 3 of 3')).toBeInTheDocument();
  },
};

export const Dragged: Story = {
  args: { form: ordered, data: { language: [{ name: 'Arabic' }, { name: 'English' }, { name: 'French' }] } },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByText(/^Language \d$/).map((title) => title.parentElement!);
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(heads[2]!, { dataTransfer });
    await fireEvent.dragOver(heads[0]!, { dataTransfer });
    await fireEvent.drop(heads[0]!, { dataTransfer });
    const names = canvas
      .getAllByRole('textbox', { name: /Name/ })
      .map((one) => (one as HTMLInputElement).value);
    await expect(names).toEqual(['French', 'Arabic', 'English']);
  },
};

const languages = { language: [{ name: 'Arabic' }, { name: 'English' }, { name: 'French' }] };

export const RefusedRowsMoveWithTheirErrors: Story = {
  args: { form: ordered, data: languages, errors: { 'language.1.name': ['We have no such language'] } },
  play: async ({ canvas }) => {
    const refused = () => canvas.getByText('We have no such language').closest('li')!;
    const nameIn = (row: HTMLElement) => within(row).getByRole('textbox', { name: /Name/ });
    await expect(nameIn(refused())).toHaveValue('English');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Language 2 up' }));
    await waitFor(() => expect(nameIn(refused())).toHaveValue('English'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Language 1 down' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Language 1' }));
    await waitFor(() => expect(nameIn(refused())).toHaveValue('English'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Language 1' }));
    await waitFor(() => expect(canvas.queryByText('We have no such language')).toBeNull());
  },
};

export const Disabled: Story = {
  args: { form: ordered, data: languages, disabled: true },
  play: async ({ canvas }) => {
    for (const title of canvas.getAllByText(/^Language \d$/))
      await expect(title.parentElement).not.toHaveAttribute('draggable');
  },
};
