import type { FormModule } from '../../language/run/form/form-module.ts';

/** What asks for a rare widget (see `widgetFor`), as it is written wherever it stands in a form. */
const ASKING = /"x-(file|keys)":|"widget":"otp"/;

export const hasRareWidgets = ({ schema, ui }: Pick<FormModule, 'schema' | 'ui'>) =>
  ASKING.test(JSON.stringify([schema, ui]));

/** Loads what few forms have together with the form itself: no field, and no step of a wizard, waits for it later. */
export async function withRareWidgets(form: FormModule): Promise<FormModule> {
  if (hasRareWidgets(form)) await import('./rare-widgets.ts');
  return form;
}
