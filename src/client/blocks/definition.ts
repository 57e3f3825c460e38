import type { Condition, FormModule } from '../../shared/form-module.ts';
import type { ValueSource } from '../../shared/value-path.ts';

/** The documents of `schemas/` as the renderer reads them. `npm run schemas:check` proves them against their grammar. */

/** Something shown: a value with its label and how it reads. */
export interface Show {
  label?: string;
  title?: string;
  value?: ValueSource;
  values?: ValueSource[];
  text?: string;
  /** With `message`: a count that chooses a plural form. */
  count?: string;
  message?: string;
  format?: string;
  map?: string;
  /** Said when there is nothing to show. */
  else?: unknown;
  when?: Condition;
  dir?: 'rtl' | 'ltr';
  image?: ValueSource;
  limit?: number;
  currency?: string;
  link?: Target | Target[];
  icon?: string;
}

/** Where to: a screen by name, what a map says, back, the page first asked for, or an address outside. */
export interface Target {
  screen?: string;
  params?: Record<string, ValueSource>;
  query?: string | Record<string, ValueSource>;
  /** The id of a section: of the named screen, or of this one. */
  anchor?: string;
  map?: string;
  value?: ValueSource;
  return?: boolean;
  back?: boolean;
  href?: string;
}

export interface Action {
  label?: string;
  icon?: string;
  tone?: 'primary' | 'danger' | 'quiet';
  when?: Condition;
  pressed?: Condition;
  badge?: string;
  cooldown?: number;
  takes?: Record<string, string>;
  /** One of the four kinds, or the name of a document of `schemas/actions`. */
  action?: string;
  use?: string;
  with?: Record<string, string>;
  // call
  operation?: string;
  params?: Record<string, ValueSource>;
  body?: Record<string, ValueSource>;
  confirm?: string;
  success?: Success;
  failure?: { message?: string | string[] };
  // open
  title?: string;
  blocks?: Block[];
  wizard?: string;
  // go
  to?: Target | Target[];
  // set
  query?: string | Record<string, unknown>;
  replace?: boolean;
}

export type ActionUse = string | Action;

export interface Success {
  message?: string | Show;
  to?: Target | Target[];
  session?: { token?: ValueSource; user?: string | Record<string, ValueSource> } | null;
  stale?: string[];
  close?: boolean;
  prefs?: Record<string, ValueSource>;
}

export interface Block {
  block: string;
  when?: Condition;
  look?: string;
  /** What the block's own file says about its keys. */
  [key: string]: unknown;
}

export interface DataSource {
  operation: string;
  params?: 'query' | Record<string, ValueSource>;
  when?: Condition;
  /** Message keys, the first that applies. */
  error?: string | string[];
}

export type DataSources = Readonly<Record<string, DataSource>>;

export interface Part {
  takes: Record<string, string>;
  blocks: Block[];
}

export interface WizardStep {
  form?: string;
  title?: string;
  blocks?: Block[];
}

export interface Wizard {
  title: string;
  takes?: Record<string, string>;
  data?: DataSources;
  order?: 'linear' | 'free';
  steps: WizardStep[];
  initial?: string | Record<string, ValueSource>;
  submit: Action | Action[];
}

export interface Column extends Show {
  title: string;
  sort?: string;
}

export interface Table {
  takes?: Record<string, string>;
  operation: string;
  params?: Record<string, ValueSource>;
  row: string;
  key: string;
  search?: string;
  sort?: string;
  filters?: string[];
  columns: Column[];
  actions?: ActionUse[];
  add?: ActionUse;
  link?: Target;
  empty: string;
}

export interface MapCase {
  when?: unknown;
  label?: string;
  tone?: string;
  icon?: string;
  to?: Target;
}

export interface ValueMap {
  cases: (MapCase & { when: object })[];
  else?: MapCase;
}

export interface Lookup {
  operation: string;
  value: string;
  label: string;
  params?: string[];
  /** When its rows are asked for anew; else they are kept for the whole visit. */
  refetch?: ('mount' | 'focus' | 'reconnect')[];
}

export interface Screen {
  path: string;
  also?: Record<string, Record<string, unknown>>;
  redirects?: string[];
  title: string;
  access: 'public' | 'guest' | 'unverified' | string[];
  layout: string;
  query?: string;
  data?: DataSources;
  blocks: Block[];
}

export interface MenuItem extends Action {
  to?: Target | Target[];
}

export interface Menu {
  at: 'top' | 'end' | 'side' | 'footer';
  title?: string;
  items: (string | MenuItem)[];
}

export interface Layout {
  frame: 'top' | 'side' | 'split';
  collapsible?: { open: number; closed: number };
  illustration?: string;
  /** Message key of the product's name. */
  brand: string;
  home: Target;
  data?: DataSources;
  menus: Menu[];
}

/** How the values of a property read where no format is given. */
export type Label = { labels: Record<string, string> } | { lookup: string };

/** A module of `generated/screens/`: everything that a screen can reach. */
export interface Definitions {
  screen: Screen;
  layout: Layout;
  parts: Readonly<Record<string, Part>>;
  wizards: Readonly<Record<string, Wizard>>;
  tables: Readonly<Record<string, Table>>;
  maps: Readonly<Record<string, ValueMap>>;
  actions: Readonly<Record<string, Action>>;
  lookups: Readonly<Record<string, Lookup>>;
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
  labels?: Readonly<Record<string, Label>>;
  /** Names of all blocks that occur. */
  blocks: readonly string[];
}
