import type { StatsBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../shared/value-path.ts';
import type { IconName } from '../ui/icon-names.ts';
import { Progress } from '../ui/Progress.tsx';
import { Stat } from '../ui/Stat.tsx';
import { Heading } from './Heading.tsx';
import { ShownValue } from './ShownValue.tsx';
import type { Shown } from './shown.ts';
import { useScope } from './surroundings.ts';
import { useShown } from './use-shown.ts';
import './stats.css';

/** Numbers and what they count. */
export function Stats({ block }: { block: StatsBlock }) {
  const { title, look = 'cards', items } = block;
  const scope = useScope();
  const shown = useShown(items.map((item) => ({ else: '–', ...item })));
  return (
    <div className="stats" data-look={look}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      {look === 'meter' ? (
        shown.map((one, index) => <Meter key={index} shown={one} />)
      ) : (
        <dl className="stats-list">
          {shown.map((one, index) => (
            <Stat
              key={index}
              label={one.label ?? ''}
              value={<ShownValue shown={one} />}
              icon={one.icon as IconName | undefined}
            />
          ))}
        </dl>
      )}
    </div>
  );
}

const Meter = ({ shown }: { shown: Shown }) => (
  <div className="stats-meter">
    <p>
      <span>{shown.label}</span> <strong>{shown.text}</strong>
    </p>
    <Progress value={Number(shown.raw) || 0} label={shown.label ?? ''} valueText={shown.text} />
  </div>
);
