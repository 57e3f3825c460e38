import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Act, OpenAction } from '../../../../generated/definitions.d.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';
import type { ForEach } from '../../engine/block-context.ts';
import type { Question } from '../../engine/call/question.ts';

/** An open dialog with its blocks or wizard, and the scope in which it was opened. */
export interface OpenedDialog {
  key: number;
  action: OpenAction;
  scope: Scope;
  /** In a dialog about several rows: runs its action once for each of them. */
  forEach?: ForEach;
  /** The newest values, if the opener passes them; they apply after a failed attempt. */
  present?: Scope;
  hasFailed?: true;
  /** Reports a failed attempt: the next one uses the newest values. */
  failed?: () => void;
}

/** An open confirmation. */
export interface OpenedQuestion extends Question {
  key: number;
  label: string;
  tone: Act['tone'];
  answer: (yes: boolean) => void;
}

export type Opened = OpenedDialog | OpenedQuestion;
type Unnumbered = Omit<OpenedDialog, 'key'> | Omit<OpenedQuestion, 'key'>;

/** All dialogs and confirmations of a visit, the topmost last, each with the screen that opened it. */
const openAtom = atom<readonly { screen: string; opened: Opened }[]>([]);

const addAtom = atom(null, (get, set, screen: string, opened: Unnumbered) => {
  const all = get(openAtom);
  const key = 1 + Math.max(0, ...all.map((one) => one.opened.key));
  const failed = () => set(changeAtom, key, (dialog) => ({ ...dialog, hasFailed: true }));
  set(openAtom, [...all, { screen, opened: { ...opened, key, ...('action' in opened && { failed }) } }]);
  return key;
});

/** Changes a dialog, if it is still open. */
const changeAtom = atom(null, (_, set, key: number, change: (dialog: OpenedDialog) => OpenedDialog) =>
  set(openAtom, (all) =>
    all.map((one) =>
      one.opened.key === key && 'action' in one.opened ? { ...one, opened: change(one.opened) } : one,
    ),
  ),
);

/** Closes everything on navigation to another screen; open confirmations stay unanswered. */
const leaveAtom = atom(null, (get, set, screen: string) => {
  const all = get(openAtom);
  set(
    openAtom,
    all.filter((one) => one.screen !== screen),
  );
  for (const { screen: opener, opened } of all)
    if (opener === screen && 'answer' in opened) opened.answer(false);
});

/**
 * Returns a screen's dialogs. Another screen's are not rendered: their definitions may not be loaded here.
 */
export function useDialogs(screen: string) {
  const store = useStore();
  const all = useAtomValue(openAtom);
  const dialogs = useMemo(
    () => all.flatMap((one) => (one.screen === screen ? [one.opened] : [])),
    [all, screen],
  );
  useEffect(() => () => store.set(leaveAtom, screen), [store, screen]);
  const ways = useMemo(
    () => ({
      openDialog: (action: OpenAction, scope: Scope, forEach?: ForEach) => {
        const key = store.set(addAtom, screen, { action, scope, forEach });
        return (present: Scope) =>
          store.set(changeAtom, key, (dialog) =>
            dialog.action === action ? { ...dialog, present } : dialog,
          );
      },
      confirm: (question: Question, tone: Act['tone'], label: string) =>
        new Promise<boolean>((answer) => store.set(addAtom, screen, { ...question, tone, label, answer })),
      closeDialog: (key: number) =>
        store.set(openAtom, (now) => now.filter(({ opened }) => opened.key !== key)),
    }),
    [store, screen],
  );
  return { dialogs, ...ways };
}
