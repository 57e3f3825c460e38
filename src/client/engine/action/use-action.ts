import { useEffect, useRef, useState } from 'react';
import type { Act, Action, CallAction, SetAction } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import type { Condition } from '../../../language/run/form/field-schema.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { inForm } from '../../../language/run/value/scope.ts';
import { evaluate, isPresent, type Scope, template, value } from '../../../language/run/value/value-path.ts';
import type { ValueSource } from '../../../language/run/value/value-source.ts';
import { notify } from '../../state/notify.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { useVisit } from '../../state/visit.ts';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { useBlockContext } from '../block-context.ts';
import type { Outcome } from '../call/perform-call.ts';
import { loadRunCall, prepareCalls } from '../call/prepare-calls.ts';
import type { Submission } from '../call/submission.ts';
import { destinations } from '../link/target.ts';
import { useScreenContext } from '../screen-context.ts';
import { resolveAction } from './resolve-action.ts';

/** An action in its current state, ready to be rendered and run. */
export interface ActionState {
  label: string;
  /** The current icon; none where only the text is shown. */
  icon?: IconName;
  show?: 'both' | 'label' | 'icon';
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** A toggle's state; undefined for other actions. */
  pressed?: boolean;
  badge?: number;
  /** The shortcut. */
  keys?: string;
  /** The label's language: an action that changes the language is written in the one that it leads to. */
  lang?: string;
  /** Whether its call is pending. */
  busy: boolean;
  /** Seconds until it can be run again. */
  cooldown: number;
  /** The link's address, if it is a link. */
  href?: string;
  run: (submission?: Submission) => Promise<Outcome>;
}

const loadRare = () => import('./copy-or-share.ts');

/** Returns an action's state; null while its condition does not hold, or it has no target. */
export function useAction(use: Action): ActionState | null {
  const { scope, close, forEach, failed, isLive } = useBlockContext();
  const screen = useScreenContext();
  const visit = useVisit();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const {
    action,
    scope: actionScope,
    applies,
    opens,
  } = resolveAction(use, screen.definitions.actions, scope);
  const [cooldown, startCooldown] = useCooldown(action.cooldown);
  useEffect(() => {
    if (action.action === 'call') prepareCalls();
  }, [action.action]);

  const opening = applies && action.action === 'open' ? opens : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once each time its condition starts to hold
  useEffect(() => {
    if (!opening || action.action !== 'open') return;
    screen.openDialog(action, actionScope);
    // The parameter is removed, or the dialog would open again on each reload.
    screen.setQuery(Object.fromEntries(queryNames(opening).map((name) => [name, undefined])));
  }, [opening !== undefined]);

  const update = useRef<(present: Scope) => void>(undefined);
  const about = isLive && JSON.stringify(actionScope.item);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the scope stays as it was at the opening
  useEffect(() => {
    if (isLive) update.current?.(actionScope);
  }, [about]);

  // A dialog keeps the values that it is opened with, so it opens once the newest are rendered.
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once per request
  useEffect(() => {
    if (!asked) return;
    setAsked(false);
    if (applies && action.action === 'open') update.current = screen.openDialog(action, actionScope);
  }, [asked]);

  const context = { screens: screen.screens, labels: screen.definitions.labels };
  const to = action.action === 'go' ? destinations(action.to, actionScope, context)[0] : undefined;
  if (!applies || (action.action === 'go' && !to)) return null;

  const pressed = action.pressed && holds(action.pressed, actionScope);
  const call = async (action: CallAction, submission?: Submission): Promise<Outcome> => {
    // A double click's second click arrives before the state has changed, so a ref is checked.
    if (running.current) return 'cancelled';
    running.current = true;
    setBusy(true);
    // The action is not busy while its confirmation is open.
    const confirm: typeof screen.confirm = (...question) => {
      setBusy(false);
      return screen.confirm(...question).finally(() => setBusy(true));
    };
    try {
      if (forEach) {
        await close?.();
        return forEach(use, submission);
      }
      const loaded = await loadRunCall().catch(() => null);
      if (!loaded) {
        void notify(visit, 'error', message('errors.other'));
        return 'failed';
      }
      const outcome = await loaded.runCall(
        action,
        actionScope,
        visit,
        { ...screen, confirm },
        close,
        submission,
      );
      if (outcome === 'failed') failed?.();
      if (outcome === 'done' && action.cooldown !== undefined) startCooldown(action.cooldown);
      return outcome;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const set = ({ query, replace, prefs }: SetAction, inReach: Scope) => {
    if (query !== undefined) screen.setQuery(evaluate(query, inReach), { replace });
    if (prefs) visit.store.set(prefsAtom, evaluate(prefs, inReach));
  };

  const run = async (submission?: Submission): Promise<Outcome> => {
    switch (action.action) {
      case 'call':
        return call(action, submission);
      case 'open':
        if (visit.rereads) {
          setBusy(true);
          await visit.rereads;
          setBusy(false);
        }
        setAsked(true);
        return 'done';
      case 'set':
        set(action, submission ? inForm(actionScope, submission.data) : actionScope);
        return 'done';
      case 'share': {
        const shared = destinations(action.to ?? [], actionScope, context);
        await (await loadRare()).shareAddress(visit, shared);
        return 'done';
      }
      case 'copy': {
        await (await loadRare()).copyText(visit, action, actionScope);
        return 'done';
      }
      case 'go':
        if (to && 'url' in to) screen.navigation.go(to.url);
        else if (to && 'back' in to) screen.navigation.back();
        return 'done';
    }
  };

  return {
    label: template((pressed && action.pressedLabel) || action.label || '', actionScope),
    icon: iconOf(action, pressed),
    show: action.show,
    tone: action.tone,
    keys: action.keys,
    lang: langOf(action, actionScope) as string | undefined,
    pressed,
    badge: badgeOf(action.badge, actionScope),
    busy,
    cooldown,
    href: to && 'url' in to ? to.url : undefined,
    run,
  };
}

/** Returns the query parameters that a condition reads. */
const queryNames = (condition: Condition) =>
  [condition]
    .flat()
    .flatMap((tests) => Object.keys(tests))
    .flatMap((path) => /^query\.(\w+)/.exec(path)?.[1] ?? []);

const iconOf = ({ icon, pressedIcon, show }: Act, pressed?: boolean) =>
  show === 'label' ? undefined : (pressed && pressedIcon) || icon;

const langOf = (action: Act, scope: Scope) =>
  (action.action === 'call' && value(action.success?.prefs?.language, scope)) || undefined;

const badgeOf = (source: ValueSource | undefined, scope: Scope) => {
  const count = value(source, scope);
  return isPresent(count) ? Number(count) : undefined;
};

/** Counts seconds down to 0, starting on mount: an action with a cooldown has just been done. */
function useCooldown(first = 0): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(() => (first > 0 ? Date.now() + first * 1000 : 0));
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)];
}
