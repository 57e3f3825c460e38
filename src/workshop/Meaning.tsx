import { useEffect, useRef, useState } from 'react';
import { Button } from '../client/ui/button/Button.tsx';
import { asking } from './ask.ts';
import { Difference } from './Difference.tsx';
import type { Draft, MeaningAnswer } from './workshop-api.ts';

const HEADINGS = {
  breaks: 'Breaks what is stored or what programs rely on',
  asks: 'Asks something of people',
  free: 'Free',
} as const;
const KINDS = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];

export interface MeaningProps {
  draft: Draft;
  /** The text in force, on a running site: the difference from it is shown. */
  inForce: string | undefined;
  /** How many mistakes the draft has: a file with some can be saved, but takes no effect. */
  mistakes: number;
  /** What its button does. */
  action: string;
  /** Whether the edit is handed in, with a note for others, instead of saved. */
  isHandedIn: boolean;
  onSave: (note: string) => Promise<void>;
  onClose: () => void;
}

/** What an edit means, before it is saved. */
export function Meaning({ draft, inForce, mistakes, action, isHandedIn, onSave, onClose }: MeaningProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { answer, failure: unanswered } = useMeaning(draft);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current!.showModal(), []);
  const save = async () => {
    setBusy(true);
    await onSave(note).then(
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
          It has {mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`}:{' '}
          {isHandedIn
            ? 'it cannot be published until they are mended.'
            : 'once saved, the site stays as it is until they are mended.'}
        </p>
      )}
      {!answer && !unanswered && <p role="status">Comparing it with what is stored…</p>}
      {(failure ?? unanswered) && <p role="alert">{failure ?? unanswered}</p>}
      {answer && <Changes answer={answer} />}
      {inForce !== undefined && <Difference before={inForce} after={draft.text} />}
      {isHandedIn && (
        <label className="workshop-note">
          <span>Why (others read it in the list of versions)</span>
          <input type="text" maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </label>
      )}
      <div className="workshop-buttons">
        <Button
          tone="primary"
          busy={busy}
          disabled={(!answer && !unanswered) || (isHandedIn && mistakes > 0)}
          onClick={() => void save()}
        >
          {action}
        </Button>
        <Button onClick={() => dialog.current!.close()}>Go on editing</Button>
      </div>
    </dialog>
  );
}

/** What a draft means, once the server has compared it. */
export function useMeaning(draft: Draft): { answer?: MeaningAnswer; failure?: string } {
  const [said, setSaid] = useState<{ answer?: MeaningAnswer; failure?: string }>({});
  const { file, text } = draft;
  useEffect(() => {
    let isOver = false;
    setSaid({});
    asking.meaning({ file, text }).then(
      (answer) => !isOver && setSaid({ answer }),
      (error: Error) => !isOver && setSaid({ failure: error.message }),
    );
    return () => {
      isOver = true;
    };
  }, [file, text]);
  return said;
}

/** The changes of an edit, by what they ask of people. */
export function Changes({ answer: { changes, source } }: { answer: MeaningAnswer }) {
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
