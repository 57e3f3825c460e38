import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ControlForm, DefinedForm, tenRows } from './forms.tsx';

it('compares a form and its control with the same ten rows of the same fields', () => {
  const rows = tenRows(false);
  const fieldsOf = (html: string) =>
    [...html.matchAll(/ name="(?:experience\.(\d+)\.)?([a-z_]+)"/g)].map(([, , name]) => name).sort();
  const control = fieldsOf(renderToString(<ControlForm rows={rows} />));
  expect(fieldsOf(renderToString(<DefinedForm rows={rows} />))).toEqual(control);
  expect(control.filter((name) => name === 'school_name')).toHaveLength(10);
});
