import type { Errors, FormModule } from '../../shared/form-module.ts';
import type { Mode } from '../../shared/normalise.ts';
import { asShown, type Checked, checkForm } from './check-form.ts';
import { type DataPath, type FormData, keyOf, readAt, sameData, writeAt } from './data-path.ts';
import { settle, startingData } from './settle.ts';

const none: Errors = {};

/**
 * The values and errors of one form on the screen. Every field subscribes for itself, so that a keystroke draws one
 * field and not the form: RJSF, which lays the form out, never hears of it.
 */
export class FormStore {
  readonly form: FormModule;
  readonly mode: Mode;
  onChange: ((data: FormData) => void) | undefined;

  #data: FormData;
  /** What the form last got from outside: the values that a person may want back. */
  #given: FormData;
  #emitted = new WeakSet<object>();
  #attempted = false;
  #sent: FormData = {};
  #found = none;
  #refused = none;
  #listeners = new Set<() => void>();
  #drawn = new Set<{ key: string; deep: boolean }>();
  #disabled = false;

  constructor(form: FormModule, given: FormData, mode: Mode) {
    this.form = form;
    this.mode = mode;
    this.#given = given;
    this.#data = startingData(form, given);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get data(): FormData {
    return this.#data;
  }

  get disabled(): boolean {
    return this.#disabled;
  }

  read(path: DataPath): unknown {
    return readAt(this.#data, path);
  }

  readGiven(path: DataPath): unknown {
    return readAt(this.#given, path);
  }

  /** A person changed one value, and perhaps facts that belong to it in the same object. */
  write(path: DataPath, value: unknown, facts: FormData = {}) {
    if (this.read(path) === value && Object.keys(facts).length === 0) return;
    this.#refused = withoutErrorsAt(this.#refused, keyOf(path));
    this.#assign(path, value, facts);
  }

  /** A fact about the form's own values became known; nobody changed anything. */
  fill(path: DataPath, value: unknown) {
    this.#assign(path, value, {});
  }

  #assign(path: DataPath, value: unknown, facts: FormData) {
    const holder = path.slice(0, -1);
    let data = writeAt(this.#data, path, value);
    for (const [name, fact] of Object.entries(facts)) data = writeAt(data, [...holder, name], fact);
    this.#commit(settle(this.form, data, holder));
  }

  addRow(path: DataPath) {
    const rows = this.#rows(path);
    const data = writeAt(this.#data, path, [...rows, {}]);
    this.#refused = withoutErrorsAt(this.#refused, keyOf(path));
    this.#commit(settle(this.form, data, [...path, rows.length]));
  }

  removeRow(path: DataPath, index: number) {
    const rest = this.#rows(path).filter((_, at) => at !== index);
    // The errors of the rows below name numbers that have just changed.
    this.#refused = withoutErrorsAt(this.#refused, keyOf(path));
    this.#commit(writeAt(this.#data, path, rest));
  }

  #rows(path: DataPath): unknown[] {
    const rows = this.read(path);
    return Array.isArray(rows) ? rows : [];
  }

  #commit(data: FormData) {
    this.#data = data;
    this.#emitted.add(data);
    if (this.#attempted) this.#found = orNone(checkForm(this.form, data, this.mode).errors);
    this.#notify();
    this.onChange?.(data);
  }

  /** Takes data from outside, unless it is what the form itself has said. */
  receive(data: FormData) {
    if (this.#emitted.has(data) || sameData(data, this.#given)) return;
    this.#given = data;
    if (sameData(data, this.#data)) return;
    this.#data = startingData(this.form, data);
    if (this.#attempted) this.#found = orNone(checkForm(this.form, this.#data, this.mode).errors);
    this.#notify();
  }

  /** Takes the server's refusal of what was sent last; each error stays until its field changes. */
  refuse(errors: Errors = none) {
    this.#refused = orNone(asShown(this.form, this.#data, this.#sent, errors, this.mode));
    this.#notify();
  }

  disable(disabled: boolean) {
    if (disabled === this.#disabled) return;
    this.#disabled = disabled;
    this.#notify();
  }

  /** Checks everything, and from now on after every change. */
  attempt(): Checked {
    const checked = checkForm(this.form, this.#data, this.mode);
    this.#attempted = true;
    this.#sent = checked.data;
    this.#found = orNone(checked.errors);
    this.#notify();
    return checked;
  }

  /** The errors at a path as one text, lines apart; `deep` takes in what stands below it. Empty when there are none. */
  errorText(path: DataPath, deep: boolean): string {
    // Asked by every field after every keystroke; mostly there is nothing to look through.
    if (this.#found === none && this.#refused === none) return '';
    const key = keyOf(path);
    const texts = [this.#found, this.#refused].flatMap((errors) =>
      deep
        ? Object.entries(errors).flatMap(([at, lines]) => (isAtOrBelow(at, key) ? lines : []))
        : (errors[key] ?? []),
    );
    return [...new Set(texts)].join('\n');
  }

  /** The errors that no field on the screen shows: of hidden fields and of the whole. */
  strayErrorText(): string {
    if (this.#found === none && this.#refused === none) return '';
    const texts = [this.#found, this.#refused].flatMap((errors) =>
      Object.entries(errors).flatMap(([at, lines]) => (this.#isDrawn(at) ? [] : lines)),
    );
    return [...new Set(texts)].join('\n');
  }

  #isDrawn(at: string): boolean {
    for (const { key, deep } of this.#drawn) if (deep ? isAtOrBelow(at, key) : at === key) return true;
    return false;
  }

  /** A field stands on the screen and shows its errors, if `deep` those below it too; returns what takes that back. */
  draw(path: DataPath, deep: boolean) {
    const field = { key: keyOf(path), deep };
    this.#drawn.add(field);
    return () => {
      this.#drawn.delete(field);
    };
  }

  #notify() {
    for (const listener of this.#listeners) listener();
  }
}

const orNone = (errors: Errors) => (Object.keys(errors).length === 0 ? none : errors);

const isAtOrBelow = (key: string, at: string) => key === at || key.startsWith(`${at}.`);

function withoutErrorsAt(errors: Errors, key: string): Errors {
  const kept = Object.entries(errors).filter(([at]) => !isAtOrBelow(at, key) && !isAtOrBelow(key, at));
  return kept.length === Object.keys(errors).length ? errors : orNone(Object.fromEntries(kept));
}
