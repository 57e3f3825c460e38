import { narrow } from './action.ts';
import { Blocks } from './Blocks.tsx';
import type { Block } from './definition.ts';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';

export interface UseBlock extends Block {
  part: string;
  with: Record<string, string>;
}

/** A part, with the values that it takes. */
export function Use({ block }: { block: UseBlock }) {
  const around = useSurroundings();
  const part = useStage().definitions.parts[block.part];
  if (!part) throw new Error(`There is no part "${block.part}"`);
  return (
    <SurroundingsContext value={{ ...around, scope: narrow(around.scope, block.with), sources: {} }}>
      <Blocks blocks={part.blocks} />
    </SurroundingsContext>
  );
}
