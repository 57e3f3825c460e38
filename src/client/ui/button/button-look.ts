import './Button.css';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

/** The attributes that make a link look like a button: `<Link {...buttonLook('primary')}>`. */
export function buttonLook(tone: ButtonTone = 'secondary', size: ButtonSize = 'medium') {
  return { className: 'button', 'data-tone': tone, 'data-size': size };
}
