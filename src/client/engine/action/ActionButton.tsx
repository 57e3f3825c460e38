import { lazy, Suspense } from 'react';
import type { Action } from '../../../../generated/definitions.d.ts';
import { language } from '../../../language/run/value/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { type ButtonSize, buttonLook } from '../../ui/button/button-look.ts';
import { IconBadge, IconButton, IconWord, namedWith } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { useScope } from '../block-context.ts';
import { Anchor } from '../link/Anchor.tsx';
import { currentFor } from '../link/current-link.ts';
import { useScreenContext } from '../screen-context.ts';
import { type ActionState, useAction } from './use-action.ts';
import './action-keys.css';

export interface ActionButtonProps {
  action: Action;
  /** A quiet link among links, a chip, a segment of one control, or an icon at the end of a bar. */
  variant?: 'button' | 'link' | 'chip' | 'segment' | 'bar';
  size?: ButtonSize;
}

/** Renders an action as a link if it has a target, otherwise as a button; nothing while it does not apply. */
export function ActionButton({ action: use, variant = 'button', size }: ActionButtonProps) {
  const action = useAction(use);
  if (!action) return null;
  if (action.icon && (action.show === 'icon' || variant === 'bar'))
    return <IconAction action={action} icon={action.icon} inBar={variant === 'bar'} />;
  const button =
    action.href === undefined ? (
      <PressAction action={action} variant={variant} size={size} />
    ) : (
      <LinkAction action={action} href={action.href} variant={variant} size={size} />
    );
  return action.keys === undefined ? (
    button
  ) : (
    <>
      {button}
      <Suspense
        fallback={
          // Takes the place of the shortcut until it is shown.
          <span className="action-keys" style={{ visibility: 'hidden' }}>
            {action.keys.toUpperCase().replace(/\+ARROW.*/, ' ↑')}
          </span>
        }
      >
        <ActionKeys keys={action.keys} onPress={() => void action.run()} />
      </Suspense>
    </>
  );
}

const ActionKeys = lazy(() => import('./ActionKeys.tsx').then((module) => ({ default: module.ActionKeys })));

type IconActionProps = { action: ActionState; icon: IconName; inBar: boolean };

/**
 * An action with an icon. Its label is shown where there is room: always in a phone's menu, and in a wide
 * bar unless hidden.
 */
function IconAction({ action, icon, inBar }: IconActionProps) {
  const wide = action.show === 'icon' ? undefined : '';
  if (action.href !== undefined) {
    return (
      <Anchor
        className="icon-button"
        href={action.href}
        aria-label={namedWith(action.label, action.badge)}
        data-tip={action.label}
        data-wide-word={wide}
      >
        <Icon name={icon} />
        {inBar && <IconWord label={action.label} />}
        {/* The visible text must match the accessible name: two words. */} <IconBadge count={action.badge} />
      </Anchor>
    );
  }
  return (
    <IconButton
      icon={icon}
      label={action.label}
      pressed={action.pressed}
      badge={action.badge}
      worded={inBar}
      lang={action.lang}
      data-wide-word={wide}
      aria-busy={action.busy || undefined}
      onClick={() => void action.run()}
    />
  );
}

/** Classes of variants other than the usual button. */
const CLASSES: Partial<Record<NonNullable<ActionButtonProps['variant']>, string>> = {
  link: 'action-link',
  chip: 'chip',
  segment: 'action-segment',
};

type DrawProps = { action: ActionState; variant: ActionButtonProps['variant']; size?: ButtonSize };

function LinkAction({ action, href, variant, size }: DrawProps & { href: string }) {
  const screen = useScreenContext();
  const scope = useScope();
  const away = /^https?:/.test(href) && { target: '_blank', rel: 'noreferrer' };
  if (variant && variant in CLASSES) {
    return (
      <Anchor
        className={CLASSES[variant]}
        href={href}
        aria-keyshortcuts={action.keys}
        aria-current={variant === 'link' ? currentFor(href, screen, scope) : undefined}
        {...away}
      >
        <Label action={action} />
      </Anchor>
    );
  }
  return (
    <Anchor href={href} aria-keyshortcuts={action.keys} {...buttonLook(action.tone, size)} {...away}>
      <span className="button-label">
        <Label action={action} />
      </span>
    </Anchor>
  );
}

function PressAction({ action, variant, size }: DrawProps) {
  const waiting = action.cooldown > 0;
  const suffix = waiting ? ` (${language().seconds?.(action.cooldown) ?? `${action.cooldown}s`})` : '';
  if (variant && variant in CLASSES) {
    return (
      <button
        type="button"
        className={CLASSES[variant]}
        lang={action.lang}
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
      icon={action.icon}
      busy={action.busy}
      disabled={waiting}
      lang={action.lang}
      aria-pressed={action.pressed}
      aria-keyshortcuts={action.keys}
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
      {action.icon && <Icon name={action.icon} />}
      <span>{action.label}</span>
      {action.badge ? <span className="count">{action.badge}</span> : null}
    </>
  );
}
