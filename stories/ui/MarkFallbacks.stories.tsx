import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { markFallbacks } from '../../src/client/screens/mark-fallbacks.ts';

const FALLBACKS = ['Save', 'Choose a city', '{n} new jobs', 'Saved. (Really?)'];

function ArabicPage() {
  const area = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => markFallbacks(area.current!, FALLBACKS), []);
  return (
    <div ref={area} lang="ar" dir="rtl">
      <h2>الوظائف</h2>
      <p>12 new jobs</p>
      <p>Saved is what I wrote</p>
      <input placeholder="Choose a city" aria-label="المدينة" />
      <button type="button" onClick={() => setSaved(true)}>
        {saved ? 'تم الحفظ' : 'Save'}
      </button>
      {saved && <p>Saved. (Really?)</p>}
    </div>
  );
}

const meta = { title: 'Parts/MarkFallbacks', component: ArabicPage } satisfies Meta<typeof ArabicPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Texts that are not translated yet are marked as English, and nothing else. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('lang', 'en'));
    await expect(canvas.getByText('12 new jobs')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Saved is what I wrote')).not.toHaveAttribute('lang');
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('lang'));
    await expect(await canvas.findByText('Saved. (Really?)')).toHaveAttribute('lang', 'en');
  },
};
