import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import './Stat.css';

export interface StatProps {
  label: string;
  value: ReactNode;
  icon?: IconName;
  /** The change, with a sign: "+3 this week". */
  change?: string;
}

/** One number with its label: a group of a `<dl>`. */
export function Stat({ label, value, icon, change }: StatProps) {
  return (
    <div className="stat">
      <dt className="stat-label">
        {icon && <Icon name={icon} size={20} />}
        {label}
      </dt>
      <dd className="stat-value">
        <bdi>{value}</bdi>
      </dd>
      {change && <dd className="stat-change">{change}</dd>}
    </div>
  );
}
