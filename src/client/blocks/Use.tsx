import type { UseBlock } from '../../../generated/definitions.d.ts';
import { narrow } from './action.ts';
import { Blocks } from './Blocks.tsx';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';

/** A part, with the values that it takes. */
export function Use({ block }: { block: UseBlock }) {
  const around = useSurroundings();
  const part = useStage().definitions.parts[block.part];
  if (!part) throw new Error(`There is no part "${block.part}"`);
  return (
    <SurroundingsContext value={{ ...around, scope: narrow(around.scope, block.with), data: undefined }}>
      <Blocks blocks={part.blocks} />
    </SurroundingsContext>
  );
}
