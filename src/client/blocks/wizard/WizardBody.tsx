import { use, useMemo } from 'react';
import type { Wizard, WizardBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { LoadingBlock } from '../../engine/LoadingBlock.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { useForms } from '../form/use-form.ts';
import { useDraft } from './use-draft.ts';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { WizardSteps } from './WizardSteps.tsx';
import type { Step } from './wizard-values.ts';

export interface WizardBodyProps {
  block: WizardBlock;
  wizard: Wizard;
}

/** Loads a wizard's forms and its draft, then shows its steps. */
export function WizardBody({ block, wizard }: WizardBodyProps) {
  const { scope } = useBlockContext();
  const { definitions } = useScreenContext();
  const names = wizard.steps.flatMap((step) => step.form ?? []);
  const forms = useForms([...names, ...(wizard.suggest ? [wizard.suggest.form] : [])], definitions.forms);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the wizard, whose titles read constant values
  const steps = useMemo(
    () =>
      wizard.steps.map((definition): Step => {
        const form = forms.find((one) => one.name === definition.form);
        const title = template(definition.title ?? form?.title ?? '', scope);
        return { definition, form, title };
      }),
    [wizard, names.join(' ')],
  );
  const drafts = useDraft(block.wizard, wizard);
  const Suggesting = wizard.suggest && use(loadSuggesting());
  const fileForm = forms.find(({ name }) => name === wizard.suggest?.form);
  if (drafts.draft === undefined)
    return (
      <LoadingBlock>
        <WizardSkeleton />
      </LoadingBlock>
    );
  return (
    <WizardSteps
      block={block}
      wizard={wizard}
      steps={steps}
      drafts={{ ...drafts, draft: drafts.draft }}
      fill={(state) =>
        Suggesting &&
        fileForm && <Suggesting suggest={wizard.suggest!} form={fileForm} steps={steps} state={state} />
      }
    />
  );
}

type Module = typeof import('./SuggestionPanel.tsx');

let loading: Promise<Module['Suggesting']> | undefined;

/** Loads the code for suggestions, for the few wizards that a file can fill. */
function loadSuggesting(): Promise<Module['Suggesting']> {
  loading ??= import('./SuggestionPanel.tsx').then((module) => module.Suggesting);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
