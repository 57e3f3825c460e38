import type { Action } from '../../../generated/definitions.d.ts';
import { Button } from '../ui/Button.tsx';
import { type ButtonSize, buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { type ActionState, useAction } from './use-action.ts';

export interface ActionButtonProps {
  action: Action;
  /** A quiet link in a row of links, a chip, or an icon alone with its label for those who cannot see it. */
  look?: 'button' | 'link' | 'chip' | 'icon';
  size?: ButtonSize;
}

/** An action as a link when it leads somewhere, else as a button; nothing while it does not apply. */
export function ActionButton({ action: use, look = 'button', size }: ActionButtonProps) {
  const action = useAction(use);
  if (!action) return null;
  if (look === 'icon' && action.icon) return <IconAction action={action} icon={action.icon as IconName} />;
  return action.href === undefined ? (
    <PressAction action={action} look={look} size={size} />
  ) : (
    <LinkAction action={action} href={action.href} look={look} size={size} />
  );
}

function IconAction({ action, icon }: { action: ActionState; icon: IconName }) {
  if (action.href !== undefined) {
    return (
      <a className="icon-button" href={action.href} aria-label={action.label} data-tip={action.label}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <IconButton
      icon={drawnIcon(icon, action.pressed)}
      label={action.label}
      pressed={action.pressed}
      badge={action.badge}
      aria-busy={action.busy || undefined}
      onClick={() => void action.run()}
    />
  );
}

/** A pressed toggle shows its icon filled, where there is one. */
const drawnIcon = (icon: IconName, pressed?: boolean): IconName =>
  pressed && icon === 'flag' ? 'flag-filled' : icon;

type DrawProps = { action: ActionState; look: ActionButtonProps['look']; size?: ButtonSize };

function LinkAction({ action, href, look, size }: DrawProps & { href: string }) {
  const away = /^https?:/.test(href) && { target: '_blank', rel: 'noreferrer' };
  if (look === 'link' || look === 'chip') {
    return (
      <a className={look === 'chip' ? 'chip' : 'action-link'} href={href} {...away}>
        <Label action={action} />
      </a>
    );
  }
  return (
    <a href={href} {...buttonLook(action.tone, size)} {...away}>
      <span className="button-label">
        <Label action={action} />
      </span>
    </a>
  );
}

function PressAction({ action, look, size }: DrawProps) {
  const waiting = action.cooldown > 0;
  const suffix = waiting ? ` (${action.cooldown} s)` : '';
  if (look === 'link' || look === 'chip') {
    return (
      <button
        type="button"
        className={look === 'chip' ? 'chip' : 'action-link'}
        disabled={waiting || action.busy}
        aria-pressed={action.pressed}
        onClick={() => void action.run()}
      >
        <Label action={action} />
        {suffix}
      </button>
    );
  }
  return (
    <Button
      tone={action.tone}
      size={size}
      icon={action.icon === undefined ? undefined : drawnIcon(action.icon as IconName, action.pressed)}
      busy={action.busy}
      disabled={waiting}
      aria-pressed={action.pressed}
      onClick={() => void action.run()}
    >
      {action.label}
      {suffix}
    </Button>
  );
}

function Label({ action }: { action: ActionState }) {
  return (
    <>
      {action.icon && <Icon name={action.icon as IconName} />}
      <span>{action.label}</span>
      {action.badge ? <span className="count">{action.badge}</span> : null}
    </>
  );
}
