import type { Choice, Lookup, UseLookup } from '../src/client/engine/value/lookup-context.ts';

const words = [
  'Amber',
  'Birch',
  'Cedar',
  'Dahlia',
  'Elm',
  'Fern',
  'Ginger',
  'Hazel',
  'Iris',
  'Juniper',
  'Kumquat',
  'Laurel',
  'Maple',
  'Nutmeg',
  'Olive',
  'Palm',
  'Quince',
  'Rosemary',
  'Sage',
  'Thyme',
]; // prettier-ignore

const rows = (count: number): Choice[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / words.length);
    const label = `${words[index % words.length]}${round ? ` ${round + 1}` : ''}`;
    return { value: index + 1, label, row: { id: index + 1, label } };
  });

const kinds = [
  'short_text',
  'descriptive',
  'option_select',
  'multi_select',
  'date',
  'number',
  'rating_scale',
  'radio',
];

const stages = [
  'Pending',
  'Under Review',
  'Shortlisted',
  'Interview',
  'Offered',
  'Hired',
  'Rejected',
  'Withdrawn',
];

/** Lists of every length that forms use; the list of question types includes facts. */
const lists: Record<string, readonly Choice[]> = {
  countries: rows(240),
  languages: rows(180),
  skills: rows(60),
  'application-statuses': stages.map((label) => ({ value: label, label, row: { label } })),
  'question-types': kinds.map((kind, index) => ({
    value: index + 1,
    label: kind.replace('_', ' '),
    row: {
      type_key: kind,
      type_label: kind.replace('_', ' '),
      has_options: ['option_select', 'multi_select', 'radio', 'rating_scale'].includes(kind),
      has_rating_scale: kind === 'rating_scale',
    },
  })),
};
const few = rows(8);
const retry = () => {};
const found = new Map<string, Lookup>();

export const sampleChoices = (name: string) => lists[name] ?? few;

/** Replaces the server's lookups. */
export const useSampleLookup: UseLookup = (name, _, words = '') => {
  // A list that the server returns in pages.
  if (name === 'pages') {
    const all = rows(200).filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
    return { options: all.slice(0, 5), state: 'ready', retry, hasMore: true };
  }
  const known = found.get(name) ?? { options: sampleChoices(name), state: 'ready', retry, hasMore: false };
  found.set(name, known);
  return known;
};
