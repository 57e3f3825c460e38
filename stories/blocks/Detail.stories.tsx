import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Show } from '../../generated/definitions.d.ts';
import { BlockStory } from '../BlockStory.tsx';

const meta = { title: 'Blocks/Detail', component: BlockStory } satisfies Meta<typeof BlockStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const scope = {
  person: {
    name: 'Layla Haddad',
    name_ar: 'ليلى حداد',
    born: '1990-04-12',
    mail: 'layla@example.org',
    skills: ['Planning', 'Assessment'],
    kids: 0,
    cv: '/api/document/3/layla%20haddad.pdf',
  },
};
const items: Show[] = [
  { label: 'Name', value: 'person.name' },
  { label: 'Name in Arabic', value: 'person.name_ar', dir: 'rtl' as const },
  { label: 'Date of birth', value: 'person.born', format: 'date' },
  { label: 'E-mail', value: 'person.mail', format: 'link' },
  { label: 'Skills', value: 'person.skills' },
  { label: 'Number of kids', value: 'person.kids' },
  { label: 'Not given', value: 'person.gone' },
  { label: 'Deadline', value: 'person.gone', else: 'N/A' },
  { label: 'Resume', value: 'person.cv', format: 'file' },
];

export const Plain: Story = {
  args: {
    scope,
    blocks: [
      { block: 'header', title: 'Profile' },
      { block: 'detail', items },
    ],
  },
};

export const Stacked: Story = {
  args: {
    scope,
    blocks: [
      { block: 'header', title: 'Answers' },
      {
        block: 'detail',
        variant: 'stacked',
        title: 'Questions',
        items: [{ label: 'Why us?', text: 'Because of the pupils.' }],
      },
      { block: 'detail', items: [{ label: 'Nothing', value: 'person.gone' }], empty: 'lists.empty' },
    ],
  },
};
