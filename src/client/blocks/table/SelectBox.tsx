import { useEffect, useRef } from 'react';

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Whether only some of the rows are selected. */
  mixed?: boolean;
  onChange: (event: unknown) => void;
}

/** Selects a row, or all rows of the page. A click with the shift key selects the rows in between. */
export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked;
  }, [mixed, checked]);
  return (
    <label className="table-box">
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
