import { Suspense, useEffect, useState } from 'react';
import type { WizardBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { narrow } from '../../engine/action/resolve-action.ts';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { LoadingBlock } from '../../engine/LoadingBlock.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { useSources } from '../../state/sources.ts';
import { ErrorNote } from '../../ui/note/ErrorNote.tsx';
import { WizardBody } from './WizardBody.tsx';
import { WizardSkeleton } from './WizardSkeleton.tsx';
import { loadTabs } from './WizardView.tsx';
import './wizard.css';

const NO_DATA = {};

/** Several forms, in sequence or as tabs, that are submitted as one. */
export function Wizard({ block }: { block: WizardBlock }) {
  const around = useBlockContext();
  const wizard = useScreenContext().definitions.wizards[block.wizard];
  if (!wizard) throw new Error(`There is no wizard "${block.wizard}"`);
  const asTabs = wizard.order === 'free';
  useEffect(() => {
    // Loaded in parallel to the data. If it fails now, rendering loads it again.
    if (asTabs) loadTabs().catch(() => {});
  }, [asTabs]);
  const wizardScope = narrow(around.scope, block.with ?? {});
  const { values, states } = useSources(wizard.data ?? NO_DATA, wizardScope);
  const scope = { ...wizardScope, ...values };
  const all = Object.values(states);
  const failed = all.find((state) => state.status === 'failed');
  // The steps must start with current data: once they are shown, later reads do not change them.
  const isFresh = all.every((state) => state.status !== 'ready' || (!state.fetching && !state.refreshing));
  const [started, setStarted] = useState(false);
  if (isFresh && !started) setStarted(true);
  const isAnother = all.some((state) => state.status === 'ready' && state.refreshing);
  if (isAnother && started) setStarted(false);
  const skeleton = (
    <LoadingBlock>
      <WizardSkeleton />
    </LoadingBlock>
  );
  const inDialog = around.close !== undefined;
  return (
    <div className="wizard" data-variant={asTabs ? 'tabs' : 'steps'} data-in-dialog={inDialog || undefined}>
      {!inDialog && (
        <Heading top className="wizard-title">
          {template(wizard.title, scope)}
        </Heading>
      )}
      {failed ? (
        <ErrorNote message={failed.text} onRetry={failed.retry} busy={failed.busy} />
      ) : all.some((state) => state.status === 'pending') || !started ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <BlockContext value={{ ...around, scope, data: undefined }}>
            <WizardBody block={block} wizard={wizard} />
          </BlockContext>
        </Suspense>
      )}
    </div>
  );
}
