import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useDebouncedValue } from '../../src/client/ui/use-debounced-value.ts';

type Values = { text?: string; place?: string };

/** Two fields whose values are applied after a pause, and come back as they are written elsewhere: without what is empty. */
function Applied() {
  const [applied, setApplied] = useState<Values>({});
  const [values, change] = useDebouncedValue<Values>(applied, (next) =>
    setApplied(Object.fromEntries(Object.entries(next).filter(([, one]) => one !== ''))),
  );
  const given = useRef(0);
  const last = useRef<Values>(values);
  // A value that nobody typed is another object, with which a form begins anew.
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
      <output aria-label="Applied">{JSON.stringify(applied)}</output>
      <output aria-label="Begun anew">{given.current}</output>
    </>
  );
}

const meta = { title: 'Parts/What is applied after a pause', component: Applied } satisfies Meta<
  typeof Applied
>;
export default meta;

export const TypedAndLed: StoryObj<typeof meta> = {
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
