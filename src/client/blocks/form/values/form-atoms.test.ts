import type Form from '@rjsf/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formOf } from '../../../../language/compile/form/test-form.ts';
import type { FormData } from '../../../engine/value/data-path.ts';
import { FormAtoms } from './form-atoms.ts';

const form = formOf(
  {
    title: { type: 'string', maxLength: 5 },
    kind: { type: 'string' },
    detail: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
  { 'x-rules': [{ when: { kind: { const: 'none' } }, clear: ['detail'] }] },
);

function atomsOf(data: FormData) {
  const atoms = new FormAtoms(form, data, 'create');
  const rjsf = { onChange: vi.fn(), validateForm: () => true };
  atoms.bind(rjsf as unknown as Form);
  return { atoms, rjsf };
}

const listenAt = (atoms: FormAtoms, path: (string | number)[]) => {
  const listener = vi.fn();
  atoms.store.sub(atoms.at(path), listener);
  return listener;
};

test('notifies only the edited field on a keystroke, not its siblings or RJSF', () => {
  const { atoms, rjsf } = atomsOf({ title: 'a', rows: [{ name: 'x' }, { name: 'y' }] });
  const edited = listenAt(atoms, ['rows', 0, 'name']);
  const siblings = [listenAt(atoms, ['title']), listenAt(atoms, ['rows', 1, 'name'])];
  atoms.write(['rows', 0, 'name'], 'xy');
  expect(atoms.data).toEqual({ title: 'a', rows: [{ name: 'xy' }, { name: 'y' }] });
  expect(edited).toHaveBeenCalledOnce();
  for (const other of siblings) expect(other).not.toHaveBeenCalled();
  expect(rjsf.onChange).not.toHaveBeenCalled();
});

test('tells RJSF when a value decides which fields exist, after applying the rules', () => {
  const { atoms, rjsf } = atomsOf({ kind: 'some', detail: 'd' });
  atoms.write(['kind'], 'none');
  expect(rjsf.onChange).toHaveBeenCalledWith({ kind: 'none' }, []);
});

test('tells RJSF after the first attempt only when the errors change, and not between two keys', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { atoms, rjsf } = atomsOf({ title: 'a' });
  atoms.attempt();
  rjsf.onChange.mockClear();
  atoms.write(['title'], 'ab');
  vi.runAllTimers();
  expect(rjsf.onChange).not.toHaveBeenCalled();
  atoms.write(['title'], 'too lon');
  atoms.write(['title'], 'too long');
  expect(rjsf.onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(rjsf.onChange).toHaveBeenCalledOnce();
});

test('tells RJSF nothing late that an attempt has told it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { atoms, rjsf } = atomsOf({ title: 'a' });
  atoms.attempt();
  atoms.write(['title'], 'too long');
  atoms.attempt();
  rjsf.onChange.mockClear();
  vi.runAllTimers();
  expect(rjsf.onChange).not.toHaveBeenCalled();
});

test('validates files as soon as they are chosen, and nothing else before the first attempt', () => {
  const photo = { 'x-file': { accept: ['image/png'], maxBytes: 3 }, 'x-messages': { accept: 'Only PNG' } };
  const withFiles = formOf(
    { photo, more: { type: 'array', minItems: 3, items: photo }, title: { type: 'string' } },
    { required: ['title'] },
  );
  const png = (text: string) => new File([text], 'a.png', { type: 'image/png' });
  const heic = new File(['x'], 'a.heic', { type: 'image/heic' });
  const atoms = new FormAtoms(withFiles, { photo: heic, more: [png('x'), heic] }, 'create');
  const listener = vi.fn();
  atoms.onJudged(listener);
  atoms.judgeFiles(['photo']);
  atoms.judgeFiles(['more']);
  expect(listener.mock.calls).toEqual([[{ photo: ['Only PNG'] }], [{ 'more.1': ['Only PNG'] }]]);
  listener.mockClear();
  atoms.write(['photo'], png('x'));
  atoms.judgeFiles(['photo']);
  expect(listener).not.toHaveBeenCalled();
});

test('keeps the identity of everything that RJSF’s defaults have not changed', () => {
  const { atoms } = atomsOf({ title: 'a', rows: [{ name: 'x' }] });
  const { rows } = atoms.data;
  atoms.push();
  atoms.receive({ title: 'a', kind: 'usual', rows: [{ name: 'x' }] });
  expect(atoms.data).toEqual({ title: 'a', kind: 'usual', rows: [{ name: 'x' }] });
  expect(atoms.data.rows).toBe(rows);
});

test('does not lose what was typed while RJSF was working', () => {
  const { atoms, rjsf } = atomsOf({ title: 'a' });
  atoms.push();
  atoms.write(['title'], 'ab');
  atoms.receive({ title: 'a', kind: 'usual' });
  expect(atoms.data).toEqual({ title: 'ab' });
  expect(rjsf.onChange).toHaveBeenLastCalledWith({ title: 'ab' }, []);
});

test('maps server errors from the rows that were sent to the rows on screen', () => {
  const { atoms } = atomsOf({ rows: [{}, { name: 'x' }] });
  expect(atoms.submission()).toEqual({ rows: [{ name: 'x' }] });
  expect(atoms.asShown({ 'rows.0.name': ['Taken'] })).toEqual({ 'rows.1.name': ['Taken'] });
});
