import { useContext } from 'react';
import { message } from '../../../generated/messages/page.ts';
import { type Scope, template } from '../../language/run/value/value-path.ts';
import { Blocks } from '../engine/Blocks.tsx';
import { BlockContext, type ScreenData } from '../engine/block-context.ts';
import { titleBlock } from '../engine/blocks-within.ts';
import { useArrival } from './use-arrival.ts';
import { ArrivalContext, type View } from './view.ts';

export interface ScreenBlocksProps {
  view: View;
  scope: Scope;
  data?: ScreenData;
}

/** A screen's blocks, its document title and, where no block renders an h1, a visually hidden heading. */
export function ScreenBlocks({ view, scope, data }: ScreenBlocksProps) {
  const { screen, layout } = view.loaded.definitions;
  const heading = titleBlock(screen.blocks);
  const failed = heading && data?.failure(heading);
  // A title with values is unknown if the data could not be read.
  const title = template(screen.title, scope) || (failed ?? '');
  useArrival(useContext(ArrivalContext));
  return (
    <BlockContext value={{ scope, data, level: 1 }}>
      <title>{[title, layout.brand && message(layout.brand)].filter(Boolean).join(' · ')}</title>
      {(!heading || failed) && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
      )}
      <Blocks blocks={screen.blocks} />
    </BlockContext>
  );
}
