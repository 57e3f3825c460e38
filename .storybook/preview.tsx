import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { calls } from '../generated/calls.ts';
import { LANGUAGES } from '../generated/language-facts.ts';
import { messages } from '../generated/messages.ts';
import { addCalls } from '../src/client/api/known-calls.ts';
import { VisitProvider } from '../src/client/state/VisitProvider.tsx';
import type { FormModule } from '../src/language/run/form/form-module.ts';
import { addTexts } from '../src/language/run/value/message.ts';
import { formIn, speak } from '../stories/story-language.ts';
import { answerCalls, storyVisit } from '../stories/story-visit.ts';
import '../src/client/ui/styles/main.css';

// Milliseconds that a test waits for something to appear. Only a failure takes this long; a busy machine takes more
// than the usual second.
configure({ asyncUtilTimeout: 30_000 });

/** The theme belongs to the whole document, as in the product. */
const inDocument: Decorator = (Story, { globals, loaded, args }) => {
  document.documentElement.dataset.theme = globals.theme;
  // Another language is drawn anew: texts are read while drawing.
  return <Story key={globals.language} args={{ ...args, ...loaded.translated }} />;
};

/** Loads the chosen language, and the form of a story in it. */
const inLanguage: Loader = async ({ globals, args }) => {
  await speak(globals.language, globals.direction);
  const form = args.form as FormModule | undefined;
  return { translated: form && { form: await formIn(globals.language, form) } };
};

const inVisit: Decorator = (Story) => (
  <VisitProvider visit={storyVisit}>
    <Story />
  </VisitProvider>
);

// A story has no screen that brings the texts and calls of its definitions.
addTexts(messages);
addCalls(calls);

const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const speak = console[level];
  console[level] = (...words: unknown[]) => {
    const complaint = words.map(String).join(' ');
    // Said when a resize leads to another one, which the browser then does in the next frame.
    if (!complaint.includes('ResizeObserver loop')) complaints.push(complaint);
    speak(...words);
  };
}

const preview: Preview = {
  beforeEach: () => {
    complaints.length = 0;
    answerCalls();
  },
  // What React and RJSF complain about is a failure: it is how mistakes show that still draw something.
  afterEach: () => {
    if (complaints.length > 0) throw new Error(`The console says: ${complaints.join('\n')}`);
  },
  tags: ['autodocs'],
  decorators: [inVisit, inDocument],
  loaders: [inLanguage],
  // Controls stand only where something follows them: a story that draws by itself takes no arguments.
  argTypesEnhancers: [({ parameters, argTypes }) => (parameters.__isArgsStory ? argTypes : {})],
  initialGlobals: { theme: 'light', language: 'en', direction: 'usual' },
  globalTypes: {
    theme: {
      toolbar: { icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.values(LANGUAGES).map(({ name, title }) => ({ value: name, title })),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: "The language's" },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // A form is a module with functions, which no control can edit.
    controls: {
      exclude: ['form', 'ref', 'screen', 'part', 'table', 'layout', 'at', 'count', 'takes', 'dialog'],
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Parts',
          ['About', '*'],
          'Widgets',
          ['About', '*'],
          'Blocks',
          ['About', '*'],
          'Forms',
          ['About', '*'],
          'Screens',
          ['About', '*'],
          'Lists',
          ['About', '*'],
          'Tables',
          ['About', '*'],
          'Layouts',
          ['About', '*'],
        ],
      },
    },
  },
};

export default preview;
