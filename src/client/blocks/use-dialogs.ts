import { useCallback, useEffect, useRef, useState } from 'react';
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
  const [dialogs, setDialogs] = useState<Opened[]>([]);
  const open = useRef(dialogs);
  open.current = dialogs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which screen it is, nothing more
  useEffect(
    () => () => {
      for (const one of open.current) if ('answer' in one) one.answer(false);
      setDialogs([]);
    },
    [key],
  );
  const openDialog = useCallback(
    (action: OpenAction, scope: Scope) => setDialogs((all) => [...all, { key: ++keys, action, scope }]),
    [],
  );
  const confirm = useCallback(
    (text: string, tone: Act['tone'], label: string) =>
      new Promise<boolean>((answer) =>
        setDialogs((all) => [...all, { key: ++keys, text, tone, label, answer }]),
      ),
    [],
  );
  const closeDialog = useCallback(
    (key: number) => setDialogs((all) => all.filter((one) => one.key !== key)),
    [],
  );
  return { dialogs, openDialog, confirm, closeDialog };
}
