import { useEffect, useRef, useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import { askMeaning } from './ask.ts';
import type { Draft, MeaningAnswer } from './workshop-api.ts';

const HEADINGS = {
  breaks: 'Breaks what is stored or what programs rely on',
  asks: 'Asks something of people',
  free: 'Free',
} as const;
const KINDS = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

export interface MeaningProps {
  draft: Draft;
  /** How many mistakes the draft has: it can be saved, but takes no effect. */
  mistakes: number;
  onSave: () => Promise<void>;
  onClose: () => void;
}

/** What an edit means, before it is saved. */
export function Meaning({ draft, mistakes, onSave, onClose }: MeaningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [answer, setAnswer] = useState<MeaningAnswer>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    let isOver = false;
    askMeaning(draft).then(
      (told) => !isOver && setAnswer(told),
      (error: Error) => !isOver && setFailure(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [draft]);
  const save = async () => {
    setBusy(true);
    await onSave().then(
      () => dialog.current?.close(),
      (error: Error) => setFailure(error.message),
    );
    setBusy(false);
  };
  return (
    <dialog ref={dialog} className="workshop-meaning" aria-labelledby="meaning-title" onClose={onClose}>
      <h2 id="meaning-title">What this edit means</h2>
      <p className="workshop-file">{draft.file}</p>
      {mistakes > 0 && (
        <p className="workshop-warning">
          It has {mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`}: once saved, the site stays as it is
          until they are mended.
        </p>
      )}
      {!answer && !failure && <p role="status">Comparing it with what is stored…</p>}
      {failure && <p role="alert">{failure}</p>}
      {answer && <Changes answer={answer} />}
      <div className="workshop-buttons">
        <Button tone="primary" busy={busy} disabled={!answer && !failure} onClick={() => void save()}>
          Save the file
        </Button>
        <Button onClick={() => dialog.current!.close()}>Go on editing</Button>
      </div>
    </dialog>
  );
}

function Changes({ answer: { changes, source } }: { answer: MeaningAnswer }) {
  if (changes.length === 0)
    return <p>Nothing that people have stored, or that programs rely on, changes with it.</p>;
  return (
    <>
      {KINDS.map((kind) => {
        const ones = changes.filter((change) => change.class === kind);
        if (ones.length === 0) return null;
        return (
          <section key={kind} data-class={kind}>
            <h3>
              {HEADINGS[kind]} ({ones.length})
            </h3>
            <ul>
              {ones.map(({ text, remedy }) => (
                <li key={text}>
                  {emphasised(text)}
                  {remedy && <p className="workshop-remedy">{remedy}</p>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="workshop-source-of-counts">{source}</p>
    </>
  );
}

/** Shows *what a field is called* in bold, as the words of a change mark it. */
const emphasised = (text: string) =>
  text.split(/\*([^*]+)\*/).map((part, index) => (index % 2 ? <strong key={index}>{part}</strong> : part));
