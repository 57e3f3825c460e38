import { createContext, use, useId } from 'react';
import type { SectionBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import './disclosure.css';

/** The name that the disclosures of an accordion share, of which browsers open one at a time. */
const AccordionName = createContext<string | undefined>(undefined);

/** A section that is folded until the reader presses its title. */
export function Disclosure({ block: { id, title = '', print = true, blocks } }: { block: SectionBlock }) {
  const around = useBlockContext();
  const name = use(AccordionName);
  return (
    <details className="disclosure" id={id} name={name} data-screen-only={!print || undefined}>
      <summary className="disclosure-title">
        <span>{template(title, around.scope)}</span>
        <Icon name="chevron-down" />
      </summary>
      <BlockContext value={{ ...around, level: around.level + 1 }}>
        <AccordionName value={undefined}>
          <div className="stack disclosure-content">
            <Blocks blocks={blocks} />
          </div>
        </AccordionName>
      </BlockContext>
    </details>
  );
}

/** Disclosures of which at most one is open. */
export function Accordion({ block: { id, title, print = true, blocks } }: { block: SectionBlock }) {
  const around = useBlockContext();
  const inside = title === undefined ? around : { ...around, level: around.level + 1 };
  return (
    <section className="section accordion" id={id} data-screen-only={!print || undefined}>
      {title !== undefined && <Heading className="section-title">{template(title, around.scope)}</Heading>}
      <BlockContext value={inside}>
        <AccordionName value={useId()}>
          <Blocks blocks={blocks} />
        </AccordionName>
      </BlockContext>
    </section>
  );
}
