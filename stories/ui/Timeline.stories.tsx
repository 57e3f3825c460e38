import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from '../../src/client/ui/Timeline.tsx';

const meta = { title: 'Parts/Timeline', component: Timeline, args: { entries: [] } } satisfies Meta<
  typeof Timeline
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  args: {
    entries: [
      { key: 'sent', title: 'Application Submitted', date: 'November 3, 2026', state: 'done' },
      { key: 'screened', title: 'Initial Screening', date: 'November 8, 2026', state: 'done' },
      { key: 'review', title: 'Under Review', date: 'Since November 12, 2026', state: 'current' },
      { key: 'talk', title: 'Interview Pending', state: 'ahead' },
      { key: 'end', title: 'Decision Pending', state: 'ahead' },
    ],
  },
};
export const Stopped: Story = {
  args: {
    entries: [
      { key: 'sent', title: 'Application Submitted', date: 'November 3, 2026', state: 'done' },
      { key: 'end', title: 'Rejected', date: 'November 9, 2026', state: 'stopped' },
    ],
  },
};
