import type { DetailBlock, Show, StatsBlock } from '../../../../generated/definitions.d.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stat } from '../../ui/meter/Stat.tsx';
import '../../blocks/detail/detail.css';
import '../../blocks/stats/stats.css';

/** The skeleton of numbers, with their labels. */
export function StatsSkeleton({ block: { variant = 'cards', title, items } }: { block: StatsBlock }) {
  return (
    <div className="stats" data-variant={variant}>
      {title && <strong className="section-title">{title}</strong>}
      <dl className="stats-list">
        {items.map((show, index) => (
          <Stat key={index} label={nameOf(show)} value={<Skeleton variant="word" width="3rem" />} />
        ))}
      </dl>
    </div>
  );
}

/** The skeleton of facts, with their labels. */
export function DetailSkeleton({ block: { variant = 'plain', title, items } }: { block: DetailBlock }) {
  return (
    <div className="detail" data-variant={variant}>
      {title && <strong className="detail-title">{title}</strong>}
      <dl className="detail-list">
        {items.map((show, index) => (
          <div key={index} className="detail-fact">
            <dt>{nameOf(show)}</dt>
            <dd>
              <Skeleton variant="word" width="4rem" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A label with values is not known yet. */
const nameOf = ({ label = '' }: Show) => (label.includes('{') ? '\u00a0' : label);
