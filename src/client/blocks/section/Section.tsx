import type { SectionBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Card } from '../../ui/Card.tsx';
import '../../engine/path.css';
import './section.css';

/** The content's class in variants that do not stack their blocks. */
const INSIDE: Partial<Record<NonNullable<SectionBlock['variant']>, string>> = {
  grid: 'section-grid',
  steps: 'path',
};

/** Groups blocks under their own title or side by side. */
export function Section({ block }: { block: SectionBlock }) {
  const { variant = 'plain', id, title, aside, aside_first, print = true, blocks } = block;
  const offPaper = !print || undefined;
  const isAsideFirst = variant === 'sidebar-start' || aside_first;
  const around = useBlockContext();
  const inside = title === undefined ? around : { ...around, level: around.level + 1 };
  const beside = aside && (
    <aside className="section-aside stack">
      <Blocks blocks={aside} />
    </aside>
  );
  const content = (
    <>
      {title !== undefined && <Heading className="section-title">{template(title, around.scope)}</Heading>}
      <BlockContext value={inside}>
        {isAsideFirst && beside}
        <div className={INSIDE[variant] ?? 'stack section-main'}>
          <Blocks blocks={blocks} />
        </div>
        {!isAsideFirst && beside}
      </BlockContext>
    </>
  );
  return variant === 'panel' ? (
    <Card
      as="section"
      variant="panel"
      className="section"
      data-of="panel"
      data-screen-only={offPaper}
      id={id}
    >
      {content}
    </Card>
  ) : (
    <section className="section" data-variant={variant} data-screen-only={offPaper} id={id}>
      {content}
    </section>
  );
}
