import { LANGUAGES } from '../../generated/language-facts.ts';
import type { LanguageName } from '../language/run/value/language.ts';
import { DIRECTIONS, FORM_STATES, type Look, SCREEN_STATES, THEMES, WIDTHS } from './address.ts';
import type { WorkshopDocument } from './workshop-api.ts';

const STATES: Readonly<Record<string, string>> = {
  empty: 'Empty',
  filled: 'Filled in',
  errors: 'All errors',
  'read-only': 'Read-only',
  loading: 'Loading',
  'no-permission': 'Without permission',
};
const SCREEN_WORDS: typeof STATES = {
  ...STATES,
  filled: 'With data',
  empty: 'Without rows',
  errors: 'Failing',
};

export interface SwitchesProps {
  document: WorkshopDocument;
  look: Look;
  onLook: (change: Partial<Look>) => void;
}

/** How a document is looked at. */
export function Switches({ document, look, onLook }: SwitchesProps) {
  const isForm = document.form !== undefined;
  const states: readonly string[] = isForm ? FORM_STATES : SCREEN_STATES;
  const words = isForm ? STATES : SCREEN_WORDS;
  return (
    <fieldset className="workshop-switches">
      <legend className="visually-hidden">How to draw it</legend>
      {document.event === undefined && (
        <Switch
          label="State"
          value={look.state ?? states[0]!}
          options={states.map((state) => [state, words[state]!])}
          onChange={(state) => onLook({ state: state === states[0] ? undefined : (state as Look['state']) })}
        />
      )}
      <Switch
        label="Width"
        value={String(look.width ?? '')}
        options={[['', 'As wide as here'], ...WIDTHS.map((width): Option => [String(width), `${width} px`])]}
        onChange={(width) => onLook({ width: WIDTHS.find((one) => String(one) === width) })}
      />
      <Switch
        label="Language"
        value={look.lang}
        options={Object.values(LANGUAGES).map(({ name, title }) => [name, title])}
        onChange={(lang) => onLook({ lang: lang as LanguageName })}
      />
      <Switch
        label="Direction"
        value={look.dir ?? ''}
        options={[
          ['', 'Of the language'],
          ...DIRECTIONS.map((dir): Option => [dir, dir === 'ltr' ? 'Left to right' : 'Right to left']),
        ]}
        onChange={(dir) => onLook({ dir: DIRECTIONS.find((one) => one === dir) })}
      />
      <Switch
        label="Colours"
        value={look.theme ?? ''}
        options={[
          ['', 'As here'],
          ...THEMES.map((theme): Option => [theme, theme === 'light' ? 'Light' : 'Dark']),
        ]}
        onChange={(theme) => onLook({ theme: THEMES.find((one) => one === theme) })}
      />
      {!isForm && document.screens.length > 1 && (
        <Switch
          label="On the screen"
          value={look.on ?? document.screens[0]!}
          options={document.screens.map((name) => [name, name])}
          onChange={(on) => onLook({ on: on === document.screens[0] ? undefined : on })}
        />
      )}
    </fieldset>
  );
}

type Option = readonly [value: string, label: string];

interface SwitchProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Switch = ({ label, value, options, onChange }: SwitchProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
