import type { FormModule } from '../../shared/form-module.ts';
import { useStage } from './surroundings.ts';
import { useForms } from './use-form.ts';

const NONE: readonly string[] = [];

/** The form that describes the screen's query string, if it has one. */
export function useQueryForm(): FormModule | undefined {
  const { definitions } = useStage();
  const { query } = definitions.screen;
  return useForms(query === undefined ? NONE : [query], definitions.forms)[0];
}
