import type Form from '@rjsf/core';
import { type Atom, atom, createStore, type WritableAtom } from 'jotai';
import { flushSync } from 'react-dom';
import type { Errors, FormModule } from '../../../../language/run/form/form-module.ts';
import { type Mode, normalise } from '../../../../language/run/form/normalise.ts';
import { plansAt } from '../../../../language/run/form/plan.ts';
import { holds } from '../../../../language/run/value/conditions.ts';
import { isObject } from '../../../../language/run/value/matches.ts';
import {
  type DataPath,
  type FormData,
  readAt,
  sameData,
  shared,
  writeAt,
} from '../../../engine/value/data-path.ts';
import { asShown, checkForm, type Timing } from './check-form.ts';
import { isAtOrBelow } from './field-errors.ts';
import { type FormValidator, formValidator } from './form-validator.ts';

type ValueAtom = WritableAtom<unknown, [unknown], void>;

/** Shorter than between two words, longer than between two letters. */
const PAUSE_MS = 100;

/** Maps a row's old index to its new one; undefined if it was removed. */
export type RowMove = (row: number) => number | undefined;

/**
 * The values of one form as atoms, one per path, so that a keystroke renders one field. RJSF interprets the
 * schema; it gets the values only when what it renders may depend on them: a deciding field, a row, an
 * error, the submit.
 */
export class FormAtoms {
  readonly form: FormModule;
  readonly mode: Mode;
  readonly rules: FormValidator;
  readonly store = createStore();
  /** Pending work on values; a submit waits for it. */
  readonly works = new Set<Promise<unknown>>();

  /** RJSF's component, which holds the structure and the errors. */
  #rjsf: Form | null = null;
  /** Data passed to RJSF that it has not returned yet. */
  #pushed: FormData | undefined;
  /** Set at the first submit: from then on errors are updated after each change. */
  #attempted = false;
  #sent: FormData = {};
  #writers = new Set<(path: DataPath) => void>();
  #movers = new Set<(list: DataPath, to: RowMove) => void>();
  #judges = new Set<(errors: Errors) => void>();
  #root = atom<FormData>({});
  #whole: ValueAtom = atom(
    (get) => get(this.#root),
    (_get, set, value) => set(this.#root, value as FormData),
  );
  #atoms = new Map<string, ValueAtom>();
  #deciding: ReadonlySet<string>;

  #timing: Timing;
  #check: ReturnType<typeof setTimeout> | undefined;

  constructor(form: FormModule, data: FormData, mode: Mode, timing: Timing = {}) {
    this.form = form;
    this.mode = mode;
    this.#timing = timing;
    this.#deciding = new Set(form.deciding);
    this.store.set(this.#root, data);
    this.rules = formValidator(form, mode, () => this.data, timing);
  }

  /** The clock for warnings about days. */
  get clock() {
    return this.#timing.clock ?? {};
  }

  get data(): FormData {
    return this.store.get(this.#root);
  }

  /**
   * Returns the atom of the value at a path. It changes only when the object that contains the value has
   * changed.
   */
  at(path: DataPath): ValueAtom {
    const [name, parent] = [path.at(-1), path.slice(0, -1)];
    if (name === undefined) return this.#whole;
    const key = path.join('\n');
    const known = this.#atoms.get(key);
    if (known) return known;
    const holder = this.at(parent);
    const made: ValueAtom = atom(
      (get) => (get(holder) as FormData | undefined)?.[name],
      (_get, set, value) => set(this.#root, writeAt(this.data, path, value)),
    );
    this.#atoms.set(key, made);
    return made;
  }

  subscribe(listener: () => void) {
    return this.store.sub(this.#root as Atom<unknown>, listener);
  }

  /** Calls the listener with each field that is changed. */
  onWrite(listener: (path: DataPath) => void) {
    this.#writers.add(listener);
    return () => void this.#writers.delete(listener);
  }

  /** Calls the listener when rows are added, removed or moved. */
  onRows(listener: (list: DataPath, to: RowMove) => void) {
    this.#movers.add(listener);
    return () => void this.#movers.delete(listener);
  }

  /** Calls the listener with the errors of chosen files. */
  onJudged(listener: (errors: Errors) => void) {
    this.#judges.add(listener);
    return () => void this.#judges.delete(listener);
  }

  /**
   * Validates the files at a path before the submit: choosing another one takes a while, and so does a
   * futile upload.
   */
  judgeFiles(path: DataPath) {
    const { errors } = checkForm(this.form, this.data, this.mode, this.#timing);
    const ofFiles = Object.entries(errors).filter(
      ([key]) => isAtOrBelow(key, path.join('.')) && readAt(this.data, key.split('.')) instanceof File,
    );
    if (ofFiles.length > 0) for (const listener of this.#judges) listener(Object.fromEntries(ofFiles));
  }

  /** Called when the user adds, removes or moves rows of a list. */
  moved(list: DataPath, to: RowMove) {
    for (const listener of this.#movers) listener(list, to);
  }

  /** For RJSF's `ref`. */
  bind = (made: Form | null) => {
    this.#rjsf = made;
  };

  /** Called when the user changes a value, with the choice's facts for its sibling fields. */
  write(path: DataPath, value: unknown, facts: FormData = {}) {
    const holder = path.slice(0, -1);
    const written = [path, ...Object.keys(facts).map((name) => [...holder, name])];
    for (const listener of this.#writers) for (const one of written) listener(one);
    let data = writeAt(this.data, path, value);
    for (const [name, fact] of Object.entries(facts)) data = writeAt(data, [...holder, name], fact);
    const decides = [path.at(-1), ...Object.keys(facts)].some((name) => this.#deciding.has(String(name)));
    if (decides) data = cleared(this.form, data, holder);
    this.store.set(this.#root, data);
    if (decides) this.push();
    else if (this.#attempted) this.#checkSoon();
  }

  /** Validates once typing pauses: no error appears under somebody's hands, and every key would pay for it. */
  #checkSoon() {
    clearTimeout(this.#check);
    this.#check = setTimeout(() => this.#errorsDiffer() && this.push(), PAUSE_MS);
  }

  #errorsDiffer(): boolean {
    return !sameData(checkForm(this.form, this.data, this.mode, this.#timing).errors, this.rules.said);
  }

  /**
   * Validates the values with RJSF, and again after each later change that it gets; returns whether they are
   * valid.
   */
  attempt(): boolean {
    this.#attempted = true;
    flushSync(() => this.push());
    return this.#rjsf?.validateForm() ?? false;
  }

  /** Returns the values to send. */
  submission(): FormData {
    this.#sent = normalise(this.form, this.data, this.mode);
    return this.#sent;
  }

  /** Maps errors about the data last sent to the rows on screen. */
  asShown(errors: Errors): Errors {
    return asShown(this.form, this.data, this.#sent, errors, this.mode);
  }

  /** Passes the current values to RJSF. */
  push() {
    clearTimeout(this.#check);
    this.#pushed = this.data;
    this.#rjsf?.onChange(this.data, []);
  }

  /** Called when RJSF filled in defaults, or rows were added or removed. */
  receive(data: FormData) {
    const isLate = this.#pushed !== undefined && this.#pushed !== this.data;
    this.#pushed = undefined;
    // Something was typed after RJSF got the data that it now returns.
    if (isLate) this.push();
    else this.store.set(this.#root, shared(this.data, data) as FormData);
  }

  replace(data: FormData) {
    this.store.set(this.#root, data);
    this.push();
  }
}

/** Empties the fields that the rules (`x-rules`) of the object at `path` clear, until nothing changes. */
function cleared(form: FormModule, data: FormData, path: DataPath): FormData {
  const holder = readAt(data, path);
  if (!isObject(holder)) return data;
  const doomed = plansAt(form.plan, data, path)
    .flatMap((plan) => plan.rules ?? [])
    .filter((rule) => holds(rule.when, holder))
    .flatMap((rule) => rule.clear)
    .filter((name) => holder[name] !== undefined);
  if (doomed.length === 0) return data;
  const next = doomed.reduce((result, name) => writeAt(result, [...path, name], undefined), data);
  return cleared(form, next, path);
}
