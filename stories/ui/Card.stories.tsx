import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../src/client/ui/Badge.tsx';
import { Card } from '../../src/client/ui/Card.tsx';
import { Chip } from '../../src/client/ui/Chip.tsx';

const meta = { title: 'Parts/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'Paper with a line.' } };
export const Panel: Story = { args: { variant: 'panel', children: 'What the view is about.' } };
export const Interactive: Story = {
  render: () => (
    <Card as="article">
      <div className="stack">
        <h3>
          <a href="#there" data-card-link="">
            Mathematics teacher, grades 9 to 12
          </a>
        </h3>
        <div className="cluster">
          <Chip icon="map-pin">Dubai</Chip>
          <Chip icon="banknote">SAR 90,000 – 120,000</Chip>
          <Badge tone="brand" icon="star">
            Shortlisted
          </Badge>
        </div>
      </div>
    </Card>
  ),
};
