import type { ReactNode } from 'react';
import { inForm } from '../../../language/run/value/scope.ts';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { LookupContext } from '../../engine/value/lookup-context.ts';
import { useLookup } from '../../engine/value/use-lookup.ts';
import { useWizard, type WizardInput, type WizardState } from './use-wizard.ts';
import { WizardView } from './WizardView.tsx';
import { WizardContext } from './wizard-context.ts';
import { together } from './wizard-values.ts';

export type WizardStepsProps = WizardInput & {
  /** Renders the suggestions above each step. */
  fill: (state: WizardState) => ReactNode;
};

/** Keeps the values of a wizard's steps, and passes them to the view. */
export function WizardSteps({ fill, ...input }: WizardStepsProps) {
  const { wizard } = input;
  const around = useBlockContext();
  const state = useWizard(input);
  const { steps } = state;
  const asked = state.values.filter((_, index) => !steps[index]!.skipped);
  const inside = {
    ...around,
    scope: inForm(around.scope, together(asked)),
    close: async () => {
      await state.leave();
      await around.close?.();
    },
  };
  return (
    <LookupContext value={useLookup}>
      <WizardContext value={{ steps, values: state.values, goTo: state.show }}>
        <BlockContext value={inside}>
          <WizardView
            wizard={wizard}
            steps={steps}
            asTabs={wizard.order === 'free'}
            state={state}
            above={fill(state)}
          />
        </BlockContext>
      </WizardContext>
    </LookupContext>
  );
}
