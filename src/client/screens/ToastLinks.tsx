import { useAtomValue } from 'jotai';
import { screens } from '../../../generated/screens.ts';
import { refusalLinks } from '../api/refusal-links.ts';
import { Anchor } from '../engine/link/Anchor.tsx';
import { toastLinksAtom } from '../state/notify.ts';
import { addressOf } from '../state/routes.ts';

interface ToastLinksProps {
  /** The toast's id. */
  id: string;
  onFollow: () => void;
}

/** The links of a toast. An unknown screen is left out: the server may be newer than the page. */
export function ToastLinks({ id, onFollow }: ToastLinksProps) {
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
