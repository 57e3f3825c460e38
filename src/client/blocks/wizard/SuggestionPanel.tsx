import { useRef } from 'react';
import { message } from '../../../../generated/messages/wizard.ts';
import { Heading } from '../../engine/Heading.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { labelOf, type Suggestion } from './suggested.ts';
import { type SuggestingProps, type Suggestions, useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

/** Keeps a file's suggestions across steps, and shows them. */
export function Suggesting(props: SuggestingProps) {
  const suggestions = useSuggestions(props);
  return suggestions && <SuggestionPanel suggestions={suggestions} />;
}

/** Asks for the file that fills the steps, and lists its suggestions. */
export function SuggestionPanel({ suggestions }: { suggestions: Suggestions }) {
  const { form, asks, field, file, errors, choose, found, open, unread, step } = suggestions;
  const list = useRef<HTMLElement>(null);
  const { isFolded, unfold } = suggestions;
  if (!asks && !found?.busy && !isFolded && open.length === 0 && unread.length === 0) return null;

  /**
   * The pressed button disappears with its suggestion, so the focus moves to the next button, or to the
   * list.
   */
  const after = (act: () => void) => () => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-use]') ?? [])];
    const at = buttons.findIndex((one) => one.closest('li')?.contains(document.activeElement));
    const next = at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
    act();
    (next ?? list.current)?.focus();
  };
  const { take, dismiss, everywhere, takeEverywhere } = suggestions;
  const title = found ? message('wizard.suggestions', { n: open.length, name: found.file.name }) : form.title;
  return (
    <section className="suggestions stack" aria-label={form.title} ref={list} tabIndex={-1}>
      {asks && (
        <>
          <Heading className="suggestions-title">{form.title}</Heading>
          <SchemaForm
            form={form}
            data={{ [field]: file }}
            errors={errors}
            onChange={(data) => choose(data[field])}
          />
        </>
      )}
      <div className="suggestions-line" data-fixed={found?.busy || isFolded || undefined}>
        <p role="status" className="suggestions-status">
          {found?.busy
            ? message('wizard.suggest_reading', { name: found.file.name })
            : isFolded && open.length > 0
              ? title
              : found?.applied
                ? message('wizard.suggest_applied', { n: found.applied, name: found.file.name })
                : (open.length > 0 || found?.isEmpty) && found?.said}
        </p>
        {isFolded && open.length > 0 && (
          <Button size="small" onClick={after(unfold)}>
            {message('wizard.suggest_show')}
          </Button>
        )}
      </div>
      {everywhere > 0 && !isFolded && (
        <Button icon="check" onClick={after(takeEverywhere)}>
          {message('wizard.suggest_everywhere', { n: everywhere })}
        </Button>
      )}
      {open.length > 0 && !isFolded && (
        <>
          <div className="suggestions-head">
            <p className="suggestions-count">{title}</p>
            {open.length > 1 && (
              <Button size="small" onClick={after(() => take(open))}>
                {message('wizard.suggest_all', { n: open.length })}
              </Button>
            )}
          </div>
          <ul className="suggestions-list">
            {open.map((one) => (
              <Offer
                key={`${one.field} ${one.text}`}
                one={one}
                label={labelOf(step, one.field)}
                onTake={after(() => take([one]))}
                onDismiss={after(() => dismiss(one))}
              />
            ))}
          </ul>
        </>
      )}
      {!isFolded &&
        unread.map((text) => (
          <p key={text} className="suggestions-unread">
            {text}
          </p>
        ))}
    </section>
  );
}

interface OfferProps {
  one: Suggestion;
  label: string;
  onTake: () => void;
  onDismiss: () => void;
}

function Offer({ one, label, onTake, onDismiss }: OfferProps) {
  const said = { field: label, text: one.text };
  return (
    <li className="suggestion">
      <span className="suggestion-text">
        <span className="suggestion-label">{label}</span>
        <span className="suggestion-value" dir="auto">
          {one.text}
        </span>
      </span>
      <Button
        data-use
        size="small"
        icon="check"
        aria-label={message('wizard.suggest_use_of', said)}
        onClick={onTake}
      >
        {message('wizard.suggest_use')}
      </Button>
      <IconButton
        icon="x"
        size="small"
        label={message('wizard.suggest_dismiss_of', said)}
        onClick={onDismiss}
      />
    </li>
  );
}
