import type { ReactNode } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/icon-names.ts';
import './Chip.css';

export interface ChipProps {
  icon?: IconName;
  children: ReactNode;
  /** Makes it removable; `removeLabel` then names the button. */
  onRemove?: () => void;
  removeLabel?: string;
  disabled?: boolean;
}

/** A fact or a chosen item: small, quiet, one line unless it must wrap. */
export function Chip({ icon, children, onRemove, removeLabel, disabled }: ChipProps) {
  return (
    <span className="chip" data-removable={onRemove ? '' : undefined}>
      {icon && <Icon name={icon} size={16} />}
      <span className="chip-text" dir="auto">
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          className="chip-remove"
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="x" size={16} />
        </button>
      )}
    </span>
  );
}
