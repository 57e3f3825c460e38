import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { useDebouncedValues } from '../../src/client/ui/use-debounced-values.ts';

type Values = { text?: string; place?: string; page?: number };

/** Two fields whose debounced values come back normalised, without empty ones. */
function Applied() {
  const [applied, setApplied] = useState<Values>({});
  const [values, change]: [Values, (next: Values) => void] = useDebouncedValues(applied, (changed) =>
    setApplied((before) =>
      Object.fromEntries(
        Object.entries({ ...before, ...changed }).filter(([, one]) => one !== '' && one !== undefined),
      ),
    ),
  );
  const given = useRef(0);
  const last = useRef<Values>(values);
  // Values that were not typed arrive as a new object, which resets the form.
  useEffect(() => {
    if (values !== last.current) given.current += 1;
  }, [values]);
  const type = (name: keyof Values) => (event: { target: { value: string } }) => {
    last.current = { ...values, [name]: event.target.value };
    change(last.current);
  };
  return (
    <>
      <input aria-label="Text" value={values.text ?? ''} onChange={type('text')} />
      <input aria-label="Place" value={values.place ?? ''} onChange={type('place')} />
      <button type="button" onClick={() => setApplied({ place: 'Doha' })}>
        A link to Doha
      </button>
      <button type="button" onClick={() => setApplied((before) => ({ ...before, page: 2 }))}>
        Page 2
      </button>
      <button type="button" onClick={() => setApplied({})}>
        Clear
      </button>
      <output aria-label="Applied">{JSON.stringify(applied)}</output>
      <output aria-label="Begun anew">{given.current}</output>
    </>
  );
}

const meta = { title: 'Parts/Debounced values', component: Applied } satisfies Meta<typeof Applied>;
export default meta;

export const TypingThenNavigation: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const applied = canvas.getByRole('status', { name: 'Applied' });
    const anew = canvas.getByRole('status', { name: 'Begun anew' });
    await userEvent.type(canvas.getByLabelText('Text'), 'art');
    await waitFor(() => expect(applied).toHaveTextContent('{"text":"art"}'));
    await userEvent.clear(canvas.getByLabelText('Text'));
    await waitFor(() => expect(applied).toHaveTextContent(/^\{\}$/));
    await userEvent.type(canvas.getByLabelText('Place'), 'Riyadh');
    await waitFor(() => expect(applied).toHaveTextContent('{"place":"Riyadh"}'));
    await expect(anew).toHaveTextContent('0');

    await userEvent.click(canvas.getByRole('button', { name: 'A link to Doha' }));
    await expect(canvas.getByLabelText('Place')).toHaveValue('Doha');
    await userEvent.click(canvas.getByLabelText('Text'));
    await expect(canvas.getByLabelText('Text')).toHaveValue('');
  },
};

/**
 * Enters text and presses a button synchronously, so that even on a slow machine the debounce cannot elapse
 * in between.
 */
function enterAndPress(input: HTMLElement, text: string, button: HTMLElement) {
  fireEvent.change(input, { target: { value: text } });
  fireEvent.click(button);
}

export const NavigationDuringDebounce: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const applied = canvas.getByRole('status', { name: 'Applied' });
    const clear = canvas.getByRole('button', { name: 'Clear' });
    enterAndPress(canvas.getByLabelText('Text'), 'art', canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(applied).toHaveTextContent('{"page":2,"text":"art"}'));
    await expect(canvas.getByLabelText('Text')).toHaveValue('art');

    await userEvent.click(clear);
    await userEvent.type(canvas.getByLabelText('Place'), 'Doha');
    await waitFor(() => expect(applied).toHaveTextContent(/^\{"place":"Doha"\}$/));
    await expect(canvas.getByLabelText('Text')).toHaveValue('');

    enterAndPress(canvas.getByLabelText('Text'), 'b', clear);
    await waitFor(() => expect(applied).toHaveTextContent(/^\{"text":"b"\}$/));
    await expect(canvas.getByLabelText('Place')).toHaveValue('');
  },
};

/** A parent that applies a change late, is drawn again meanwhile, and whose form reports values late. */
function Late() {
  const [applied, setApplied] = useState<Values>({ place: 'Doha' });
  const [asked, setAsked] = useState<Values>({});
  const [times, drawAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing passes a new object
  const passed = useMemo(() => ({ ...applied }), [applied, times]);
  const [values, change]: [Values, (next: Values) => void] = useDebouncedValues(passed, (changed) =>
    setAsked((before) => ({ ...before, ...changed })),
  );
  const first = useRef(values);
  return (
    <>
      <input
        aria-label="Text"
        value={values.text ?? ''}
        onChange={(event) => change({ ...values, text: event.target.value })}
      />
      <button type="button" onClick={() => drawAgain(times + 1)}>
        Draw again
      </button>
      <button type="button" onClick={() => setApplied({ ...applied, ...asked })}>
        Apply
      </button>
      <button type="button" onClick={() => setApplied({})}>
        Clear
      </button>
      <button type="button" onClick={() => change(first.current)}>
        Report the first values
      </button>
      <output aria-label="Asked for">{JSON.stringify(asked)}</output>
      <output aria-label="Values">{JSON.stringify(values)}</output>
    </>
  );
}

export const AppliedLate: StoryObj<typeof meta> = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const asked = canvas.getByRole('status', { name: 'Asked for' });
    await userEvent.type(canvas.getByLabelText('Text'), 'art');
    await waitFor(() => expect(asked).toHaveTextContent('{"text":"art"}'));
    await press('Draw again');
    await expect(canvas.getByLabelText('Text')).toHaveValue('art');
    await press('Apply');
    await expect(canvas.getByLabelText('Text')).toHaveValue('art');

    await press('Clear');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(/^\{\}$/);
    await press('Report the first values');
    await userEvent.type(canvas.getByLabelText('Text'), 'b');
    // The reported place was given, not typed, and is not asked for again.
    await waitFor(() => expect(asked).toHaveTextContent(/^\{"text":"b"\}$/));
  },
};

/** A form that is still drawn with the first values when a text is typed into it. */
function Behind() {
  const [applied, setApplied] = useState<Values>({ place: 'Doha' });
  const [values, change]: [Values, (next: Values, before?: Values) => void] = useDebouncedValues(
    applied,
    (changed) => setApplied((before) => ({ ...before, ...changed })),
  );
  const [drawn] = useState(values);
  return (
    <>
      <button type="button" onClick={() => setApplied({})}>
        Clear
      </button>
      <button type="button" onClick={() => change({ ...drawn, text: 'art' }, drawn)}>
        Type
      </button>
      <output aria-label="Applied">{JSON.stringify(applied)}</output>
      <output aria-label="Values">{JSON.stringify(values)}</output>
    </>
  );
}

export const TypedBeforeNavigationIsDrawn: StoryObj<typeof meta> = {
  render: () => <Behind />,
  play: async ({ canvas }) => {
    const values = canvas.getByRole('status', { name: 'Values' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(values).toHaveTextContent(/^\{\}$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    // The place was cleared, and the text that was typed stays.
    await expect(values).toHaveTextContent(/^\{"text":"art"\}$/);
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Applied' })).toHaveTextContent(/^\{"text":"art"\}$/),
    );
  },
};
