import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/client/ui/styles/main.css';

/** Theme and direction belong to the whole document, as in the product. */
const inDocument: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'en';
  root.dir = globals.direction;
  root.dataset.theme = globals.theme;
  return <Story />;
};

const preview: Preview = {
  decorators: [inDocument],
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
