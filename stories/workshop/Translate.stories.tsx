import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Translate } from '../../src/workshop/translate/Translate.tsx';
import { API, type Translations, type TranslationText } from '../../src/workshop/workshop-api.ts';

const TEXTS: TranslationText[] = [
  { key: '= Login', english: 'Login', state: 'missing', places: ['schemas/forms/auth/login.json:3'] },
  {
    key: 'books.shelves',
    english: { one: '{n} shelf', other: '{n} shelves' },
    state: 'missing',
    places: ['schemas/messages/en.json:9'],
  },
  { key: 'books.empty', english: 'No books here.', said: 'Aucun livre.', state: 'outdated', places: [] },
];

/** The development server, as far as the page asks it. */
function serve(): () => void {
  const texts = structuredClone(TEXTS);
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = String(input);
    if (url.startsWith(`${API}/translations`)) {
      const answer: Translations = {
        language: 'fr',
        title: 'Français',
        dir: 'ltr',
        plurals: ['one', 'many', 'other'],
        texts: structuredClone(texts),
      };
      return Response.json(answer);
    }
    if (url === `${API}/documents`) return Response.json([]);
    if (url !== `${API}/translated`) return fetch(input, init);
    const { key, text } = JSON.parse(String(init?.body)) as { key: string; text: string };
    if (JSON.stringify(text).includes('Faux'))
      return Response.json(
        { message: 'the translation lost {n}, which the English text shows' },
        { status: 422 },
      );
    Object.assign(texts.find((one) => one.key === key)!, { said: text, state: 'translated' });
    return Response.json({ saved: 'schemas/messages/fr.json' });
  };
  return () => {
    window.fetch = fetch;
  };
}

const meta = {
  title: 'Workshop/Translate',
  component: Translate,
  args: { language: 'fr' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: serve,
} satisfies Meta<typeof Translate>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A translator works through the list with the keyboard alone: a saved text leads on to the next one. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 texts, 2 missing, 1 outdated');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search in texts' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const login = await canvas.findByRole('textbox', { name: /^Missing/ });
    await expect(login).toHaveAttribute('lang', 'fr');
    // The other texts of the list come between it and the translation.
    for (let press = 0; press < 6 && document.activeElement !== login; press++) await userEvent.tab();
    await expect(login).toHaveFocus();
    await userEvent.keyboard('Connexion');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('3 texts, 1 missing, 1 outdated');
    await canvas.findByRole('textbox', { name: /^many/ });
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^\{n\} shelves/ }));
    const other = await canvas.findByRole('textbox', { name: /^other/ });
    await userEvent.type(other, 'Faux');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the translation lost {n}');
    await expect(other).toHaveValue('Faux');
  },
};

export const StillFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'no books');
    await waitFor(() => expect(canvas.queryByText('Login')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^No books here/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'It still fits' }));
    await canvas.findByText('3 texts, 2 missing, 0 outdated');
  },
};
