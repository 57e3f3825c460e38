import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { messages } from '../generated/messages.ts';
import { VisitProvider } from '../src/client/state/VisitProvider.tsx';
import { addTexts } from '../src/language/run/value/message.ts';
import { storyVisit } from '../stories/story-visit.ts';
import '../src/client/ui/styles/main.css';

// Milliseconds that a test waits for something to appear. Only a failure takes this long; a busy machine takes more
// than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** Theme and direction belong to the whole document, as in the product. */
const inDocument: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'en';
  root.dir = globals.direction;
  root.dataset.theme = globals.theme;
  return <Story />;
};

const inVisit: Decorator = (Story) => (
  <VisitProvider visit={storyVisit}>
    <Story />
  </VisitProvider>
);

// A story has no screen that brings the texts of its definitions.
addTexts(messages);

const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const speak = console[level];
  console[level] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    speak(...words);
  };
}

const preview: Preview = {
  beforeEach: () => {
    complaints.length = 0;
  },
  // What React and RJSF complain about is a failure: it is how mistakes show that still draw something.
  afterEach: () => {
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`);
  },
  decorators: [inVisit, inDocument],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    direction: {
      toolbar: { icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
  },
};

export default preview;
