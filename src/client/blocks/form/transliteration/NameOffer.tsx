import { useEffect, useState } from 'react';
import { message } from '../../../../../generated/messages/suggest.ts';
import type { Transliterate } from '../../../../language/run/form/form-module.ts';
import type { DataPath } from '../../../engine/value/data-path.ts';
import { useForm, useValueAt } from '../values/form-context.ts';
import './name-offer.css';

type Letters = typeof import('./transliterate.ts');

export interface NameOfferProps {
  offer: Transliterate;
  path: DataPath;
  /** The id and the label of the field's control. */
  id: string;
  label: string;
}

/**
 * Offers another field's name in this field's script. It stands beside the label, so that nothing moves when
 * it appears.
 */
export function NameOffer({ offer: { from, script }, path, id, label }: NameOfferProps) {
  const { atoms } = useForm();
  const [letters, setLetters] = useState<Letters>();
  const [source, own] = [useValueAt([...path.slice(0, -1), from]), useValueAt(path)];
  useEffect(() => {
    // Without it there is no offer, and the field is as good.
    import('./transliterate.ts').then(setLetters, () => {});
  }, []);
  if (!letters || typeof source !== 'string' || letters.isIn(script, String(own ?? ''))) return null;
  const text = letters.transliterate(source, script);
  if (text === '') return null;
  // The name is an element of its own, so that a long one is cut at its own end in either direction.
  const [before, after] = message('suggest.use', { text: '\n' }).split('\n');
  const take = () => {
    atoms.write(path, text);
    document.getElementById(id)?.focus();
  };
  return (
    <button
      type="button"
      className="name-offer"
      aria-label={message('suggest.use_for', { text, field: label })}
      onClick={take}
    >
      {before}
      <bdi>{text}</bdi>
      {after}
    </button>
  );
}
