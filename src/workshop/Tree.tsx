import { useDeferredValue, useMemo, useState } from 'react';
import { addressOf, type Look } from './address.ts';
import { keyOf } from './document-key.ts';
import type { WorkshopDocument } from './workshop-api.ts';

/** The kinds of documents, in the order in which people look for them. */
const KINDS: Readonly<Record<string, string>> = {
  screens: 'Screens',
  forms: 'Forms',
  wizards: 'Wizards',
  crud: 'Lists that people maintain',
  tables: 'Tables',
  parts: 'Parts',
  layouts: 'Layouts and menus',
  fields: 'Fields',
  lookups: 'Lists to choose from',
  labels: 'Value labels',
  actions: 'Buttons',
  events: 'Events and mails',
  tasks: 'Tasks',
  records: 'Records',
  checklists: 'Checklists',
  messages: 'Messages',
  '': 'Guard',
};

export interface TreeProps {
  documents: readonly WorkshopDocument[];
  open: string | undefined;
  look: Look;
  /** The files with an unsaved draft. */
  drafts: readonly string[];
  draftWord: string;
  onOpen: (key: string) => void;
}

/** Every document by its kind, and a search among them. */
export function Tree({ documents, open, look, drafts, draftWord, onOpen }: TreeProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const groups = useMemo(() => Map.groupBy(documents, ({ folder }) => folder), [documents]);
  const isFound = ({ folder, name, title }: WorkshopDocument) => {
    const text = `${folder}/${name} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = Object.keys(KINDS).flatMap((folder) => {
    const members = (groups.get(folder) ?? []).filter(isFound);
    return members.length > 0 ? [{ folder, members }] : [];
  });
  const count = found.reduce((sum, { members }) => sum + members.length, 0);
  return (
    <nav className="workshop-tree" aria-label="Definitions">
      <label className="workshop-search">
        <span className="visually-hidden">Search definitions</span>
        <input
          type="search"
          placeholder="Search definitions"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status" className="workshop-count">
        {words.length > 0 ? `${count} of ${documents.length}` : `${documents.length} definitions`}
      </p>
      {found.map(({ folder, members }) => {
        const holdsOpen = members.some((one) => keyOf(one) === open);
        return (
          <details key={`${folder} ${words.length > 0} ${holdsOpen}`} open={words.length > 0 || holdsOpen}>
            <summary>
              {KINDS[folder]} <span>{members.length}</span>
            </summary>
            <ul>
              {members.map((one) => (
                <li key={one.file}>
                  <a
                    href={addressOf({
                      document: keyOf(one),
                      look: { lang: look.lang, width: look.width, theme: look.theme },
                    })}
                    aria-current={keyOf(one) === open ? 'page' : undefined}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      onOpen(keyOf(one));
                    }}
                  >
                    <span className="workshop-name">{one.name}</span>
                    {one.title && <span className="workshop-title">{one.title}</span>}
                    {drafts.includes(one.file) && <span className="workshop-unsaved">{draftWord}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {count === 0 && <p>Nothing has these words in its name or title.</p>}
    </nav>
  );
}
