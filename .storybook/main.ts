import type { StorybookConfig } from '@storybook/react-vite';
import { writeDefinitionStories } from '../scripts/definition-stories.ts';

writeDefinitionStories();

// Tests draw no documentation, and reading all component types would only delay them.
const isTest = process.env.VITEST !== undefined;

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx', ...(isTest ? [] : ['../stories/**/*.mdx'])],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/client/ui/**/*.tsx', 'stories/*.tsx'],
      // The native attributes of a button are React's, and too many to read.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
};

export default config;
