import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { form } from '../../../generated/forms/candidate/4-experience.js';
import { LookupContext } from '../../../src/client/form/lookup-context.ts';
import { SchemaForm } from '../../../src/client/form/SchemaForm.tsx';
import '../../../src/client/ui/styles/main.css';
import { sampleChoices, useSampleLookup } from '../../../stories/sample-lookups.ts';
import { HandWrittenForm } from './HandWrittenForm.tsx';

const rows = Array.from({ length: 10 }, (_, index) => ({
  school_name: `Place ${index}`,
  position_title: 'Teacher',
  start_date: '2015-09-01',
  end_date: '2019-06-30',
  is_current: false,
  job_summary: 'Grades 9 to 12.',
}));

/** Holds the values as a wizard does, so that the way back into the form is measured too. */
function Wizard() {
  const [data, setData] = useState<Readonly<Record<string, unknown>>>({ experience: rows });
  return (
    <LookupContext value={useSampleLookup}>
      <SchemaForm form={form} data={data} onChange={setData} />
    </LookupContext>
  );
}

const kinds = {
  defined: <Wizard />,
  hand: (
    <HandWrittenForm rows={rows} countries={sampleChoices('countries')} few={sampleChoices('subjects')} />
  ),
};

/** Types into the first text of the fifth row; milliseconds of each keystroke, drawing included. */
async function type(selector: string, strokes: number): Promise<number[]> {
  const input = document.querySelectorAll<HTMLInputElement>(selector)[4];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input || !setValue) throw new Error(`No fifth ${selector}`);
  input.focus();
  const times: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    setValue.call(input, `Typed ${stroke}`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React flushes what an input event changed in a microtask; asking for a measure makes the browser lay it out.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}

const kind = new URLSearchParams(location.search).get('kind') as keyof typeof kinds;
createRoot(document.getElementById('root') as HTMLElement).render(kinds[kind]);
Object.assign(window, { type });
