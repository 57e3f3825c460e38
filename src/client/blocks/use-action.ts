import { useEffect, useRef, useState } from 'react';
import type { Action, CallAction, SetAction } from '../../../generated/definitions.d.ts';
import { holds } from '../../shared/conditions.ts';
import { isPresent, read, type Scope, template, type ValueSource } from '../../shared/value-path.ts';
import { notify } from '../api/notify.ts';
import { goBack, navigate } from '../state/location.ts';
import type { QueryValues } from '../state/query-string.ts';
import { prepare } from './action.ts';
import type { Outcome } from './perform-call.ts';
import { loadRunCall, prepareCalls } from './prepare-calls.ts';
import type { Submission } from './submission.ts';
import { useStage, useSurroundings } from './surroundings.ts';
import { destinations, evaluate } from './target.ts';

/** An action here and now, ready to be drawn and done. */
export interface ActionState {
  label: string;
  icon?: string;
  tone?: 'primary' | 'danger' | 'quiet';
  /** Of a toggle; undefined for what is none. */
  pressed?: boolean;
  badge?: number;
  /** A call runs. */
  busy: boolean;
  /** Seconds until it can be done again. */
  cooldown: number;
  /** Where it leads, when it is a link. */
  href?: string;
  run: (submission?: Submission) => Promise<Outcome>;
}

/** Null while the action's condition does not hold. */
export function useAction(use: Action): ActionState | null {
  const { scope, close } = useSurroundings();
  const stage = useStage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { action, scope: own, applies } = prepare(use, stage.definitions.actions, scope);
  const [cooldown, startCooldown] = useCooldown(action.cooldown);
  useEffect(() => {
    if (action.action === 'call') prepareCalls();
  }, [action.action]);
  if (!applies) return null;

  const context = { screens: stage.screens, maps: stage.definitions.maps };
  const to = action.action === 'go' ? destinations(action.to, own, context)[0] : undefined;

  const call = async (action: CallAction, submission?: Submission): Promise<Outcome> => {
    // State comes too late for the second click of a double click.
    if (running.current) return 'cancelled';
    running.current = true;
    setBusy(true);
    // While a question stands open, nothing runs.
    const confirm: typeof stage.confirm = (...question) => {
      setBusy(false);
      return stage.confirm(...question).finally(() => setBusy(true));
    };
    try {
      const loaded = await loadRunCall().catch(() => null);
      if (!loaded) {
        void notify('error', stage.words('errors.other'));
        return 'failed';
      }
      const outcome = await loaded.runCall(action, own, { ...stage, confirm }, close, submission);
      if (outcome === 'done' && action.cooldown !== undefined) startCooldown(action.cooldown);
      return outcome;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const run = async (submission?: Submission): Promise<Outcome> => {
    if (action.action === 'call') return call(action, submission);
    if (action.action === 'open') stage.openDialog(action, own);
    else if (action.action === 'set') stage.setQuery(queryOf(action, own), { replace: action.replace });
    else if (to && 'url' in to) navigate(to.url);
    else if (to && 'back' in to) goBack();
    return 'done';
  };

  return {
    label: template(action.label ?? '', own),
    icon: action.icon,
    tone: action.tone,
    pressed: action.pressed && holds(action.pressed, own),
    badge: badgeOf(action.badge, own),
    busy,
    cooldown,
    href: to && 'url' in to ? to.url : undefined,
    run,
  };
}

const badgeOf = (path: string | undefined, scope: object) => {
  const count = path === undefined ? undefined : read(path, scope);
  return isPresent(count) ? Number(count) : undefined;
};

const queryOf = ({ query }: SetAction, scope: Scope) =>
  typeof query === 'string'
    ? (read(query, scope) as QueryValues)
    : evaluate(query as Record<string, ValueSource>, scope);

/** Counts seconds down to 0, from the first drawing on: what can be done again only later has just been done. */
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
