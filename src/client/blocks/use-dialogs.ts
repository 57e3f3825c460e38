import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Act, OpenAction } from '../../../generated/definitions.d.ts';
import type { Scope } from '../../shared/value-path.ts';

/** A dialog with blocks or a wizard, opened with the values that were in reach. */
export interface OpenedDialog {
  key: number;
  action: OpenAction;
  scope: Scope;
}

/** A question that must be answered before something happens. */
export interface OpenedQuestion {
  key: number;
  text: string;
  label: string;
  tone: Act['tone'];
  answer: (yes: boolean) => void;
}

export type Opened = OpenedDialog | OpenedQuestion;

let keys = 0;

/** The dialogs of a screen, the last one on top; another screen (another `key`) closes them unanswered. */
export function useDialogs(key: string) {
  const [all, setAll] = useState<readonly { screen: string; opened: Opened }[]>([]);
  // Not even the first drawing of another screen may show them: its definitions do not know what they hold.
  const dialogs = useMemo(
    () => all.flatMap(({ screen, opened }) => (screen === key ? [opened] : [])),
    [all, key],
  );
  const latest = useRef({ key, all });
  latest.current = { key, all };
  useEffect(
    () => () => {
      for (const { screen, opened } of latest.current.all)
        if (screen === key && 'answer' in opened) opened.answer(false);
      setAll((now) => now.filter(({ screen }) => screen !== key));
    },
    [key],
  );
  const add = useCallback(
    (opened: Opened) => setAll((now) => [...now, { screen: latest.current.key, opened }]),
    [],
  );
  const openDialog = useCallback(
    (action: OpenAction, scope: Scope) => add({ key: ++keys, action, scope }),
    [add],
  );
  const confirm = useCallback(
    (text: string, tone: Act['tone'], label: string) =>
      new Promise<boolean>((answer) => add({ key: ++keys, text, tone, label, answer })),
    [add],
  );
  const closeDialog = useCallback(
    (key: number) => setAll((now) => now.filter(({ opened }) => opened.key !== key)),
    [],
  );
  return { dialogs, openDialog, confirm, closeDialog };
}
