import './action-keys.css';

const SHOWN: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** The keys as shown to users: Alt ↓. */
export const keysAsShown = (keys: string) =>
  keys
    .split('+')
    .map((key) => SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    .join(' ');

/** A shortcut beside its action. A late one only takes its place: it does not work yet. */
export const ShownKeys = ({ keys, late }: { keys: string; late?: boolean }) => (
  <span className="action-keys" aria-hidden="true" data-late={late}>
    {keysAsShown(keys)}
  </span>
);
