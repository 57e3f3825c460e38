import type { UseBlock } from '../../../../generated/definitions.d.ts';
import { narrow } from '../../engine/action/resolve-action.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';

/** Renders a part with the values passed to it. */
export function Use({ block }: { block: UseBlock }) {
  const around = useBlockContext();
  const part = useScreenContext().definitions.parts[block.part];
  if (!part) throw new Error(`There is no part "${block.part}"`);
  return (
    <BlockContext value={{ ...around, scope: narrow(around.scope, block.with ?? {}), data: undefined }}>
      <Blocks blocks={part.blocks} />
    </BlockContext>
  );
}
