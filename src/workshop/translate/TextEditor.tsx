import { type FormEvent, useState } from 'react';
import { Button } from '../../client/ui/button/Button.tsx';
import { askTranslated } from '../ask-development.ts';
import type { Translations, TranslationText } from '../workshop-api.ts';

export interface TextEditorProps {
  translations: Translations;
  text: TranslationText;
  state: string;
  onSaved: (key: string) => void;
}

const formsOf = (text: TranslationText['said']): Readonly<Record<string, string>> =>
  text === undefined ? {} : typeof text === 'string' ? { other: text } : { ...text };

/** One text beside its English: a field for each plural form that the language has. */
export function TextEditor({ translations, text, state, onSaved }: TextEditorProps) {
  const { language, dir, plurals } = translations;
  const { key, english, said, places } = text;
  const isPlural = typeof english !== 'string' && typeof said !== 'string';
  const forms = isPlural ? plurals : ['other'];
  const [typed, setTyped] = useState(() => formsOf(said));
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const from = formsOf(english);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const filled = Object.fromEntries(forms.flatMap((form) => (typed[form] ? [[form, typed[form]]] : [])));
    const translated = isPlural ? (filled as { other: string }) : (typed.other ?? '');
    try {
      await askTranslated({ language, key, english, text: translated });
      onSaved(key);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="workshop-source" aria-label="Translation">
      <form className="workshop-translation" onSubmit={save}>
        <p className="workshop-file">{key}</p>
        {forms.map((form) => (
          <label key={form}>
            <span>{isPlural ? form : state}</span>
            <q lang="en">{from[form] ?? from.other}</q>
            <textarea
              lang={language}
              dir={dir}
              rows={4}
              value={typed[form] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [form]: target.value })}
            />
          </label>
        ))}
        {failure && <p role="alert">{failure}</p>}
        <Button size="small" tone="primary" type="submit" disabled={isBusy || !typed.other}>
          {text.state === 'outdated' && JSON.stringify(typed) === JSON.stringify(formsOf(said))
            ? 'It still fits'
            : 'Save'}
        </Button>
        <ul>
          {places.map((place) => (
            <li key={place} className="workshop-file">
              {place}
            </li>
          ))}
        </ul>
      </form>
    </section>
  );
}
