// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import type { Condition, FieldGroup, FieldSchema, FieldUi, FormModule } from '../src/shared/form-module.ts';
import type { ValueSource } from '../src/shared/value-path.ts';

export interface ActionUse {
  /** The action of schemas/actions */
  use: string;
  /** What it takes */
  with?: Record<string, string>;
  /** Another text */
  label?: string;
  /** Another symbol */
  icon?: string;
  /** Another weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
}

export interface Show {
  /** What it is */
  label?: string;
  /** The value */
  value?: ValueSource;
  /** Several values for one format */
  values?: ValueSource[];
  /** A text instead of a value */
  text?: string;
  /** A number that chooses the plural of `message` */
  count?: string;
  /** What is said of `count` */
  message?: string;
  /** How the value reads */
  format?: string;
  /** Its text, tone and symbol by a map */
  map?: string;
  /** What is said when the value is absent */
  else?: string;
  /** Only then it is shown */
  when?: Condition;
  /** A symbol */
  icon?: string;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** At most so many of a list */
  limit?: number;
  /** ISO code of money */
  currency?: string;
  /** Where it leads */
  link?: Target;
}

export interface Column {
  /** The column's heading */
  title: string;
  /** The value; the row is `item` */
  value?: ValueSource;
  /** Several values for one format */
  values?: ValueSource[];
  /** A text instead of a value */
  text?: string;
  /** How the value reads */
  format?: string;
  /** Its text, tone and symbol by a map */
  map?: string;
  /** What is said when the value is absent */
  else?: string;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** ISO code of money */
  currency?: string;
  /** What the operation's `sort` calls this column */
  sort?: string;
  /** Where it leads */
  link?: Target;
}

export interface DataSource {
  /** A read of the API */
  operation: string;
  /** Its parameters; "query" for all of the query string */
  params?: Params;
  /** Only then it is asked for */
  when?: Condition;
  /** What is said when it fails */
  error?: FailureText;
}

export interface WizardStep {
  /** The step's form */
  form?: string;
  /** The step's name, else its form's */
  title?: string;
  /** What stands above the form */
  before?: Block[];
  /** What stands below the form */
  after?: Block[];
  /** What the step draws instead of a form */
  blocks?: Block[];
}

export interface Tab {
  /** Its value in the query string */
  id: string;
  /** Its text */
  title: string;
  /** Only then it is offered */
  when?: Condition;
  /** What it shows */
  blocks: Block[];
}

export interface Target {
  /** A screen by its name */
  screen?: string;
  /** The parameters of its path */
  params?: Record<string, ValueSource>;
  /** Its query string */
  query?: string | Record<string, ValueSource>;
  /** A section, of that screen or of this one */
  anchor?: string;
  /** The target by a map */
  map?: string;
  /** The value that the map decides by */
  value?: ValueSource;
  /** The page that was first asked for */
  return?: boolean;
  /** The page before */
  back?: boolean;
  /** An address outside */
  href?: string;
}

export interface Success {
  /** What is said: "server" for the answer's own message */
  message?: string | Show;
  /** Where to; the first that applies */
  to?: Target | Target[];
  /** What the session becomes; null signs out */
  session?: Session | null;
  /** What must be read anew */
  stale?: string[];
  /** Whether the dialog closes */
  close?: boolean;
  /** What this browser remembers, readable as prefs.name */
  prefs?: Record<string, ValueSource>;
}

export interface Session {
  /** The new token */
  token?: ValueSource;
  /** The new user */
  user?: ValueSource;
}

export interface Failure {
  /** What is said */
  message: FailureText;
}

export interface MapCase {
  /** What the value must be */
  when: FieldSchema;
  /** The text; {value} is the value */
  label?: string;
  /** The mood */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: string;
  /** Where it leads */
  to?: Target;
}

export interface MapAnswer {
  /** The text; {value} is the value */
  label?: string;
  /** The mood */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: string;
  /** Where it leads */
  to?: Target;
}

export interface Widths {
  /** Pixels */
  open: number;
  /** Pixels */
  closed: number;
}

export interface Menu {
  /** Where it stands */
  at: 'top' | 'side' | 'end' | 'footer';
  /** A heading */
  title?: string;
  /** Its items */
  items: MenuItem[];
}

export interface MenuLink {
  /** The text */
  label: string;
  /** A symbol */
  icon?: string;
  /** The weight */
  tone?: 'primary' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** A number on it */
  badge?: string;
  /** Where it leads */
  to: Target;
}

export interface GuardStep {
  /** Who it is about */
  when: Condition;
  /** Where they go first */
  to: Target;
}

export interface Plural {
  /** For one */
  one: string;
  /** For any other number; {n} is the number */
  other: string;
}

export interface Form {
  "$schema"?: string;
  /** Heading of the form or step */
  title: string;
  /** The fields in their order, with labels, rules and messages */
  schema: FieldSchema;
  /** Fields that stand together; all others follow in their order */
  groups?: FieldGroup[];
  /** How fields are drawn, by field */
  ui?: Record<string, FieldUi>;
}

export interface Wizard {
  "$schema"?: string;
  /** Heading */
  title: string;
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** What it reads, by name */
  data?: Record<string, DataSource>;
  /** Whether steps follow each other (linear) or are all open, like tabs */
  order?: 'linear' | 'free';
  /** The steps in their order */
  steps: WizardStep[];
  /** Where values start */
  initial?: Initial;
  /** The text of the button that goes on, if not 'Save & Continue' */
  next?: string;
  /** What the last step calls; of several the first whose `when` holds */
  submit: Action | Action[];
}

export interface Table {
  "$schema"?: string;
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The list that it shows */
  operation: string;
  /** The operation's parameters */
  params?: Record<string, ValueSource>;
  /** What a row is */
  row: string;
  /** The property that tells rows apart */
  key: string;
  /** The parameter of the search box */
  search?: string;
  /** The order at first; a minus turns it */
  sort?: string;
  /** Parameters that a person may set; the screen's query has a field for each */
  filters?: string[];
  /** The columns in their order */
  columns: Column[];
  /** Where a row leads */
  link?: Target;
  /** What can be done with a row */
  actions?: Action[];
  /** The button above */
  add?: Action;
  /** What is said when there is no row */
  empty: string;
}

export interface Part {
  "$schema"?: string;
  /** What it must be given: name → component of the API */
  takes: Record<string, string>;
  /** What it draws */
  blocks: Block[];
}

export interface Lookup {
  "$schema"?: string;
  /** The list to choose from */
  operation: string;
  /** The property that is stored */
  value: string;
  /** The property that is read */
  label: string;
  /** Parameters that fields may give */
  params?: string[];
  /** When its rows are asked for anew; else they are kept */
  refetch?: ('mount' | 'focus' | 'reconnect')[];
}

export interface ValueMap {
  "$schema"?: string;
  /** The first that fits counts */
  cases: MapCase[];
  /** When none fits */
  else?: MapAnswer;
}

export interface Screen {
  "$schema"?: string;
  /** Its address, with parameters in braces */
  path: string;
  /** Addresses that lead to this one */
  redirects?: string[];
  /** Further addresses that draw it, each with what the query string then says */
  also?: Record<string, unknown>;
  /** Title of the browser's window */
  title: string;
  /** Who may enter */
  access: Access;
  /** The frame around it */
  layout: string;
  /** The form that describes the query string */
  query?: string;
  /** What it reads, by name */
  data?: Record<string, DataSource>;
  /** What it draws */
  blocks: Block[];
}

export interface Layout {
  "$schema"?: string;
  /** Where the menus stand */
  frame: 'top' | 'side' | 'split';
  /** The product's name */
  brand?: string;
  /** Where the brand leads */
  home?: Target;
  /** Widths of a side menu, open and closed */
  collapsible?: Widths;
  /** The picture beside a split frame */
  illustration?: string;
  /** What it reads, by name */
  data?: Record<string, DataSource>;
  /** The menus */
  menus: Menu[];
}

export interface Messages {
  "$schema"?: string;
  [key: string]: string | Plural | undefined;
}

export interface Guard {
  "$schema"?: string;
  /** Where those go who are not signed in */
  signIn: string;
  /** Where those go whose e-mail is unverified */
  verify: string;
  /** Where those go whose role may not enter */
  refused: string;
  /** Where those go who are signed in and ask for a guest's page */
  home: string;
  /** What an unknown address shows */
  notFound: string;
  /** What a broken screen shows */
  error: string;
  /** What must be done first; the first whose `when` holds counts */
  steps?: GuardStep[];
}

export type Action = string | ActionUse | Act;

export type NamedAction = Act | ActionUse;

export type Initial = string | Record<string, ValueSource> | Initial[];

export type Test = FieldSchema | false;

export type Params = 'query' | Record<string, ValueSource>;

export type Limit = number | Data;

export type DateLimit = string | Data;

export type Access = 'public' | 'guest' | 'unverified' | string[];

export type FailureText = string | string[];

export type MenuItem = MenuLink | ActionUse;

export type Block = HeaderBlock | TextBlock | FormBlock | WizardBlock | ReviewBlock | TableBlock | ListBlock | StatsBlock | DetailBlock | TabsBlock | TimelineBlock | SectionBlock | ActionsBlock | NoticeBlock | UseBlock;

export interface HeaderBlock {
  block: 'header';
  /** Only then it is drawn */
  when?: Condition;
  /** Its size and place */
  look?: 'page' | 'hero' | 'card' | 'row' | 'person' | 'section' | 'feature';
  /** A symbol before the title */
  icon?: string;
  /** A picture before the title */
  image?: Show;
  /** A wide picture above */
  cover?: Show;
  /** The heading */
  title: string;
  /** Where the title leads */
  to?: Target;
  /** What stands below the title */
  meta?: Show[];
  /** Facts as chips */
  chips?: Show[];
  /** States as badges */
  badges?: Show[];
  /** Buttons */
  actions?: Action[];
}

export interface TextBlock {
  block: 'text';
  /** Only then it is drawn */
  when?: Condition;
  /** How it is set */
  look?: 'plain' | 'lead' | 'muted' | 'checklist';
  /** A fixed text */
  text?: string;
  /** A text that data gives */
  value?: ValueSource;
  /** How the value reads */
  format?: string;
  /** The value's text by a map */
  map?: string;
  /** Lines of a list */
  items?: string[];
  /** What is said when the value is absent */
  empty?: string;
}

export interface FormBlock {
  block: 'form';
  /** Only then it is drawn */
  when?: Condition;
  /** The form */
  form: string;
  /** Where its values live; bound to the query string it is a filter */
  bind?: 'query';
  /** Where values start */
  initial?: Initial;
  /** What its button does; of several the first whose `when` holds */
  submit?: Action | Action[];
}

export interface WizardBlock {
  block: 'wizard';
  /** Only then it is drawn */
  when?: Condition;
  /** The wizard */
  wizard: string;
  /** What it takes */
  with?: Record<string, string>;
  /** How its steps are shown */
  look?: 'steps' | 'tabs';
}

export interface ReviewBlock {
  block: 'review';
  /** Only then it is drawn */
  when?: Condition;
}

export interface TableBlock {
  block: 'table';
  /** Only then it is drawn */
  when?: Condition;
  /** The table */
  table: string;
  /** What it takes */
  with?: Record<string, string>;
}

export interface ListBlock {
  block: 'list';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** The list */
  rows: string;
  /** What draws a row */
  part?: string;
  /** What draws a row, written here; the row is `item` */
  blocks?: Block[];
  /** How rows stand */
  look?: 'cards' | 'rows' | 'chips' | 'checklist' | 'stats' | 'carousel' | 'steps';
  /** At most so many */
  limit?: number;
  /** What is said when there is no row */
  empty?: string;
  /** What is offered when there is no row */
  action?: NamedAction;
  /** The page's number in the query string */
  pager?: string;
}

export interface StatsBlock {
  block: 'stats';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** How numbers stand */
  look?: 'cards' | 'strip' | 'meter';
  /** The numbers */
  items: Show[];
}

export interface DetailBlock {
  block: 'detail';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** Label beside the value, above it, or above it in columns side by side */
  look?: 'plain' | 'stacked' | 'columns';
  /** What is known */
  items: Show[];
  /** What is said when nothing is known */
  empty?: string;
}

export interface TabsBlock {
  block: 'tabs';
  /** Only then it is drawn */
  when?: Condition;
  /** The chosen tab in the query string */
  bind: string;
  /** The tabs */
  tabs: Tab[];
}

export interface TimelineBlock {
  block: 'timeline';
  /** Only then it is drawn */
  when?: Condition;
  /** The stages */
  rows: string;
  /** A stage's name; the stage is `item` */
  title: string;
  /** When it was reached */
  date?: string;
  /** done, current or next */
  state: string;
}

export interface SectionBlock {
  block: 'section';
  /** Only then it is drawn */
  when?: Condition;
  /** The anchor that links may lead to */
  id?: string;
  /** A heading */
  title?: string;
  /** How it is laid out */
  look?: 'plain' | 'panel' | 'sidebar-start' | 'sidebar-end' | 'grid' | 'steps';
  /** The blocks beside */
  aside?: Block[];
  /** The blocks */
  blocks: Block[];
}

export interface ActionsBlock {
  block: 'actions';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** How actions look */
  look?: 'buttons' | 'links' | 'chips';
  /** The actions */
  actions: Action[];
}

export interface NoticeBlock {
  block: 'notice';
  /** Only then it is drawn */
  when?: Condition;
  /** The mood */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: string;
  /** What is the matter */
  title: string;
  /** What to do */
  text?: string;
  /** Buttons */
  actions?: Action[];
}

export interface UseBlock {
  block: 'use';
  /** Only then it is drawn */
  when?: Condition;
  /** The part */
  part: string;
  /** What it takes */
  with: Record<string, string>;
}

export type Act = CallAction | OpenAction | GoAction | SetAction;

export interface CallAction {
  action: 'call';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: string;
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** A number on the button */
  badge?: string;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** Its body, beside what a form sends */
  body?: Record<string, ValueSource>;
  /** A question that is asked first; its {name} is a property of the item */
  confirm?: string;
  /** What happens then */
  success?: Success;
  /** What is said when it fails */
  failure?: Failure;
}

export interface OpenAction {
  action: 'open';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: string;
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** A number on the button */
  badge?: string;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** Heading of the dialog */
  title?: string;
  /** What stands in it */
  blocks?: Block[];
  /** The wizard in it */
  wizard?: string;
  /** What the wizard takes */
  with?: Record<string, string>;
}

export interface GoAction {
  action: 'go';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: string;
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** A number on the button */
  badge?: string;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** Where to */
  to: Target | Target[];
}

export interface SetAction {
  action: 'set';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: string;
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** A number on the button */
  badge?: string;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** Values of the query string */
  query: string | Record<string, unknown>;
  /** Whether all other values go */
  replace?: boolean;
}

/** How a value reads where no format is given. */
export type Label = { labels: Record<string, string> } | { lookup: string };

/** A module of `generated/screens/`: everything that a screen can reach, by name. */
export interface Definitions {
  screen: Screen;
  layout: Layout;
  parts: Record<string, Part>;
  wizards: Record<string, Wizard>;
  tables: Record<string, Table>;
  maps: Record<string, ValueMap>;
  actions: Record<string, NamedAction>;
  lookups: Record<string, Lookup>;
  forms: Record<string, () => Promise<{ form: FormModule }>>;
  /** By the path as the documents write it, for values that are shown without a format: "item.kind". */
  labels: Record<string, Label>;
  /** Names of all blocks that occur. */
  blocks: string[];
}
