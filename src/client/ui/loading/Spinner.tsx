import { message } from '../../../../generated/messages/page.ts';
import './Spinner.css';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring that says "Loading..." to those who do not see it. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return (
    <span className="spinner" data-size={size} role="status">
      <span className="visually-hidden">{message('loading')}</span>
    </span>
  );
}
