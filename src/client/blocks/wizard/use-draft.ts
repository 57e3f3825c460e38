import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Wizard } from '../../../../generated/definitions.d.ts';
import { DRAFT } from '../../../language/run/screen/screen-query.ts';
import { read } from '../../../language/run/value/value-path.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { draftAtom } from '../../state/draft-atom.ts';
import type { DraftSaver, Saving } from '../../state/draft-saver.ts';
import { draftKey, followSignOut } from '../../state/drafts.ts';
import { serverDraftAtom } from '../../state/server-draft.ts';
import { sessionAtom } from '../../state/session.ts';
import { useVisit } from '../../state/visit.ts';
import { reportLastTyped } from '../form/values/last-typed.ts';

const NEVER = {
  state: atom<Saving>(),
  hold: atom(null, async () => () => {}),
  saver: atom<DraftSaver>(),
};

/** Returns a wizard's draft: `undefined` while it is loading, null when there is none. */
export function useDraft(name: string, { draft: calls }: Wizard) {
  const visit = useVisit();
  const { setQuery } = useScreenContext();
  const { scope } = useBlockContext();
  const person = useAtomValue(sessionAtom)?.user.id ?? 'visitor';
  const { pathname } = useLocation();
  const asked = calls && (read(calls.of ?? `query.${DRAFT}`, scope) as number | undefined);
  const mounted = useRef(true);
  const open = () => {
    // An address can change with its record's title; the id that `of` leads to is added as the draft's own.
    const key = draftKey(person, name, calls?.of ?? pathname);
    const made = calls
      ? serverDraftAtom(visit, calls, key, asked, (id) => {
          if (mounted.current) setQuery({ [DRAFT]: id });
        })
      : { ...draftAtom(key), ...NEVER };
    return { asked, atoms: made };
  };
  const [opened, setOpened] = useState(open);
  const { atoms } = opened;
  const saver = useAtomValue(atoms.saver);
  // The address now names another draft, or no longer names one: open that instead.
  if (asked !== opened.asked) setOpened(asked === saver?.id() ? { asked, atoms } : open());
  const draft = useAtomValue(atoms.found);
  const saving = useAtomValue(atoms.state);
  const keep = useSetAtom(atoms.keep);
  const drop = useSetAtom(atoms.drop);
  const forget = useSetAtom(atoms.forget);
  const flush = useSetAtom(atoms.flush);
  const hold = useSetAtom(atoms.hold);
  const leave = useSetAtom(atoms.leave);
  useEffect(() => {
    mounted.current = true;
    const leavePage = () => {
      reportLastTyped();
      leave();
    };
    addEventListener('pagehide', leavePage);
    const unfollow = followSignOut(person, () => void drop());
    return () => {
      mounted.current = false;
      removeEventListener('pagehide', leavePage);
      unfollow();
      flush();
    };
  }, [person, leave, flush, drop]);
  return { draft, keep, drop, forget, saving, hold, saver };
}
