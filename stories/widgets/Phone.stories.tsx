import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStory } from '../FormStory.tsx';
import { sampleForm } from './sample-form.ts';

const meta = { title: 'Widgets/Phone', component: FormStory } satisfies Meta<typeof FormStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CodeAndNumber: Story = {
  args: {
    form: sampleForm(
      {
        required: ['number'],
        properties: {
          code: { title: 'Code', type: 'string', enum: ['+971', '+966', '+974'], default: '+966' },
          number: { title: 'WhatsApp number', type: 'string', pattern: '^[0-9]{7,15}$' },
        },
      },
      {
        groups: [{ title: 'WhatsApp number', as: 'phone', fields: ['code', 'number'] }],
        ui: { number: { inputmode: 'numeric' } },
      },
    ),
  },
};
