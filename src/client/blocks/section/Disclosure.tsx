import type { SectionBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './disclosure.css';

/** A section that is folded until the reader presses its title. */
export function Disclosure({ block: { id, title = '', print = true, blocks } }: { block: SectionBlock }) {
  const around = useBlockContext();
  return (
    <details className="disclosure" id={id} data-screen-only={!print || undefined}>
      <summary className="disclosure-title">
        <span>{template(title, around.scope)}</span>
        <Icon name="chevron-down" />
      </summary>
      <BlockContext value={{ ...around, level: around.level + 1 }}>
        <div className="stack disclosure-content">
          <Blocks blocks={blocks} />
        </div>
      </BlockContext>
    </details>
  );
}
