import { type ChangeEvent, memo, useCallback, useReducer } from 'react';

/** The control: this step as written by hand, with memoised rows. */

type Row = Record<string, string | boolean>;
type Change = { index: number; name: string; value: string | boolean };
type Option = { value: string | number; label: string };

export interface HandWrittenFormProps {
  rows: readonly Row[];
  countries: readonly Option[];
  few: readonly Option[];
}

const change = (rows: readonly Row[], { index, name, value }: Change) =>
  rows.map((row, at) => (at === index ? { ...row, [name]: value } : row));

export function HandWrittenForm({ rows: given, countries, few }: HandWrittenFormProps) {
  const [rows, dispatch] = useReducer(change, given);
  return (
    <form>
      {rows.map((row, index) => (
        <RowCard key={index} index={index} row={row} countries={countries} few={few} dispatch={dispatch} />
      ))}
    </form>
  );
}

interface RowCardProps {
  index: number;
  row: Row;
  countries: readonly Option[];
  few: readonly Option[];
  dispatch: (change: Change) => void;
}

const texts = [
  ['school_name', 'School name', 'text'],
  ['position_title', 'Position title', 'text'],
  ['start_date', 'Start date', 'date'],
  ['end_date', 'End date', 'date'],
] as const;

const RowCard = memo(function RowCard({ index, row, countries, few, dispatch }: RowCardProps) {
  const set = useCallback(
    (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      const { name, value } = event.target;
      dispatch({ index, name, value });
    },
    [index, dispatch],
  );
  const id = (name: string) => `hand-${index}-${name}`;
  return (
    <fieldset>
      {texts.map(([name, label, type]) => (
        <div key={name} className="field">
          <label htmlFor={id(name)}>{label}</label>
          <input
            id={id(name)}
            name={name}
            type={type}
            className="control"
            value={String(row[name] ?? '')}
            onChange={set}
          />
        </div>
      ))}
      <Choice
        id={id('country_id')}
        name="country_id"
        label="Country"
        options={countries}
        row={row}
        onChange={set}
      />
      <Choice
        id={id('curriculum_id')}
        name="curriculum_id"
        label="Type"
        options={few}
        row={row}
        onChange={set}
      />
      <Choice
        id={id('subject_id')}
        name="subject_id"
        label="Subjects"
        options={few}
        row={row}
        onChange={set}
      />
      <label>
        <input
          name="is_current"
          type="checkbox"
          checked={row.is_current === true}
          onChange={(event) => dispatch({ index, name: 'is_current', value: event.target.checked })}
        />
        Currently
      </label>
      <textarea
        name="job_summary"
        aria-label="Summary"
        className="control"
        value={String(row.job_summary ?? '')}
        onChange={set}
      />
    </fieldset>
  );
});

interface ChoiceProps {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  row: Row;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

const Choice = memo(
  function Choice({ id, name, label, options, row, onChange }: ChoiceProps) {
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select id={id} name={name} className="control" value={String(row[name] ?? '')} onChange={onChange}>
          <option value="">Select</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  },
  (before, after) => before.row[before.name] === after.row[after.name] && before.options === after.options,
);
