import { useMemo } from 'react';
import type { Wizard } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { useStage, useSurroundings } from './surroundings.ts';
import { useDraft } from './use-draft.ts';
import { useForms } from './use-form.ts';
import { WizardSteps } from './WizardSteps.tsx';
import type { Step } from './wizard-values.ts';

export interface WizardBodyProps {
  name: string;
  wizard: Wizard;
  asTabs: boolean;
}

const noDraft = { draft: null, keep: () => {}, drop: async () => {} };

/** Loads a wizard's forms and its draft, then shows its steps. */
export function WizardBody({ name, wizard, asTabs }: WizardBodyProps) {
  const { scope } = useSurroundings();
  const { definitions } = useStage();
  const names = wizard.steps.flatMap((step) => step.form ?? []);
  const forms = useForms(names, definitions.forms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the wizard; its titles read what does not change under it
  const steps = useMemo(
    () =>
      wizard.steps.map((definition): Step => {
        const form = forms.find((one) => one.name === definition.form);
        return { definition, form, title: template(definition.title ?? form?.title ?? '', scope) };
      }),
    [wizard, names.join(' ')],
  );
  const kept = useDraft(name);
  // What is stored already is edited in place: a draft of it could hide what was changed elsewhere.
  const drafts = wizard.order === 'free' ? noDraft : kept;
  if (drafts.draft === undefined) return <BlockSkeleton block={{ block: 'wizard', wizard: name }} />;
  return (
    <WizardSteps
      name={name}
      wizard={wizard}
      steps={steps}
      asTabs={asTabs}
      drafts={{ ...drafts, draft: drafts.draft }}
    />
  );
}
