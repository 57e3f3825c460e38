import { createRoot } from 'react-dom/client';
import '../../../src/client/ui/styles/main.css';
import { ControlForm, DefinedForm, tenRows } from './forms.tsx';

const query = new URLSearchParams(location.search);

const rows = tenRows(query.has('refused'));
const kinds = { defined: <DefinedForm rows={rows} />, hand: <ControlForm rows={rows} /> };

/**
 * Types into the first text field of the fifth row; returns each keystroke's milliseconds, rendering
 * included.
 */
async function type(selector: string, strokes: number): Promise<number[]> {
  const input = document.querySelectorAll<HTMLInputElement>(selector)[4];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input || !setValue) throw new Error(`No fifth ${selector}`);
  if (query.has('refused') && kind === 'defined') await refuse();
  input.focus();
  const times: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke++) {
    await new Promise(requestAnimationFrame);
    const isTooLong = query.has('changing') && stroke % 2 === 0;
    const start = performance.now();
    setValue.call(input, isTooLong ? `${stroke}`.padEnd(101, '-') : `Typed ${stroke}`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React flushes an input event's changes in a microtask; measuring an element forces layout.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  // Leaves time for the effects of the last key.
  await new Promise((done) => setTimeout(done, 300));
  return times;
}

/**
 * Submits the form, so that it validates on every key from then on. The hand-written form never validates.
 */
async function refuse() {
  document.querySelector('form')?.requestSubmit();
  while (!document.querySelector('[aria-invalid="true"]')) await new Promise(requestAnimationFrame);
}

const kind = query.get('kind') as keyof typeof kinds;
createRoot(document.getElementById('root') as HTMLElement).render(kinds[kind]);

declare global {
  interface Window {
    /** Types into the field at a selector and resolves to the time of each key. */
    type: (selector: string, strokes: number) => Promise<number[]>;
  }
}

window.type = type;
