import type { TranslationText } from '../workshop-api.ts';

/** The number of texts that are listed at once: nobody scrolls through thousands. */
const LISTED = 200;

export interface TextListProps {
  texts: readonly TranslationText[];
  chosen: string | undefined;
  words: string;
  onWords: (words: string) => void;
  onChoose: (key: string) => void;
}

/** The texts: what is missing first, then what is outdated. */
export function TextList({ texts, chosen, words, onWords, onChoose }: TextListProps) {
  return (
    <nav className="workshop-tree" aria-label="Texts">
      <label className="workshop-search">
        <span className="visually-hidden">Search in texts</span>
        <input
          type="search"
          placeholder="Search in texts"
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      </label>
      <ul>
        {texts.slice(0, LISTED).map(({ key, english, state }) => (
          <li key={key}>
            <button
              type="button"
              className="workshop-text"
              aria-current={key === chosen || undefined}
              onClick={() => onChoose(key)}
            >
              {typeof english === 'string' ? english : english.other}
              {state !== 'translated' && <span className="workshop-unsaved">{state}</span>}
            </button>
          </li>
        ))}
      </ul>
      {texts.length > LISTED && <p>{texts.length - LISTED} more: search to find them.</p>}
    </nav>
  );
}
