import type { Wizard } from '../../../generated/definitions.d.ts';
import { LookupContext } from '../form/lookup-context.ts';
import { SurroundingsContext, useSurroundings } from './surroundings.ts';
import { useLookup } from './use-lookup.ts';
import { type Drafts, useWizard } from './use-wizard.ts';
import { WizardView } from './WizardView.tsx';
import { WizardContext } from './wizard-context.ts';
import { type Step, together } from './wizard-values.ts';

export interface WizardStepsProps {
  name: string;
  wizard: Wizard;
  steps: readonly Step[];
  asTabs: boolean;
  drafts: Drafts;
}

/** Keeps what is entered in a wizard's steps, and gives it to what the steps show. */
export function WizardSteps({ name, wizard, steps, asTabs, drafts }: WizardStepsProps) {
  const around = useSurroundings();
  const state = useWizard(name, wizard, steps, drafts);
  const inside = {
    ...around,
    scope: { ...around.scope, form: together(state.values) },
    close: async () => {
      await state.leave();
      await around.close?.();
    },
  };
  return (
    <LookupContext value={useLookup}>
      <WizardContext value={{ steps, values: state.values, goTo: state.show }}>
        <SurroundingsContext value={inside}>
          <WizardView wizard={wizard} steps={steps} asTabs={asTabs} state={state} />
        </SurroundingsContext>
      </WizardContext>
    </LookupContext>
  );
}
