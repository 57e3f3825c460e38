import { type Scope, template } from '../../shared/value-path.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { titleBlock } from '../blocks/blocks-within.ts';
import { type ScreenData, SurroundingsContext } from '../blocks/surroundings.ts';
import { message } from '../state/messages.ts';
import { useArrival } from './use-arrival.ts';
import type { View } from './view.ts';

export interface ScreenContentProps {
  view: View;
  scope: Scope;
  data?: ScreenData;
}

/** The blocks of a screen, its title in the window and, where no block says it, as a heading for those who listen. */
export function ScreenContent({ view, scope, data }: ScreenContentProps) {
  const { screen, layout } = view.loaded.definitions;
  const heading = titleBlock(screen.blocks);
  const failed = heading && data?.failure(heading);
  // A title that is made of data is not known when these did not come.
  const title = template(screen.title, scope) || (failed ?? '');
  useArrival(view.place);
  return (
    <SurroundingsContext value={{ scope, data, level: 1 }}>
      <title>{[title, layout.brand && message(layout.brand)].filter(Boolean).join(' · ')}</title>
      {(!heading || failed) && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
      )}
      <Blocks blocks={screen.blocks} />
    </SurroundingsContext>
  );
}
