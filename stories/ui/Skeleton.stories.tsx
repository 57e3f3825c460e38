import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/client/ui/Card.tsx';
import { Skeleton } from '../../src/client/ui/loading/Skeleton.tsx';
import { SkeletonRegion } from '../../src/client/ui/loading/SkeletonRegion.tsx';

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const CardLoading: Story = {
  render: () => (
    <SkeletonRegion>
      <Card>
        <div style={{ display: 'flex', gap: '1rem' }}>
          <Skeleton variant="avatar" />
          <div style={{ flex: 1 }}>
            <Skeleton variant="title" />
            <Skeleton lines={2} />
          </div>
        </div>
      </Card>
    </SkeletonRegion>
  ),
};
