// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import type { IconName } from '../src/client/ui/icon/icon-names.ts';
import type { FieldGroup, FieldUi, FormModule } from '../src/language/run/form/form-module.ts';
import type { Condition, FieldSchema } from '../src/language/run/form/field-schema.ts';
import type { ValueSource, ValueSources } from '../src/language/run/value/value-path.ts';

export interface Board {
  /** The parameter of the table's operation that asks for one column; a move sends it */
  by: string;
  /** Its values, in the order of the columns */
  columns: string[];
  /** What the columns are called, by value */
  map?: string;
  /** Columns that nothing leaves: before a move there the call's `confirm` is asked, before others it is not */
  final?: string[];
  /** The columns into which a row may be moved; the row is `item` */
  into: ValueSource;
  /** What a card shows */
  blocks: Block[];
  /** The call that moves a row */
  move: Act;
}

export interface Export {
  /** The call that answers with the file; the search, the filters and the order are parameters of it, as of the list */
  operation: string;
  /** What else it is asked */
  params?: Record<string, ValueSource>;
  /** Only then it is offered */
  when?: Condition;
}

export interface CrudDeed {
  /** The button's text */
  label?: string;
  /** Heading of the dialog */
  title?: string;
  /** Another form than `form` */
  form?: string;
  /** Another call than the one that the entity's name gives */
  operation?: string;
  /** Only then it is offered */
  when?: Condition;
  /** Another question */
  confirm?: Saying;
}

export interface MessageWith {
  /** What is said */
  message: string;
  /** What its gaps are filled with */
  with: Record<string, ValueSource>;
}

export interface ActionUse {
  /** The action of schemas/actions */
  use: string;
  /** Of a dialog: when it opens by itself; what the query string says of it then goes */
  opens?: Condition;
  /** What it takes */
  with?: Record<string, ValueSource>;
  /** Another text */
  label?: string;
  /** Another symbol */
  icon?: IconName;
  /** What of symbol and text is shown here */
  show?: 'both' | 'label' | 'icon';
  /** Another weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
}

export interface Clock {
  /** The present moment, or a day as it is in Riyadh, on both sides */
  "$clock": 'now' | 'today' | 'yesterday';
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
  count?: ValueSource;
  /** What is said of `count` */
  message?: string;
  /** How the value reads */
  format?: Format;
  /** Its text, tone and symbol by a map */
  map?: string;
  /** What is said when the value is absent */
  else?: string;
  /** Only then it is shown */
  when?: Condition;
  /** A symbol */
  icon?: IconName;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** At most so many of a list */
  limit?: number;
  /** ISO code of money */
  currency?: string;
  /** Of a meter: what is full, if not 100 */
  max?: ValueSource;
  /** Where it leads; the first that applies */
  link?: Target | Target[];
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
  format?: Format;
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
  /** Whether it is shown only when it is chosen */
  hidden?: boolean;
  /** Further facts in smaller letters below it; a label stands before its values */
  below?: Show[];
  /** Where it leads; the first that applies */
  link?: Target | Target[];
}

export interface DataSource {
  /** A read of the API */
  operation: string;
  /** Its parameters; "query" for all of the query string */
  params?: ValueSources;
  /** Only then it is asked for */
  when?: Condition;
  /** What is said when it fails */
  error?: FailureText;
  /** Whether the screen does without it where what the address names does not exist for the reader */
  optional?: boolean;
  /** The call that answers with events: at each one, all that is about the same is asked anew */
  live?: string;
}

export interface WizardStep {
  /** The step's form */
  form?: string;
  /** The step's name, else its form's */
  title?: string;
  /** Only then it is shown; else it is passed over, forward and back, and still counted */
  when?: Condition;
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
  /** Whether it stands on paper also while another tab is open, under its title */
  print?: boolean;
  /** What it shows */
  blocks: Block[];
}

export interface Target {
  /** Only then it leads there */
  when?: Condition;
  /** A screen by its name */
  screen?: string;
  /** The parameters of its path */
  params?: Record<string, ValueSource>;
  /** Its query string */
  query?: ValueSources;
  /** Whether the query string also says in what list the row stood: by which search, filters and order it was made. Of a table's row */
  list?: boolean;
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

export interface SearchBox {
  /** What the box is called */
  label: string;
  /** An example inside the box */
  placeholder?: string;
  /** What the words are called in that screen's query string */
  parameter: string;
  /** Where the words lead; the first that applies */
  to: Target | Target[];
}

export interface Success {
  /** What is said: "server" for the answer's own message */
  message?: string | Show;
  /** Where to; the first that applies */
  to?: Target | Target[];
  /** What the session becomes; null signs out */
  session?: Session | null;
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

export interface Credential {
  /** Whether the browser makes a credential (a passkey) for the answer's `options`, or uses one that it has */
  does: 'make' | 'use';
  /** The call that takes it as `credential`; its answer is the result */
  operation: string;
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
  icon?: IconName;
  /** Where it leads, by what is in reach where the map is used; the first that applies */
  to?: Target | Target[];
}

export interface MadeTexts {
  /** The list of them, asked for by who is signed in */
  operation: string;
  /** The property that says whose text it is */
  value: string;
  /** The property with the text; an empty one changes nothing */
  label: string;
  /** The property with the mood; an empty one changes nothing */
  tone?: string;
}

export interface MapAnswer {
  /** The text; {value} is the value */
  label?: string;
  /** The mood */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: IconName;
  /** Where it leads, by what is in reach where the map is used; the first that applies */
  to?: Target | Target[];
}

export interface Head {
  /** One or two sentences on what is found here */
  description: string;
  /** The picture of previews */
  image?: ValueSource;
  /** Its one address, if not its path as it was asked for; who comes by another one is led there */
  canonical?: Target;
  /** When what it is about is over: it is still drawn, and answered as gone */
  gone?: Condition;
  /** What it is about, in the words of schema.org */
  thing?: Thing;
  /** Where all its addresses come from, if there is one for each row of a list */
  each?: Each;
}

export interface Thing {
  /** Its type: JobPosting, Organization … */
  type: string;
  [key: string]: ValueSource | Thing | undefined;
}

export interface Each {
  /** The list, page by page */
  operation: string;
  /** The operation's parameters */
  params?: Record<string, ValueSource>;
  /** The parameters of the screen's path, by `item` */
  address: Record<string, ValueSource>;
  /** When what stands there last changed, by `item` */
  changed?: ValueSource;
}

export interface ListExtras {
  /** Only then the numbers above are shown */
  cards?: Record<string, Test>;
  /** Only then the buttons above are shown */
  buttons?: Record<string, Test>;
  /** What draws, as `answer`, what an import would do; without it nothing is imported */
  imported?: string;
  /** Columns behind a list's own, each where its rows have the value */
  columns?: Column[];
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
  icon?: IconName;
  /** A picture before the text, at the end of a bar; the first letters stand in for one that is absent */
  image?: ValueSource;
  /** What of symbol and text is shown; at the end of a bar the text only where there is room */
  show?: 'both' | 'label' | 'icon';
  /** The weight */
  tone?: 'primary' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** A number on it */
  badge?: ValueSource;
  /** Where it leads; the first that applies */
  to: Target | Target[];
}

export interface GuardStep {
  /** Who it is about */
  when: Condition;
  /** Where they go first */
  to: string;
  /** Screens that they may look at before, by their names, while `session` and `query` are so; {} always */
  open?: Record<string, Condition>;
  /** What is asked before, once for a session that this browser had kept: it may be older than what was done elsewhere */
  refresh?: Refresh;
}

export interface Draft {
  /** The property of an answer that tells drafts apart; it stands in the query string as `draft` */
  key: string;
  /** What keeps a new one: its body is {step, furthest, steps} */
  create: string;
  /** What answers one; it takes its `id` */
  read: string;
  /** What writes one anew; it takes its `id` */
  save: string;
}

export interface Suggest {
  /** The form with one field, the file; a step has that field, too */
  form: string;
  /** What reads the file: its answer is a list of {field, text, value}, of which a person takes what is right */
  operation: string;
  /** What is said where some of a field's entries could not be read, by the field; `meta.unread` of the answer is a list of {field, unread, of}. {unread} is how many, and {n} of how many */
  unread?: Record<string, string>;
}

export interface Refresh {
  /** What answers it; without parameters */
  operation: string;
  /** What the session becomes */
  session: Session;
}

export interface Plural {
  /** For one */
  one: string;
  /** For any other number; {n} is the number */
  other: string;
}

export interface Warning {
  /** The field below which it stands */
  field: string;
  /** What must hold of the form's values */
  when?: Condition;
  /** Only while the field's day lies before this one */
  before?: Clock;
  /** Only while the field's number is less than this value of the form */
  below?: string;
  /** Only while the field's number is more than this value of the form */
  above?: string;
  /** What is pointed out */
  text: string;
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
  /** What is pointed out while values are so; it refuses nothing */
  warnings?: Warning[];
}

export interface Wizard {
  "$schema"?: string;
  /** Heading */
  title: string;
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The form that describes what else it reads of the query string */
  query?: string;
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
  /** What fills the steps: a file that is read */
  suggest?: Suggest;
  /** Where unfinished input is kept, so that it is found again elsewhere; else in this browser alone */
  draft?: Draft;
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
  /** What stands in the empty search box */
  placeholder?: string;
  /** The order at first; a minus turns it */
  sort?: string;
  /** The form behind Filters; its fields are parameters of the operation */
  filters?: string;
  /** The columns in their order */
  columns: Column[];
  /** Where a row leads, the first that applies; without it a row is no link */
  link?: Target | Target[];
  /** What can be done with a row */
  actions?: Action[];
  /** What can be done with the selected rows: a call for each of them, or a dialog whose form is sent for each of them */
  bulk?: Action[];
  /** What can be done with all selected rows at once, or with all that match: `item` is the selection, with its ids or its filter, and its count */
  together?: Action[];
  /** How its rows stand in columns by a value, where a block says so */
  board?: Board;
  /** The button above */
  add?: Action;
  /** The button that saves all that search and filters find, in its order */
  export?: Export;
  /** The button beside it that brings a file in */
  import?: Action;
  /** What is said when there is no row */
  empty: Saying;
  /** What is said when search and filters find no row, if not `empty` */
  no_match?: Saying;
}

export interface Crud {
  "$schema"?: string;
  /** What it keeps: createCountry, updateCountry and deleteCountry of the entity Country follow */
  entity: string;
  /** The list that is shown; its roles may enter, where `access` says nothing. A call whose path ends in the list's own name and /export saves what is found, with /import brings a file in, with its id and /merge makes two rows one */
  operation: string;
  /** The heading: what several are called */
  title: string;
  /** What one is called within a sentence */
  one: string;
  /** What several are called within a sentence, if not the title in small letters */
  many?: string;
  /** A line below the heading */
  about?: string;
  /** Its address */
  path: string;
  /** Addresses that lead to it */
  redirects?: string[];
  /** Who may enter, if not all who may call the list */
  access?: Access;
  /** The frame around it */
  layout: string;
  /** Where the numbers above come from: an answer with `cards` */
  stats?: DataSource;
  /** The property that tells rows apart, if not the first whole number that nobody types */
  key?: string;
  /** The columns in their order; the first names a row */
  columns: Column[];
  /** The form behind Add and Edit */
  form?: string;
  /** What stands in the empty search box */
  placeholder?: string;
  /** The form behind Filters */
  filters?: string;
  /** The order at first, if not the operation's own; a minus turns it */
  sort?: string;
  /** Where a row leads */
  link?: Target | Target[];
  /** What Details shows, if not the columns */
  details?: false | Block[];
  /** Adding, where it differs; false where nobody adds */
  add?: false | CrudDeed;
  /** Changing, where it differs; false where nobody changes */
  edit?: false | CrudDeed;
  /** Deleting, where it differs; false where nobody deletes */
  delete?: false | CrudDeed;
  /** What else can be done with a row */
  actions?: Action[];
  /** What else can be done with the selected rows */
  bulk?: Action[];
  /** What is said when there is no row */
  empty?: Saying;
}

export interface Part {
  "$schema"?: string;
  /** What it must be given: name → component of the API, or "row" for a row of whatever list draws it */
  takes: Record<string, string>;
  /** The form that describes what it keeps in the query string */
  query?: string;
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
  /** How that property reads: by this map, with what people have made of its texts */
  map?: string;
  /** The property that says how many a choice would find; it stands beside the choice */
  count?: string;
  /** Parameters that are always given, by what is in reach everywhere: {const: …}, session.… */
  params?: Record<string, ValueSource>;
  /** The parameter that looks for words; a list that comes page by page is looked through by the server while one types */
  search?: string;
  /** What reads the row of a chosen value, by its `id`: a page of the list may not have it */
  one?: string;
  /** When its rows are asked for anew; else they are kept */
  refetch?: ('mount' | 'focus' | 'reconnect')[];
}

export interface ValueMap {
  "$schema"?: string;
  /** What people have made of its texts and moods; it goes before what is written here */
  from?: MadeTexts;
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
  /** Only then who `access` names may enter: what must hold of the session, for a screen of some people of a role */
  when?: Condition;
  /** Where those go for whom `when` does not hold, if not where the guard sends whom it refuses */
  otherwise?: string;
  /** The frame around it */
  layout: string;
  /** The form of the query string, as far as tables, wizards, tabs and pagers do not describe it themselves */
  query?: string;
  /** What it reads, by name */
  data?: Record<string, DataSource>;
  /** What search engines and previews read of it, where everybody may enter */
  head?: Head;
  /** What it draws */
  blocks: Block[];
}

export interface Layout {
  "$schema"?: string;
  /** Where the menus stand */
  frame: 'top' | 'side' | 'split';
  /** Only for these visitors the frame is drawn; for others a page has none */
  when?: Condition;
  /** The product's name */
  brand?: string;
  /** Where the brand leads; the first that applies */
  home?: Target | Target[];
  /** Widths of a side menu, open and closed */
  collapsible?: Widths;
  /** The picture beside a split frame */
  illustration?: string;
  /** What it reads, by name */
  data?: Record<string, DataSource>;
  /** What its lists (crud) show beside their rows */
  lists?: ListExtras;
  /** The menus */
  menus?: Menu[];
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
  /** What is asked when the server refuses a call: it may want something of the session since it was kept */
  recheck?: Refresh;
}

export type Action = string | ActionUse | Act;

export type NamedAction = Act | ActionUse;

export type Initial = string | Record<string, ValueSource> | Initial[];

export type Test = FieldSchema | false;

export type Limit = number | Data;

export type DateLimit = string | Data | Clock;

export type Access = 'public' | 'guest' | 'unverified' | string[];

export type Saying = string | MessageWith;

export type FailureText = string | string[];

export type MenuItem = MenuLink | ActionUse;

export type Block = HeaderBlock | TextBlock | FormBlock | WizardBlock | ReviewBlock | TableBlock | ListBlock | StatsBlock | DetailBlock | TabsBlock | ChartBlock | DocumentBlock | TimelineBlock | SectionBlock | ActionsBlock | NoticeBlock | UseBlock;

export interface HeaderBlock {
  block: 'header';
  /** Only then it is drawn */
  when?: Condition;
  /** Its size and place */
  look?: 'page' | 'hero' | 'card' | 'row' | 'person' | 'section' | 'feature';
  /** A symbol before the title */
  icon?: IconName;
  /** A picture before the title */
  image?: Show;
  /** A wide picture above; a pattern stands in for one that is absent */
  cover?: Show;
  /** The heading */
  title: string;
  /** Where the title leads; the first that applies */
  to?: Target | Target[];
  /** What stands below the title */
  meta?: Show[];
  /** Facts as chips */
  chips?: Show[];
  /** States as badges */
  badges?: Show[];
  /** Of a hero: a box for words that are looked for on another screen */
  search?: SearchBox;
  /** Buttons */
  actions?: Action[];
}

export interface TextBlock {
  block: 'text';
  /** Only then it is drawn */
  when?: Condition;
  /** How it is set */
  look?: 'plain' | 'lead' | 'muted' | 'quote' | 'checklist';
  /** A fixed text */
  text?: string;
  /** A text that data gives */
  value?: ValueSource;
  /** How the value reads */
  format?: Format;
  /** The value's text by a map */
  map?: string;
  /** Lines of a list */
  items?: string[];
  /** What is said when the value is absent */
  empty?: Saying;
}

export interface FormBlock {
  block: 'form';
  /** Only then it is drawn */
  when?: Condition;
  /** The form */
  form: string;
  /** Where its values live; bound to the query string it is a filter */
  bind?: 'query';
  /** What a filter finds: the button says it that leaves the filter's sheet on a phone */
  found?: Show;
  /** Whether it changes a record: what was not read (a password) and is left empty stays as it is */
  partial?: boolean;
  /** Where values start */
  initial?: Initial;
  /** What its button does; of several the first whose `when` holds */
  submit?: Action | Action[];
  /** What is drawn below the fields once its call was answered, until something is changed; the answer is `result`, in reach of `submit`, too */
  answer?: Block[];
}

export interface WizardBlock {
  block: 'wizard';
  /** Only then it is drawn */
  when?: Condition;
  /** The wizard */
  wizard: string;
  /** What it takes */
  with?: Record<string, ValueSource>;
  /** How its steps are shown */
  look?: 'steps' | 'tabs';
  /** What its step begins with in the address, where another wizard stands beside it */
  name?: string;
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
  with?: Record<string, ValueSource>;
  /** Whether its rows stand as the table's board: in columns between which they can be moved */
  board?: boolean;
  /** What its search, filters, order and page begin with in the address, where another list stands beside it */
  name?: string;
}

export interface ListBlock {
  block: 'list';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** The list; rows that stay as they are stand here as {const: [...]} */
  rows: ValueSource;
  /** What draws a row */
  part?: string;
  /** What draws a row, written here; the row is `item` */
  blocks?: Block[];
  /** How rows stand; in columns they stand in one line of equal parts, on a phone below each other */
  look?: 'cards' | 'rows' | 'grid' | 'columns' | 'chips' | 'checklist' | 'stats' | 'carousel' | 'steps';
  /** Of a checklist: whether the row is met, or its state with a map for word, tone and symbol */
  mark?: Show;
  /** At most so many */
  limit?: number;
  /** What is said when there is no row */
  empty?: Saying;
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
  look?: 'cards' | 'strip' | 'meter' | 'price';
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
  empty?: Saying;
}

export interface TabsBlock {
  block: 'tabs';
  /** Only then it is drawn */
  when?: Condition;
  /** The chosen tab in the query string */
  bind: string;
  /** The tab that is open at first, if not the first of them */
  default?: string;
  /** The tabs */
  tabs: Tab[];
}

export interface ChartBlock {
  block: 'chart';
  /** Only then it is drawn */
  when?: Condition;
  /** What it shows; read out in place of the picture */
  title: string;
  /** How the numbers are drawn */
  look?: 'bars' | 'line';
  /** The list, in its order from start to end */
  rows: ValueSource;
  /** What a row's numbers belong to: a day, a category; the row is `item` */
  x: Show;
  /** The numbers of a row, each with a label */
  series: Show[];
  /** What is said when there is no row */
  empty?: Saying;
}

export interface DocumentBlock {
  block: 'document';
  /** Only then it is drawn */
  when?: Condition;
  /** What the file is; read out as its name */
  title: string;
  /** Where the file is: a PDF is drawn, a Word document stands here as text, anything else is only there to be saved */
  value: ValueSource;
  /** What is said when there is no file */
  empty?: Saying;
}

export interface TimelineBlock {
  block: 'timeline';
  /** Only then it is drawn */
  when?: Condition;
  /** The stages */
  rows: ValueSource;
  /** A stage's name; the stage is `item` */
  title: string;
  /** When it was reached */
  date?: ValueSource;
  /** done, current, stopped or next; without it, an order of things and nothing more */
  state?: ValueSource;
  /** What is said of a stage */
  meta?: Show[];
  /** What is said when there is no stage */
  empty?: Saying;
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
  look?: 'plain' | 'panel' | 'chapter' | 'sidebar-start' | 'sidebar-end' | 'grid' | 'steps';
  /** The blocks beside */
  aside?: Block[];
  /** Whether the blocks beside come first where there is no room beside */
  aside_first?: boolean;
  /** Whether it stays off paper, as advice on what to do here */
  screen_only?: boolean;
  /** The blocks */
  blocks: Block[];
}

export interface ActionsBlock {
  block: 'actions';
  /** Only then it is drawn */
  when?: Condition;
  /** A heading */
  title?: string;
  /** Whether they stand in a menu behind one button, which the title names */
  folded?: boolean;
  /** How actions look; a bar stays in reach at the foot of a phone's screen */
  look?: 'buttons' | 'links' | 'chips' | 'segmented' | 'bar';
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
  icon?: IconName;
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
  with: Record<string, ValueSource>;
}

export type Act = CallAction | OpenAction | GoAction | SetAction | ShareAction | CopyAction;

export interface CallAction {
  action: 'call';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** Its body, beside what a form sends */
  body?: Record<string, ValueSource>;
  /** A question that is asked first; without `with` its {name} is a property of the item; its {n} is how many rows it is about */
  confirm?: Saying;
  /** What the browser does with the answer, and the call that takes what comes of it */
  credential?: Credential;
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
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** Heading of the dialog */
  title?: string;
  /** What stands in it */
  blocks?: Block[];
  /** The wizard in it */
  wizard?: string;
  /** What the wizard takes */
  with?: Record<string, ValueSource>;
  /** When it opens by itself; what the query string says of it then goes */
  opens?: Condition;
}

export interface GoAction {
  action: 'go';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** Where to; the first that applies */
  to: Target | Target[];
}

export interface SetAction {
  action: 'set';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** Values of the query string */
  query?: ValueSources;
  /** Whether all other values go */
  replace?: boolean;
  /** What this browser remembers, readable as prefs.name; `language` is the page's: en or ar */
  prefs?: Record<string, ValueSource>;
}

export interface ShareAction {
  action: 'share';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** What is passed on, if not this page; the first that applies */
  to?: Target | Target[];
}

export interface CopyAction {
  action: 'copy';
  /** What it must be given: name → component of the API */
  takes?: Record<string, string>;
  /** The button's text */
  label?: string;
  /** The button's symbol */
  icon?: IconName;
  /** What of symbol and text the button shows; a symbol alone says its text to those who cannot see it */
  show?: 'both' | 'label' | 'icon';
  /** The button's weight */
  tone?: 'primary' | 'danger' | 'quiet';
  /** Only then it is offered */
  when?: Condition;
  /** When the button is shown as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on the button */
  badge?: ValueSource;
  /** Seconds before it can be used again */
  cooldown?: number;
  /** The keys that do it, as `aria-keyshortcuts` writes them: Alt+ArrowDown. Never while something is typed, and never a letter alone */
  keys?: string;
  /** What is copied, so that it can be pasted elsewhere; a list gives a line for each entry */
  value: string;
  /** The name of a text file that is saved instead */
  file?: string;
}

export type Format = 'text' | 'number' | 'percent' | 'share' | 'money' | 'money-k' | 'money-range' | 'date' | 'date-time' | 'long-date-us' | 'month-year' | 'weekday' | 'zoned-time' | 'relative-time' | 'slug' | 'html' | 'image' | 'link' | 'file' | 'yes-no' | 'bytes';

export type Widget = 'text' | 'textarea' | 'password' | 'search' | 'select' | 'multi-select' | 'tags' | 'checkbox' | 'checkboxes' | 'segmented' | 'radio' | 'date' | 'datetime' | 'file' | 'image' | 'rich-text' | 'otp' | 'hidden';

export type ScopeName = 'route' | 'query' | 'session' | 'prefs' | 'item' | 'form' | 'result' | 'error';

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
  /** The names of all blocks that occur. */
  blocks: string[];
  /** The messages that its documents name, by key. */
  texts: Record<string, string | { one?: string; other: string }>;
}
