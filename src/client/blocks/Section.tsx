import type { SectionBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import { Card } from '../ui/Card.tsx';
import { Blocks } from './Blocks.tsx';
import { Heading } from './Heading.tsx';
import { SurroundingsContext, useSurroundings } from './surroundings.ts';
import './section.css';

/** Blocks that belong together, under a title of their own or beside others. */
export function Section({ block }: { block: SectionBlock }) {
  const { look = 'plain', id, title, aside, blocks } = block;
  const around = useSurroundings();
  const inside = title === undefined ? around : { ...around, level: around.level + 1 };
  const beside = aside && (
    <aside className="section-aside stack">
      <Blocks blocks={aside} />
    </aside>
  );
  const content = (
    <>
      {title !== undefined && <Heading className="section-title">{template(title, around.scope)}</Heading>}
      <SurroundingsContext value={inside}>
        {look === 'sidebar-start' && beside}
        <div className={look === 'grid' || look === 'steps' ? 'section-grid' : 'stack section-main'}>
          <Blocks blocks={blocks} />
        </div>
        {look !== 'sidebar-start' && beside}
      </SurroundingsContext>
    </>
  );
  return look === 'panel' ? (
    <Card as="section" look="panel" className="section" data-of="panel" id={id}>
      {content}
    </Card>
  ) : (
    <section className="section" data-look={look} id={id}>
      {content}
    </section>
  );
}
