import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { HeaderBlock } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Header', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const job = {
  vacancy_id: 7,
  vacancy_title: 'Secondary Mathematics Teacher',
  created_at: '2026-01-15T08:00:00Z',
  salary_range_min: 120000,
  salary_range_max: 160000,
  position_type: 'full_time',
  status: 'open',
  school: { school_name: 'Pearl Bay International School', school_logo: null },
};

const facts: Pick<HeaderBlock, 'meta' | 'chips' | 'badges' | 'image'> = {
  meta: [{ value: 'job.school.school_name' }, { label: 'Posted', value: 'job.created_at', format: 'date' }],
  chips: [
    { value: 'job.position_type' },
    { values: ['job.salary_range_min', 'job.salary_range_max'], format: 'money-range', currency: 'SAR' },
  ],
  badges: [{ value: 'job.status', labels: 'status' }],
  image: { label: '{job.school.school_name}', value: 'job.school.school_logo' },
};
const go = { action: 'go' as const, to: { screen: 'elsewhere', params: { id: 'job.vacancy_id' } } };
const common = {
  scope: { job },
  definitions: {
    labels: {
      status: {
        cases: [
          { when: { const: 'open' }, label: 'Open', tone: 'success' as const, icon: 'circle-dot' as const },
        ],
      },
    },
    labelsByPath: { 'job.position_type': { labels: { full_time: 'Full time' } } },
  },
};

export const Page: Story = {
  args: {
    ...common,
    blocks: [
      {
        block: 'header',
        title: '{job.vacancy_title}',
        ...facts,
        actions: [
          { label: 'Save job', icon: 'flag', ...go },
          { label: 'Quick Apply', icon: 'send', tone: 'primary', ...go },
        ],
      },
    ],
  },
};

export const Card: Story = {
  args: {
    ...common,
    blocks: [
      { block: 'header', title: 'Jobs' },
      { block: 'header', variant: 'card', title: '{job.vacancy_title}', to: go.to, ...facts },
    ],
  },
};

/** Only a card with a link may look clickable. */
export const CardWithoutLink: Story = {
  args: {
    ...common,
    blocks: [
      { block: 'header', title: 'Jobs' },
      {
        block: 'header',
        variant: 'card',
        title: '{job.vacancy_title}',
        to: {
          screen: 'elsewhere',
          params: { id: 'job.vacancy_id' },
          when: { 'job.status': { const: 'closed' } },
        },
        ...facts,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('.card')!;
    await expect(card.querySelector('a')).toBeNull();
    await expect(getComputedStyle(card).transitionProperty).not.toContain('border');
  },
};

export const Hero: Story = {
  args: {
    blocks: [
      {
        block: 'header',
        variant: 'hero',
        title: 'Where education meets opportunity',
        meta: [{ text: 'Teaching and leadership jobs at the schools of the Gulf.' }],
        search: {
          label: 'Search jobs',
          placeholder: 'Subject, school or city',
          parameter: 'search',
          to: { screen: 'elsewhere' },
        },
        actions: [
          { label: 'Find Jobs', icon: 'search', tone: 'primary', action: 'go', to: { screen: 'elsewhere' } },
        ],
      },
    ],
  },
};

export const PersonFeatureRowAndSection: Story = {
  args: {
    ...common,
    blocks: [
      { block: 'header', title: 'Other variants' },
      {
        block: 'header',
        variant: 'person',
        title: 'Layla Haddad',
        meta: [{ text: 'Mathematics teacher' }],
        image: { value: 'job.gone' },
      },
      {
        block: 'header',
        variant: 'feature',
        icon: 'target',
        title: 'Get matched',
        meta: [{ text: 'Find what fits you.' }],
      },
      {
        block: 'header',
        variant: 'row',
        title: '{job.vacancy_title}',
        meta: facts.meta,
        badges: facts.badges,
      },
      { block: 'header', variant: 'section', title: 'Applications' },
    ],
  },
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="320"><rect width="1024" height="320" fill="#514eaf"/></svg>')}`;

export const Cover: Story = {
  args: {
    ...common,
    blocks: [
      {
        block: 'header',
        title: '{job.vacancy_title}',
        ...facts,
        cover: { label: 'The campus', value: { const: picture } },
      },
      {
        block: 'header',
        variant: 'person',
        title: 'Layla Haddad',
        image: { value: 'job.gone' },
        cover: { value: 'job.gone' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The campus' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    blocks: [{ block: 'header', title: '{job.vacancy_title}' }],
    states: { job: { status: 'pending' } },
  },
};
