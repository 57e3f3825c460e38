import type { FormModule } from '../../../../language/run/form/form-module.ts';

/** Matches the keywords for rare widgets (see `widgetFor`) anywhere in a form's JSON. */
const ASKING = /"x-(file|keys)":|"widget":"otp"|"format":"date-time"/;

export const hasRareWidgets = ({ schema, ui }: Pick<FormModule, 'schema' | 'ui'>) =>
  ASKING.test(JSON.stringify([schema, ui]));

/** Loads rare widgets together with the form itself, so that no field and no step of a wizard waits for them later. */
export async function withRareWidgets(form: FormModule): Promise<FormModule> {
  if (hasRareWidgets(form)) await import('./rare-widgets.ts');
  return form;
}
