import { message } from '../../../../generated/messages/page.ts';
import './Spinner.css';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
}

/** A spinner that announces "Loading..." to screen readers. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return (
    <span className="spinner" data-size={size} role="status">
      <span className="visually-hidden">{message('loading')}</span>
    </span>
  );
}
