import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Select', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  args: {
    form: sampleForm({
      required: ['level'],
      properties: { level: { title: 'Level', type: 'integer', 'x-lookup': 'levels' } },
    }),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /Level/ });
    await userEvent.selectOptions(select, 'Cedar');
    await expect(select).toHaveDisplayValue('Cedar');
  },
};

const long = sampleForm({
  required: ['country'],
  properties: { country: { title: 'Country', type: 'integer', 'x-lookup': 'countries' } },
});

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const box = (canvas: Canvas) => canvas.getByRole('combobox', { name: /Country/ });

/** Presses the arrow key until Enter would choose this option. */
async function walkTo(name: string) {
  const option = screen.getByRole('option', { name });
  for (let steps = 0; steps < 10 && !option.hasAttribute('data-highlighted'); steps++)
    await userEvent.keyboard('{ArrowDown}');
}

export const LongSearched: Story = {
  args: { form: long },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    await screen.findByRole('listbox', { name: /Country/ });
    await expect(box(canvas)).toHaveFocus();
    await userEvent.keyboard('dahlia 3');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box(canvas)).toHaveValue('Dahlia 3'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const PageByPage: Story = {
  args: {
    form: sampleForm({
      properties: { country: { title: 'Country', type: 'integer', 'x-lookup': 'pages' } },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('dahlia 3');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    // The choice stays, though an empty search does not return its row.
    await waitFor(() => expect(box(canvas)).toHaveValue('Dahlia 3'));
    await userEvent.click(box(canvas));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box(canvas)).toHaveValue('Dahlia 3'));
  },
};

export const LongByKeyboard: Story = {
  args: { form: long },
  play: async ({ canvas }) => {
    box(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await walkTo('Cedar');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box(canvas)).toHaveValue('Cedar'));
    // Esc closes the list, and does nothing when it is closed.
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(box(canvas)).toHaveValue('Cedar');
  },
};

export const LongOpen: Story = {
  args: { form: long, data: { country: 5 } },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Elm');
  },
};
