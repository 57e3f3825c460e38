import { renderToString } from 'react-dom/server';
import { forms } from '../../../generated/form-index.ts';
import { SchemaForm } from '../../../src/client/blocks/form/SchemaForm.tsx';
import '../../../src/client/blocks/form/widgets/rare-widgets.ts';
import { VisitProvider } from '../../../src/client/state/VisitProvider.tsx';
import { formExamples } from '../../../src/forms/form-examples.ts';
import { storyVisit } from '../../../stories/story-visit.ts';

/** Every form as HTML, empty and filled. */
export async function drawForms(): Promise<Record<string, { empty: string; filled: string }>> {
  const drawn = Object.entries(forms).map(async ([name, load]) => {
    const { form } = await load();
    const draw = (data: Readonly<Record<string, unknown>>) =>
      // A part that only renders in a browser leaves a stack trace behind.
      renderToString(
        <VisitProvider visit={storyVisit}>
          <SchemaForm form={form} data={data} />
        </VisitProvider>,
      ).replace(/<template .*?<\/template>/gs, '');
    return [name, { empty: draw({}), filled: draw(formExamples[name] ?? {}) }] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
