import { useId, useState } from 'react';
import { message } from '../../../../../generated/messages/merge.ts';
import { reviewRow } from '../../../engine/value/ReviewFields.tsx';
import { ReviewValue } from '../../../engine/value/ReviewValue.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { Difference } from './comparison.ts';
import './merge.css';

export { comparisonOf, mergedData } from './comparison.ts';

export interface MergeDialogProps {
  differences: readonly Difference[];
  /** Called with the names of the fields that stay as typed; null goes back to the form. */
  onAnswer: (mine: ReadonlySet<string> | null) => void;
}

/** Shows what somebody else has changed meanwhile, and lets the user choose field by field. */
export function MergeDialog({ differences, onAnswer }: MergeDialogProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(differences.flatMap(({ name, isMine }) => (isMine ? [name] : []))),
  );
  const [said, setSaid] = useState('');
  const all = (isMine: boolean) => {
    setMine(new Set(isMine ? differences.map(({ name }) => name) : []));
    setSaid(message(isMine ? 'merge.kept_all' : 'merge.took_all', { n: differences.length }));
  };
  const choose = (name: string, isMine: boolean) => {
    setMine((before) => new Set([...before].filter((one) => one !== name).concat(isMine ? name : [])));
    setSaid('');
  };
  return (
    <Dialog
      open
      title={message('merge.title')}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{message('merge.back')}</Button>
          <Button tone="primary" onClick={() => onAnswer(mine)}>
            {message('merge.save')}
          </Button>
        </>
      }
    >
      <div className="merge">
        <p>{message('merge.text', { n: differences.length })}</p>
        <div className="merge-all">
          <Button size="small" onClick={() => all(true)}>
            {message('merge.keep_all')}
          </Button>
          <Button size="small" onClick={() => all(false)}>
            {message('merge.take_all')}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {differences.map((difference) => (
          <MergeField
            key={difference.name}
            difference={difference}
            isMine={mine.has(difference.name)}
            onChoose={(isMine) => choose(difference.name, isMine)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface MergeFieldProps {
  difference: Difference;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function MergeField({ difference, isMine, onChoose }: MergeFieldProps) {
  const { title, schema, ui, currency, mine, theirs } = difference;
  const id = useId();
  const sides = [
    { key: 'mine', label: message('merge.yours'), value: mine, checked: isMine },
    { key: 'theirs', label: message('merge.theirs'), value: theirs, checked: !isMine },
  ];
  return (
    <fieldset className="merge-field">
      <legend>
        <bdi>{title}</bdi>
      </legend>
      <div className="merge-sides">
        {sides.map(({ key, label, value, checked }) => (
          // The value is a description: a list or a rich text is too much for a name.
          <div key={key} className="merge-side" data-chosen={checked || undefined}>
            <label>
              <input
                type="radio"
                name={id}
                checked={checked}
                aria-describedby={id + key}
                onChange={() => onChoose(key === 'mine')}
              />
              <span>{label}</span>
            </label>
            <div id={id + key} className="merge-value">
              <ReviewValue schema={schema} ui={ui} value={value} currency={currency} row={reviewRow} />
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
