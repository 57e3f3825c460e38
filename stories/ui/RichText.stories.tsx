import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../src/client/ui/RichText.tsx';

const meta = { title: 'Parts/RichText', component: RichText, args: { html: '' } } satisfies Meta<
  typeof RichText
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: {
    html: '<h2>What you will do</h2><p>Teach <strong>mathematics</strong> in grades <em>9 to 12</em>.</p><ul><li>Plan lessons</li><li>Guide projects</li></ul><p><a href="https://example.org">More about us</a></p>',
  },
};
export const Arabic: Story = { args: { html: '<p>نبحث عن معلم رياضيات متميز.</p>' } };
