import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WizardContext, type WizardView } from '../wizard/wizard-context.ts';
import { Review } from './Review.tsx';

it('keeps the question mark of a label behind it in a page of the other direction', () => {
  const form = {
    name: 'a',
    schema: { properties: { a: { title: 'Which phase?', type: 'string' } } },
    ui: {},
  };
  const steps = [{ form, title: 'Questions', skipped: false }];
  const wizard = { steps, values: [{ a: 'Upper' }], goTo: () => {} } as unknown as WizardView;
  const html = renderToString(
    <WizardContext value={wizard}>
      <Review />
    </WizardContext>,
  );
  expect(html).toContain('<bdi>Which phase?</bdi></dt>');
});
