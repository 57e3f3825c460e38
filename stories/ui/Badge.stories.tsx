import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Tone } from '../../src/client/ui/Badge.tsx';
import { Badge } from '../../src/client/ui/Badge.tsx';
import type { IconName } from '../../src/client/ui/icon/icon-names.ts';

const meta = { title: 'Parts/Badge', component: Badge, args: { children: 'Pending' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: [string, Tone, IconName][] = [
  ['Pending', 'neutral', 'clock'],
  ['Under Review', 'info', 'eye'],
  ['Shortlisted', 'brand', 'star'],
  ['Interview', 'sand', 'calendar'],
  ['Offered', 'success', 'award'],
  ['Hired', 'success', 'check-circle'],
  ['Rejected', 'muted', 'x-circle'],
  ['Withdrawn', 'muted', 'undo'],
  ['Expired', 'warning', 'alert-triangle'],
  ['Failed', 'danger', 'alert-circle'],
];

export const Plain: Story = {};
export const States: Story = {
  render: () => (
    <div className="cluster">
      {states.map(([word, tone, icon]) => (
        <Badge key={word} tone={tone} icon={icon}>
          {word}
        </Badge>
      ))}
    </div>
  ),
};
