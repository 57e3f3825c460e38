import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, waitFor, within } from 'storybook/test';
import { earlyUse } from '../../src/client/early-use.ts';

/** Input into a server-rendered page before React hydrates it. */
const meta: Meta = { title: 'Parts/Early use' };
export default meta;

const STARTS = ['now', 'later', 'never'];

function Fields({ onDrawn }: { onDrawn?: () => void }) {
  const [known, setKnown] = useState({ text: '', long: 'old', plan: '', news: false, start: 'now' });
  useEffect(() => onDrawn?.(), [onDrawn]);
  const put = (part: Partial<typeof known>) => setKnown((before) => ({ ...before, ...part }));
  return (
    <>
      <input aria-label="Text" value={known.text} onChange={({ target }) => put({ text: target.value })} />
      <textarea aria-label="Long" value={known.long} onChange={({ target }) => put({ long: target.value })} />
      <select aria-label="Plan" value={known.plan} onChange={({ target }) => put({ plan: target.value })}>
        <option value="">None</option>
        <option value="basic">Basic</option>
      </select>
      <input
        type="checkbox"
        aria-label="News"
        checked={known.news}
        onChange={({ target }) => put({ news: target.checked })}
      />
      {STARTS.map((start) => (
        <input
          key={start}
          type="radio"
          name="start"
          aria-label={start}
          checked={known.start === start}
          onChange={() => put({ start })}
        />
      ))}
      <output>{JSON.stringify(known)}</output>
    </>
  );
}

function Drawn({ isLate }: { isLate: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLate) return;
    const root = place.current!;
    const hydrated = hydrateRoot(root, <Fields onDrawn={earlyUse(root)} />);
    return () => hydrated.unmount();
  }, [isLate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, as the server sends it
  return <div ref={place} dangerouslySetInnerHTML={{ __html: DRAWN }} />;
}
const DRAWN = renderToString(<Fields />);

function Page() {
  const [isLate, setLate] = useState(false);
  return (
    <>
      <Drawn isLate={isLate} />
      <button type="button" onClick={() => setLate(true)}>
        React comes
      </button>
    </>
  );
}

export const KeepsEarlyInput: StoryObj = {
  render: () => <Page />,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Text'), 'Maya');
    await userEvent.type(page.getByLabelText('Long'), ' and new');
    await userEvent.selectOptions(page.getByLabelText('Plan'), 'basic');
    await userEvent.click(page.getByLabelText('News'));
    await userEvent.click(page.getByLabelText('later'));
    await userEvent.click(page.getByRole('button'));
    const known = { text: 'Maya', long: 'old and new', plan: 'basic', news: true, start: 'later' };
    await waitFor(() => expect(JSON.parse(page.getByRole('status').textContent!)).toEqual(known));
    for (const [label, is] of [
      ['News', true],
      ['now', false],
      ['later', true],
    ] as const)
      await expect((page.getByLabelText(label) as HTMLInputElement).checked).toBe(is);
  },
};
