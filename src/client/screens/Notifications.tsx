import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { screens } from '../../../generated/screens.ts';
import { refusalLinks } from '../api/refusal-links.ts';
import { loadToaster } from '../engine/call/prepare-calls.ts';
import { Anchor } from '../engine/link/Anchor.tsx';
import { showCarriedToast, toastCountAtom, toastLinksAtom } from '../state/notify.ts';
import { addressOf } from '../state/routes.ts';
import { useVisit } from '../state/visit.ts';
import type { ToasterProps } from '../ui/toast/Toaster.tsx';

/** Toasts over the page; their code loads with the first one. */
export function Notifications() {
  const count = useAtomValue(toastCountAtom);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const visit = useVisit();
  useEffect(() => showCarriedToast(visit), [visit]);
  useEffect(() => {
    // Offline this fails; the next message retries.
    if (count > 0)
      loadToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {},
      );
  }, [count]);
  return Toaster ? <Toaster below={(id, dismiss) => <ToastLinks id={id} onFollow={dismiss} />} /> : null;
}

interface ToastLinksProps {
  id: string;
  onFollow: () => void;
}

/** A toast's links. An unknown screen is skipped: the server may be newer than the page. */
function ToastLinks({ id, onFollow }: ToastLinksProps) {
  const links = refusalLinks(useAtomValue(toastLinksAtom)[id] ?? []).flatMap(
    ({ screen, params, query, text }) => {
      const entry = screens.find(({ name }) => name === screen);
      return entry ? [{ text, href: addressOf(entry, params, query) }] : [];
    },
  );
  if (links.length === 0) return null;
  return (
    <span className="toast-links">
      {links.map(({ text, href }) => (
        <Anchor key={text} href={href} onClick={onFollow}>
          {text}
        </Anchor>
      ))}
    </span>
  );
}
