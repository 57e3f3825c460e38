import { Suspense } from 'react';
import type { WizardBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { useSources } from '../state/sources.ts';
import { narrow } from './action.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { Heading } from './Heading.tsx';
import { SourceFailure } from './SourceFailure.tsx';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';
import { WizardBody } from './WizardBody.tsx';
import './wizard.css';

const NO_DATA = {};

/** Several forms in a row (or as tabs) that are sent as one. */
export function Wizard({ block }: { block: WizardBlock }) {
  const around = useSurroundings();
  const wizard = useStage().definitions.wizards[block.wizard];
  if (!wizard) throw new Error(`There is no wizard "${block.wizard}"`);
  const own = narrow(around.scope, block.with ?? {});
  const { values, states } = useSources(wizard.data ?? NO_DATA, own);
  const scope = { ...own, ...values };
  const all = Object.values(states);
  const failed = all.find((state) => state.status === 'failed');
  const skeleton = <BlockSkeleton block={block} />;
  const inDialog = around.close !== undefined;
  return (
    <div className="wizard" data-look={block.look} data-in-dialog={inDialog || undefined}>
      {!inDialog && (
        <Heading top className="wizard-title">
          {template(wizard.title, scope)}
        </Heading>
      )}
      {failed ? (
        <SourceFailure state={failed} />
      ) : all.some((state) => state.status === 'pending') ? (
        skeleton
      ) : (
        <Suspense fallback={skeleton}>
          <SurroundingsContext value={{ ...around, scope, data: undefined }}>
            <WizardBody name={block.wizard} wizard={wizard} asTabs={block.look === 'tabs'} />
          </SurroundingsContext>
        </Suspense>
      )}
    </div>
  );
}
