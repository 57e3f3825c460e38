import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES } from '../../../generated/language-facts.ts';
import { asking } from '../ask.ts';
import { askTranslations } from '../ask-development.ts';
import { Drawing } from '../Drawing.tsx';
import type { Translations, TranslationText, WorkshopDocument } from '../workshop-api.ts';
import '../workshop.css';
import { documentAt } from './document-at.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextList } from './TextList.tsx';

const STATES = { missing: 'Missing', outdated: 'Outdated', translated: 'Translated' } as const;

/** Every text beside its translation, with a drawing of where it stands: `/workshop/translate/fr`. */
export function Translate({ language }: { language: string }) {
  const [translations, setTranslations] = useState<Translations>();
  const [documents, setDocuments] = useState<readonly WorkshopDocument[]>([]);
  const [failure, setFailure] = useState<string>();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const read = () =>
    askTranslations(language).then(setTranslations, (error: Error) => setFailure(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another language only
  useEffect(() => {
    void read();
    asking.documents().then(setDocuments, () => {});
  }, [language]);
  const texts = translations?.texts ?? [];
  const found = useMemo(() => matching(texts, words), [texts, words]);
  const text = texts.find(({ key }) => key === chosen);
  const document = text && documentAt(text.places, documents);
  const title = translations?.title ?? language;
  return (
    <div className="workshop workshop-translate" data-pane="tree">
      <title>{`Translate: ${title} · Workshop · Education Marketplace`}</title>
      <header className="workshop-head">
        <h1>Translate: {title}</h1>
        <p role="status">{translations ? counted(texts) : failure ? '' : 'Reading all texts…'}</p>
      </header>
      {failure && <p role="alert">{failure}</p>}
      <TextList texts={found} chosen={chosen} words={words} onWords={setWords} onChoose={setChosen} />
      <main className="workshop-middle">
        {document?.drawn ? (
          <Drawing drawn={document.drawn} title={document.title} look={lookIn(language)} draft={undefined} />
        ) : (
          <p className="workshop-nothing">
            {text
              ? 'No screen shows it by itself: it is part of an answer, a mail or a message.'
              : 'Choose a text: what shows it is drawn here.'}
          </p>
        )}
      </main>
      {translations && text && (
        <TextEditor
          key={text.key}
          translations={translations}
          text={text}
          state={STATES[text.state]}
          onSaved={(key) => {
            const at = found.findIndex((one) => one.key === key);
            setChosen(found[at + 1]?.key ?? key);
            void read();
          }}
        />
      )}
    </div>
  );
}

/** A language without a file cannot be drawn yet. */
const lookIn = (language: string) => ({
  lang: (language in LANGUAGES ? language : 'en') as keyof typeof LANGUAGES,
});

function counted(texts: readonly TranslationText[]): string {
  const count = (state: TranslationText['state']) => texts.filter((one) => one.state === state).length;
  return `${texts.length} texts, ${count('missing')} missing, ${count('outdated')} outdated`;
}

function matching(texts: readonly TranslationText[], words: string): readonly TranslationText[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return texts;
  return texts.filter((one) =>
    JSON.stringify([one.key, one.english, one.said ?? ''])
      .toLowerCase()
      .includes(wanted),
  );
}
