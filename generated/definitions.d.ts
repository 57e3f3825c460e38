// Written by `npm run generate` from schemas/ and openapi/. Do not edit.
import type { Operation } from '../src/client/api/known-calls.ts';
import type { IconName } from '../src/client/ui/icon/icon-names.ts';
import type { FieldGroup, FieldUi, FormModule } from '../src/language/run/form/form-module.ts';
import type { Condition, FieldSchema } from '../src/language/run/form/field-schema.ts';
import type { ValueSource, ValueSources } from '../src/language/run/value/value-path.ts';

export interface RoleRules {
  [key: string]: string | string[];
}

export interface TestWords {
  /** One of these values; in a form, for values that need no labels */
  enum?: unknown[];
  /** Of this type */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null' | ('string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null')[];
  /** Minimum number of characters */
  minLength?: number;
  /** Minimum number of rows or entries */
  minItems?: number;
  /** Maximum number of rows or entries */
  maxItems?: number;
  /** These must be there: fields that must be filled, properties that exist */
  required?: string[];
}

export interface Worklist {
  /** The filters and their values */
  filters: Record<string, unknown>;
  /** Text when there is nothing to show */
  empty: Saying;
}

export interface Loaded {
  /** The form that describes its query string, except what tables, wizards, tabs, list-details and pagers add by themselves */
  query?: string;
  /** The data it loads, by name; a part loads some instead of `takes`, and is then for screens, outside lists and dialogs */
  data?: Record<string, DataSource>;
}

export interface Shown {
  /** A value from the data */
  value?: ValueSource;
  /** Several values for one format */
  values?: ValueSource[];
  /** A text instead of a value */
  text?: string;
  /** How to write the value */
  format?: Format;
  /** Its value labels: text, tone and symbol for each value */
  labels?: string;
  /** Text when there is no value */
  else?: string;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** ISO code of money; without it, the site's currency */
  currency?: string;
  /** Where it leads */
  link?: Target | Target[];
}

export interface Button {
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
}

export interface Page {
  /** Its address; parameters in braces */
  path: string;
  /** Old addresses that redirect here */
  redirects?: string[];
  /** The frame around it */
  layout: string;
}

export interface Rows {
  /** An example inside the empty field */
  placeholder?: string;
  /** Initial order; a minus sorts downward; by default the operation's own */
  sort?: string;
  /** The form behind Filters; each field is a parameter of the operation */
  filters?: string;
  /** Filters that select what is to be done; when exactly these are set and nothing is left, the list says so */
  worklists?: Worklist[];
  /** The columns in their order; the first one names the row */
  columns: Column[];
  /** Where a row leads; without it, rows are not links */
  link?: Target | Target[];
  /** The menu of each row */
  actions?: Action[];
  /** Buttons of each row, before its menu */
  buttons?: Action[];
}

export interface Read {
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
}

export interface Board {
  /** The list parameter that selects a column; moving a card sends it */
  by: string;
  /** The columns in order: a value, or a title with several values, each a part of the column with its own count; a card is dropped on the part of its new value */
  columns: BoardColumn[];
  /** The columns' value labels */
  labels?: string;
  /** Values that cards cannot leave; only moves into these ask the call's `confirm` */
  final?: string[];
  /** The values to which a card may move; the card is `item` */
  into: ValueSource;
  /** What it shows, from top to bottom */
  blocks: Block[];
  /** The call that moves a row */
  move: Act;
}

export interface BoardGroup {
  /** A heading */
  title: string;
  /** The values that the column gathers, in order */
  values: string[];
}

export interface Export {
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
}

export interface CrudDeed {
  /** A different form */
  form?: string;
  /** A different call */
  operation?: string;
}

export interface MessageWith {
  /** What is said */
  message: string;
  /** Values for the {gaps} */
  with: Record<string, ValueSource>;
}

export interface ActionUse {
  /** The action of schemas/actions */
  use: string;
  /** Opens the dialog by itself on this condition, and clears it from the query string */
  opens?: Condition;
  /** The records that it takes, by the names it gives them */
  with?: Record<string, ValueSource>;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
}

export interface Clock {
  /** The current moment, or the day at the site */
  "$clock": 'now' | 'today' | 'yesterday';
}

export interface Show {
  /** Its text */
  label?: string;
  /** A value from the data */
  value?: ValueSource;
  /** Several values for one format */
  values?: ValueSource[];
  /** A text instead of a value */
  text?: string;
  /** How to write the value */
  format?: Format;
  /** Its value labels: text, tone and symbol for each value */
  labels?: string;
  /** Text when there is no value */
  else?: string;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** ISO code of money; without it, the site's currency */
  currency?: string;
  /** Where it leads */
  link?: Target | Target[];
  /** A number, to choose the singular or plural of `message` */
  count?: ValueSource;
  /** The message about `count` */
  message?: string;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A symbol */
  icon?: IconName;
  /** Maximum number of rows or entries */
  limit?: number;
  /** Of a meter: the full value, 100 by default */
  max?: ValueSource;
}

export interface Column {
  /** The column's heading */
  title: string;
  /** A value from the data */
  value?: ValueSource;
  /** Several values for one format */
  values?: ValueSource[];
  /** A text instead of a value */
  text?: string;
  /** How to write the value */
  format?: Format;
  /** Its value labels: text, tone and symbol for each value */
  labels?: string;
  /** Text when there is no value */
  else?: string;
  /** A picture beside it */
  image?: ValueSource;
  /** Direction of the text */
  dir?: 'rtl' | 'ltr';
  /** ISO code of money; without it, the site's currency */
  currency?: string;
  /** Where it leads */
  link?: Target | Target[];
  /** The column's name in the operation's `sort` */
  sort?: string;
  /** Hidden until the user chooses it */
  hidden?: boolean;
  /** Further facts in small print below the value */
  below?: Show[];
}

export interface DataSource {
  /** The call */
  operation: string;
  /** Its parameters; "query" passes the whole query string */
  params?: ValueSources;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Text when the call fails */
  error?: FailureText;
  /** Shows the screen even if this record does not exist for the visitor */
  optional?: boolean;
  /** The event stream that triggers loading it again */
  live?: string;
}

export interface WizardStep {
  /** The step's form */
  form?: string;
  /** Name of the step; its form's title by default */
  title?: string;
  /** Condition to ask it; it may test as `form` answers of earlier steps. Otherwise it is skipped, and its answers are not sent, but it is still counted */
  when?: Condition;
  /** Blocks above the form */
  before?: Block[];
  /** Blocks below the form */
  after?: Block[];
  /** Blocks instead of a form */
  blocks?: Block[];
}

export interface Tab {
  /** Its value in the query string */
  id: string;
  /** Its text */
  title: string;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** States as badges */
  badges?: Show[];
  /** Prints this tab even while another one is open */
  print?: boolean;
  /** What it shows, from top to bottom */
  blocks: Block[];
}

export interface Target {
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A screen by its name */
  screen?: string;
  /** The parameters of its path */
  params?: Record<string, ValueSource>;
  /** Its query string */
  query?: ValueSources;
  /** Passes on a table's search, filters and order, for Previous and Next */
  list?: boolean;
  /** A section of that screen, or of this one */
  anchor?: string;
  /** This page in that language; no link in the language that it already has */
  language?: string;
  /** The value labels that say where `value` leads */
  labels?: string;
  /** The value whose label leads there; without `labels`, a target that the server has answered */
  value?: ValueSource;
  /** Where `return` leads once the visitor has signed in or up there */
  afterwards?: Target;
  /** The page the visitor wanted before signing in */
  return?: boolean;
  /** The page before */
  back?: boolean;
}

export interface SearchBox {
  /** Its text */
  label: string;
  /** An example inside the empty field */
  placeholder?: string;
  /** Name of the words in that screen's query string */
  parameter: string;
  /** Where it leads */
  to: Target | Target[];
}

export interface Success {
  /** The message; "server" shows the answer's own */
  message?: string | Show;
  /** Where it leads */
  to?: Target | Target[];
  /** Path of the signed-in user; a `token` of the answer is the new one. null signs out */
  session?: string | null;
  /** Closes the dialog */
  close?: boolean;
  /** Values to set in the query string then, such as the next row to open */
  query?: ValueSources;
  /** Values for this browser to remember, read as prefs.name; `language` is that of the texts */
  prefs?: Record<string, ValueSource>;
}

export interface LabelCase {
  /** What the value must match */
  when: FieldSchema;
  /** The text; {value} is the value */
  label?: string;
  /** The tone, and with it the colour */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: IconName;
  /** Where it leads */
  to?: Target | Target[];
}

export interface MadeTexts {
  /** The list of custom labels, for the signed-in user */
  operation: string;
  /** The property with the value */
  value: string;
  /** The property with the label; empty keeps the default */
  label: string;
  /** The property with the tone; empty keeps the default */
  tone?: string;
}

export interface ValueLabel {
  /** The text; {value} is the value */
  label?: string;
  /** The tone, and with it the colour */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: IconName;
  /** Where it leads */
  to?: Target | Target[];
}

export interface Head {
  /** One or two sentences about the page */
  description: string;
  /** Picture for link previews */
  image?: ValueSource;
  /** The preferred address; other addresses redirect to it */
  canonical?: Target;
  /** Condition under which the page is answered as gone; it is still shown */
  gone?: Condition;
  /** Structured data in the words of schema.org */
  thing?: Thing;
  /** The list with one address per row, for the sitemap */
  each?: Each;
}

export interface Thing {
  /** Its type: JobPosting, Organization … */
  type: string;
  [key: string]: ValueSource | Thing | undefined;
}

export interface Each {
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** The parameters of the path, from `item` */
  address: Record<string, ValueSource>;
  /** When the row last changed, from `item` */
  changed?: ValueSource;
}

export interface ListExtras {
  /** Condition to show the numbers above */
  cards?: Record<string, Test>;
  /** Condition to show the buttons above */
  buttons?: Record<string, Test>;
  /** The part that shows, from `answer`, what an import would do; without it there is no import */
  imported?: string;
  /** Columns added to every list whose rows have the value */
  columns?: Column[];
}

export interface Menu {
  /** Position */
  at: 'top' | 'side' | 'end' | 'footer';
  /** Heading; at the end of a bar, the button that opens the menu */
  title?: string;
  /** Its items */
  items: MenuItem[];
}

export interface MenuLink {
  /** Its text */
  label: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A picture before the text, at the end of a bar; initials if there is none */
  image?: ValueSource;
  /** A number on it */
  badge?: ValueSource;
  /** Where it leads */
  to: Target | Target[];
}

export interface GuardStep {
  /** Which users */
  when: Condition;
  /** Where they go first */
  to: string;
  /** Screens that stay open to them, by name, each with a condition on `session` and `query`; {} means always */
  open?: Record<string, Condition>;
  /** The call that refreshes a stored session once before this step is checked */
  refresh?: Refresh;
}

export interface Draft {
  /** The property that identifies a draft; in the address it is called `draft` */
  key?: string;
  /** The call that creates a draft; its body is {step, furthest, steps} */
  create?: string;
  /** The `id` of what each user has one draft of, in place of `key` and `create` */
  of?: string;
  /** The call that reads a draft by its `id` */
  read: string;
  /** The call that saves a draft by its `id`; files stay in this browser */
  save: string;
  /** The call that deletes a draft by its `id`; the wizard then offers to discard it */
  delete?: string;
}

export interface Suggest {
  /** A form with one field, the file; a step has the same field */
  form: string;
  /** The call that reads the file; it answers a list of {field, text, value} for the user to choose from */
  operation: string;
  /** Message by field, if `meta.unread` of the answer lists unreadable entries as {field, unread, of}; {unread} is their number, {n} the total */
  unread?: Record<string, string>;
}

export interface Refresh {
  /** A call without parameters */
  operation: string;
  /** Path of the signed-in user */
  session: string;
}

export interface Citation {
  /** The title in its own language, as one would search for it */
  title: string;
  /** Its public address */
  url: string;
  /** The date or edition that was read, as it calls itself */
  published?: string;
  /** Whether the rules were taken from the text itself, from what others say of it, or from neither */
  read: 'original' | 'summary' | 'not-read';
  /** The address of the summary that was read instead */
  summary?: string;
  /** When somebody last compared the items with it */
  reviewed_on: string;
  /** Who compared them */
  reviewer: string;
}

export interface ChecklistItem {
  /** A heading */
  title: string;
  /** What is needed, and what counts as proof */
  needs: string;
  /** Who provides it */
  provided_by: 'candidate' | 'school' | 'referee';
  /** Whether it must be complete before the decision (hire) or only before the first day (start) */
  due: 'hire' | 'start';
  /** What it is needed for, as computed from the record: each country of the last ten years, each of these but the own one (abroad), each gap, the latest employer, or only a foreign nationality; without it, it is needed once */
  for_each?: 'country' | 'abroad' | 'gap' | 'employer' | 'foreigner';
  /** Months after which its proof lapses, unless the proof says so itself */
  lapses_after_months?: number;
  /** The form that is filled in for it */
  form?: string;
  /** Kinds of post that do not need it */
  not_for?: string[];
  /** The sources that it follows from */
  source: string | string[];
}

export interface EventNotification {
  /** The groups of recipients, by the names under which the code gives them */
  to: string[];
  /** Heading; a fact of the event is {name} */
  title: string;
  /** What has happened */
  text: string;
  /** Where its button leads; values are facts of the event, `application_id`, `vacancy_id` and `school_id` of what it is about, and `role_name`, the reader's role. Without it, or once that is deleted, it has no button */
  target?: Target | Target[];
}

export interface EventMail {
  /** The group of recipients */
  to: string;
  /** The setting that turns it off; of several, the first that the reader has on. Without it, it is always sent */
  kind?: string | string[];
  /** How soon it goes out: at once, because somebody waits for it (code), normally, or last, because many get it (bulk) */
  priority?: 'code' | 'normal' | 'bulk';
  /** Subject; {notification.title} is the notification's */
  subject: string | Plural;
  /** What it says between greeting and closing; {notification.text} is the notification's. What is empty is left out */
  body: MailPart[];
}

export interface MailText {
  /** A paragraph */
  text: string;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when: Condition;
}

export interface MailParagraphs {
  /** A fact that is a list of paragraphs */
  paragraphs: string;
}

export interface MailLines {
  /** Lines set apart: texts, or a fact that is a list of lines */
  lines: string | string[];
}

export interface MailQuote {
  /** A fact that is somebody's own words */
  quote: string;
}

export interface MailCode {
  /** A fact to copy */
  code: string;
}

export interface MailLink {
  /** Label; the first link of a mail is its button */
  label: string | Plural;
  /** Where it leads */
  screen: string;
  /** The parameters of its path */
  params?: Record<string, ValueSource>;
  /** Its query string */
  query?: ValueSources;
  /** A fact that is a list: a link for each entry, whose values are read like facts */
  each?: string;
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
}

export interface Plural {
  /** For none; this, two, few and many only in languages that have the form */
  zero?: string;
  /** For one */
  one: string;
  /** For two */
  two?: string;
  /** For a few, as the language counts them */
  few?: string;
  /** For many, as the language counts them */
  many?: string;
  /** For any other number; {n} is the number */
  other: string;
}

export interface StoredChange {
  /** What the field was called: its stored values move to the new name */
  renamedFrom?: string | string[];
  /** Old value → new value; null empties it */
  movedOptions?: Record<string, string | number | boolean | null>;
  /** How stored values get the new type */
  convert?: 'to-text' | 'to-number' | 'to-whole-number' | 'to-list' | 'to-single' | 'to-date';
  /** The day from which the values of a removed field are deleted; until then the field can come back */
  drop?: string;
}

export interface Warning {
  /** The field below which the hint appears */
  field: string;
  /** The field's day is before this one */
  before?: Clock;
  /** The field's number is less than this other value */
  below?: string;
  /** The field's number is more than this other value */
  above?: string;
  /** The hint */
  text: string;
}

export interface Transliterate {
  /** The other field */
  from: string;
  /** The letters of this field */
  script: 'arabic' | 'latin';
}

export interface Reads {
  /** The line; {value} is the moment as it will be read */
  text: string;
  /** How the moment reads */
  format: Format;
  /** The fact beside the field that holds the reader's time zone; while it is unknown, `place` counts */
  zone?: string;
  /** The fact beside the field that holds the time zone of the place */
  place: string;
}

export interface Form {
  "$schema"?: string;
  /** Heading of the form or step */
  title: string;
  /** The fields in their order, with labels, rules and messages */
  schema: FieldSchema;
  /** Fields drawn together; all other fields follow in order */
  groups?: FieldGroup[];
  /** How to draw the fields, by field */
  ui?: Record<string, FieldUi>;
  /** Hints below fields while the form's values match; they never block sending */
  warnings?: Warning[];
  /** What becomes of values that were stored before an edit, by field */
  stored?: Record<string, StoredChange>;
}

export interface Wizard {
  "$schema"?: string;
  /** A heading */
  title: string;
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** The form that describes its query string, except what tables, wizards, tabs, list-details and pagers add by themselves */
  query?: string;
  /** The data it loads, by name; a part loads some instead of `takes`, and is then for screens, outside lists and dialogs */
  data?: Record<string, DataSource>;
  /** Steps in a fixed order (linear), or all open at once, drawn as tabs (free) */
  order?: 'linear' | 'free';
  /** The steps in their order */
  steps: WizardStep[];
  /** The first values of the fields, and of facts (`readOnly`) */
  initial?: Initial;
  /** Text of the button to the next step; 'Save & Continue' by default */
  next?: string;
  /** Fills in the steps from an uploaded file */
  suggest?: Suggest;
  /** Saves unfinished input on the server; without it, only this browser keeps it */
  draft?: Draft;
  /** The call of the last step; of several, the first whose `when` holds */
  submit: Action | Action[];
}

export interface Table {
  "$schema"?: string;
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** An example inside the empty field */
  placeholder?: string;
  /** Initial order; a minus sorts downward; by default the operation's own */
  sort?: string;
  /** The form behind Filters; each field is a parameter of the operation */
  filters?: string;
  /** Filters that select what is to be done; when exactly these are set and nothing is left, the list says so */
  worklists?: Worklist[];
  /** The columns in their order; the first one names the row */
  columns: Column[];
  /** Where a row leads; without it, rows are not links */
  link?: Target | Target[];
  /** The menu of each row */
  actions?: Action[];
  /** Buttons of each row, before its menu */
  buttons?: Action[];
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** API component of a row */
  row: string;
  /** The property that identifies a row */
  key: string;
  /** The parameter that the search box fills */
  search?: string;
  /** Buttons for the selected rows; the call is made once for each row */
  each_selected?: Action[];
  /** Buttons for all selected rows, or all that match, in a single call: `item` has `ids` or `filter`, and `count` */
  all_selected?: Action[];
  /** How a `table` block with `board` lays rows out in columns */
  board?: Board;
  /** The button above the table */
  add?: Action;
  /** The button that downloads everything the search and filters match, in the current order */
  export?: Export;
  /** The button that uploads a file of rows */
  import?: Action;
  /** Text when there is nothing to show */
  empty: Saying;
  /** Text when search and filters match nothing; `empty` by default */
  no_match?: Saying;
}

export interface Crud {
  "$schema"?: string;
  /** What is maintained; from Country follow the calls createCountry, updateCountry and deleteCountry */
  entity: string;
  /** The list to show; its roles may enter unless `access` says otherwise. Export, import and merge buttons appear if the API has calls that end in the list's name and /export, /import or /{id}/merge */
  operation: string;
  /** Heading, in the plural: Countries */
  title: string;
  /** The singular, as in a sentence: country */
  one: string;
  /** A line below the heading */
  about?: string;
  /** Its address; parameters in braces */
  path: string;
  /** Old addresses that redirect here */
  redirects?: string[];
  /** The frame around it */
  layout: string;
  /** An example inside the empty field */
  placeholder?: string;
  /** Initial order; a minus sorts downward; by default the operation's own */
  sort?: string;
  /** The form behind Filters; each field is a parameter of the operation */
  filters?: string;
  /** Filters that select what is to be done; when exactly these are set and nothing is left, the list says so */
  worklists?: Worklist[];
  /** The columns in their order; the first one names the row */
  columns: Column[];
  /** Where a row leads; without it, rows are not links */
  link?: Target | Target[];
  /** The menu of each row */
  actions?: Action[];
  /** Buttons of each row, before its menu */
  buttons?: Action[];
  /** Who may enter; by default everyone who may call the list */
  access?: Access;
  /** Source of the numbers above: an answer with `cards` */
  stats?: DataSource;
  /** The property that identifies a row; by default the first whole number that the form does not ask for */
  key?: string;
  /** The form of Add and Edit */
  form?: string;
  /** How adding differs; false if nothing can be added */
  add?: false | CrudDeed;
  /** How editing differs; false if nothing can be edited */
  edit?: false | CrudDeed;
  /** How deleting differs; false if nothing can be deleted */
  delete?: false | CrudDeed;
  /** Text when there is nothing to show */
  empty?: Saying;
}

export interface Part {
  "$schema"?: string;
  /** The records it needs: name → API component, or "row" for a row of any list that uses it */
  takes?: Record<string, string>;
  /** The form that describes its query string, except what tables, wizards, tabs, list-details and pagers add by themselves */
  query?: string;
  /** The data it loads, by name; a part loads some instead of `takes`, and is then for screens, outside lists and dialogs */
  data?: Record<string, DataSource>;
  /** What it shows, from top to bottom */
  blocks: Block[];
}

export interface Lookup {
  "$schema"?: string;
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** The property to store */
  value: string;
  /** The property to show */
  label: string;
  /** The property to show instead in another language, where it is filled in */
  in?: Record<string, string>;
  /** The value labels of the shown property */
  labels?: string;
  /** Properties with further names, separated by commas, that a search in the loaded rows finds */
  also?: string[];
  /** The property with the number of matches, shown beside each choice */
  count?: string;
  /** The parameter that looks for words; a list that comes page by page is looked through by the server while one types */
  search?: string;
  /** The parameter of the list that takes several chosen values, to read those outside the loaded page in one call; a field with several values needs it */
  ids?: string;
  /** When to load the rows again; by default they stay cached */
  refetch?: ('mount' | 'focus' | 'reconnect')[];
}

export interface ValueLabels {
  "$schema"?: string;
  /** Custom labels that people have set; they take precedence */
  from?: MadeTexts;
  /** The first case that matches is used */
  cases: LabelCase[];
  /** Used when no case matches */
  else?: ValueLabel;
}

export interface Screen {
  "$schema"?: string;
  /** Its address; parameters in braces */
  path: string;
  /** Old addresses that redirect here */
  redirects?: string[];
  /** The frame around it */
  layout: string;
  /** The form that describes its query string, except what tables, wizards, tabs, list-details and pagers add by themselves */
  query?: string;
  /** The data it loads, by name; a part loads some instead of `takes`, and is then for screens, outside lists and dialogs */
  data?: Record<string, DataSource>;
  /** Further addresses of this screen, each with its query string values */
  also?: Record<string, unknown>;
  /** The address of the menu item that is marked while it is open; by default the one that its own address continues */
  belongs_to?: string;
  /** Title of the browser window */
  title: string;
  /** Who may enter */
  access: Access;
  /** Limits `access` further, by the session */
  when?: Condition;
  /** Where visitors go if `when` does not hold; by default the guard's `refused` */
  otherwise?: string;
  /** What search engines and link previews read; only for public screens */
  head?: Head;
  /** What it shows, from top to bottom */
  blocks: Block[];
}

export interface Layout {
  "$schema"?: string;
  /** Where the menus stand; none shows the page alone */
  frame: 'top' | 'side' | 'split' | 'none';
  /** Draws the frame only for these visitors; the rest see the page alone */
  when?: Condition;
  /** The product's name */
  brand?: string;
  /** Where the brand leads */
  home?: Target | Target[];
  /** Lets the user close a side menu down to its symbols */
  collapsible?: boolean;
  /** The picture beside a split frame */
  illustration?: string;
  /** The data it loads, by name */
  data?: Record<string, DataSource>;
  /** What every crud list in this frame also shows */
  lists?: ListExtras;
  /** The menus */
  menus?: Menu[];
}

export interface EventDocument {
  "$schema"?: string;
  /** What the code tells of it, by name; the texts fill in only these, as {name}. Of a list, also what each entry has: jobs, jobs.title */
  facts?: string[];
  /** What its readers find in the product */
  notification?: EventNotification;
  /** The mails, each to one group of recipients */
  mails?: EventMail[];
  /** The name under which webhooks are told of it, such as "book.sold", with the ids of what it is about */
  webhook?: string;
}

export interface Task {
  "$schema"?: string;
  /** Whom it waits for */
  for: string;
  /** A rule of openapi/access.yaml that must hold for the reader's session, such as "as owner" */
  rule?: string;
  /** What the code finds out, by name; `n` is a count and chooses between `one` and `other` */
  facts: Record<string, 'text' | 'texts' | 'number' | 'day' | 'moment'>;
  /** How soon, if nothing is due earlier: a task that is due within a week becomes `soon`, one that is due today `today` */
  urgency: 'today' | 'soon' | 'whenever';
  /** Among tasks of the same urgency, the lowest comes first */
  order: number;
  /** What to do; a fact is {name} */
  title: string | Plural;
  /** What there is to know about it */
  text?: string | Plural;
  /** The label of its button */
  label: string | Plural;
  /** The screen where it is done */
  to: Target | Target[];
}

export interface RecordDocument {
  "$schema"?: string;
  /** What they are called in the API, in the plural; from Reference requests follows the call listReferenceRequests, from the file's name the others: createReferenceRequest */
  title: string;
  /** What is asked */
  form: string;
  /** What one is about: the path of the call that adds it has that record's id */
  about?: 'application' | 'vacancy' | 'candidate' | 'school';
  /** Whether a person writes only one, or only one about each record */
  once?: boolean;
  /** The days after which one is deleted; it goes with its author's account in any case */
  keep_days: number;
  /** Fields with a choice, by which the list can be filtered */
  filters?: string[];
  /** Who may add one; "anybody" also without signing in */
  create: Admission;
  /** Who may read them, singly, as a list and as a file; a rule about the record also limits the list */
  read: Admission;
  /** Who may change one; nobody by default */
  change?: Admission;
  /** Who may delete one; nobody by default */
  delete?: Admission;
}

export interface Checklist {
  "$schema"?: string;
  /** A heading */
  title: string;
  /** Countries whose rules it holds, by their ISO codes: GB; without them, it is for all others */
  countries?: string[];
  /** The day of its last change */
  version: string;
  /** Where its rules come from, by name */
  sources: Record<string, Citation>;
  /** What must be there, by key, in this order; a key is stored and stays the same */
  items: Record<string, ChecklistItem>;
}

export interface Messages {
  "$schema"?: string;
  /** In a language's file, where its code does not say it: its own name (title), its direction (dir), the locale of its numbers and dates, the comma of its lists, a second calendar */
  "$language"?: Record<string, string>;
  [key: string]: string | Plural | undefined;
}

export interface Guard {
  "$schema"?: string;
  /** Where visitors go who must sign in first */
  signIn: string;
  /** Where users go to verify their e-mail address */
  verify: string;
  /** Where users go whose role may not enter */
  refused: string;
  /** Where signed-in users go who open a guests' page */
  home: string;
  /** The screen for unknown addresses */
  notFound: string;
  /** The screen shown after an error */
  error: string;
  /** What users must finish first; the first step whose `when` holds applies */
  steps?: GuardStep[];
  /** The call that refreshes the session when the server refuses a call */
  recheck?: Refresh;
}

export interface Site {
  "$schema"?: string;
  /** The time zone of its days: Asia/Riyadh */
  time_zone: string;
  /** The currency of amounts that name none, as three letters: SAR */
  currency: string;
  /** The day on which its weeks start */
  week_starts: 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday';
}

export type Action = string | ActionUse | Act;

export type NamedAction = Act | ActionUse;

export type Initial = string | Record<string, ValueSource> | Initial[];

export type Test = FieldSchema | false;

export type Limit = number | Data;

export type DateLimit = string | Data | Clock;

export type Access = 'public' | 'guest' | 'unverified' | string[];

export type Admission = 'anybody' | string[] | RoleRules;

export type BoardColumn = string | BoardGroup;

export type Saying = string | MessageWith;

export type FailureText = string | string[];

export type MailPart = string | Plural | MailText | MailParagraphs | MailLines | MailQuote | MailCode | MailLink;

export type MenuItem = MenuLink | ActionUse;

export type Block = HeaderBlock | TextBlock | FormBlock | WizardBlock | ReviewBlock | TableBlock | ListBlock | StatsBlock | DetailBlock | TabsBlock | ChartBlock | DocumentBlock | TimelineBlock | SectionBlock | ActionsBlock | NoticeBlock | UseBlock;

export interface HeaderBlock {
  block: 'header';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Variant */
  variant?: 'page' | 'hero' | 'card' | 'row' | 'person' | 'section' | 'feature';
  /** A symbol */
  icon?: IconName;
  /** A picture before the title */
  image?: Show;
  /** A wide picture above; a pattern if there is none */
  cover?: Show;
  /** The heading; the path of a choice alone shows its label */
  title: string;
  /** Where it leads */
  to?: Target | Target[];
  /** Lines below the title */
  meta?: Show[];
  /** Facts as chips */
  chips?: Show[];
  /** States as badges */
  badges?: Show[];
  /** A hero's search box; results appear on another screen */
  search?: SearchBox;
  /** Buttons */
  actions?: Action[];
}

export interface TextBlock {
  block: 'text';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Variant */
  variant?: 'plain' | 'lead' | 'muted' | 'quote' | 'checklist';
  /** A fixed text */
  text?: string;
  /** A value from the data */
  value?: ValueSource;
  /** How to write the value */
  format?: Format;
  /** Lines of a list */
  items?: string[];
  /** Text when there is nothing to show */
  empty?: Saying;
}

export interface FormBlock {
  block: 'form';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The form */
  form: string;
  /** "query" keeps its values in the query string: the form is a filter */
  bind?: 'query';
  /** A filter's number of matches, shown on the button that closes it on a phone */
  found?: Show;
  /** The first values of the fields, and of facts (`readOnly`) */
  initial?: Initial;
  /** Its button; of several, the first whose `when` holds */
  submit?: Action | Action[];
  /** Blocks below the fields once the call has answered, until a field changes; they and `submit` read the answer as `result`. While `submit` does not apply, they stand alone */
  answer?: Block[];
}

export interface WizardBlock {
  block: 'wizard';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The wizard */
  wizard: string;
  /** The records that it takes, by the names it gives them */
  with?: Record<string, ValueSource>;
}

export interface ReviewBlock {
  block: 'review';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
}

export interface TableBlock {
  block: 'table';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The table */
  table: string;
  /** The records that it takes, by the names it gives them */
  with?: Record<string, ValueSource>;
  /** Shows the table as a board: rows are cards to move between columns */
  board?: boolean;
  /** Prefix of its search, filters, order and page in the address, if there are two lists */
  name?: string;
}

export interface ListBlock {
  block: 'list';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A heading */
  title?: string;
  /** The list; fixed rows are written {const: [...]} */
  rows: ValueSource;
  /** The part that draws a row */
  part?: string;
  /** Blocks that draw a row; the row is `item` */
  blocks?: Block[];
  /** Variant; `columns` are side by side, and below each other on a phone; `compare` is a table with a column for each row: the first block that draws a row heads its column, each further one is a section whose title names the line; `month` shows rows on the days of a month, and on a phone the days that have some: a row is drawn by a header, whose title, link and first badge stand on its day */
  variant?: 'cards' | 'rows' | 'grid' | 'columns' | 'chips' | 'checklist' | 'stats' | 'carousel' | 'steps' | 'compare' | 'month';
  /** Of a checklist: whether the row is fulfilled, or its state with value labels */
  mark?: Show;
  /** Maximum number of rows or entries */
  limit?: number;
  /** Text when there is nothing to show */
  empty?: Saying;
  /** The button shown when there are no rows */
  action?: NamedAction;
  /** Where the page number is kept in the query string */
  pager?: string;
  /** The day or moment of a stage, or of a row (`item`) of a month */
  date?: ValueSource;
  /** Where the query string keeps what is open: the tab, the row of a list-detail, a month other than the current one */
  bind?: string;
}

export interface StatsBlock {
  block: 'stats';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A heading */
  title?: string;
  /** Variant */
  variant?: 'cards' | 'strip' | 'meter' | 'price';
  /** What it shows, one beside or below the other */
  items: Show[];
}

export interface DetailBlock {
  block: 'detail';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A heading */
  title?: string;
  /** Label beside the value (plain), above it (stacked), or above it in columns */
  variant?: 'plain' | 'stacked' | 'columns';
  /** What it shows, one beside or below the other */
  items: Show[];
  /** Text when there is nothing to show */
  empty?: Saying;
}

export interface TabsBlock {
  block: 'tabs';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Where the query string keeps what is open: the tab, the row of a list-detail, a month other than the current one */
  bind: string;
  /** The tab to open first; by default the first one */
  default?: string;
  /** The tabs */
  tabs: Tab[];
}

export interface ChartBlock {
  block: 'chart';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Title, also read aloud by screen readers */
  title: string;
  /** Variant; `stacked` puts the series of a row on top of each other, `pie` shows the parts of a whole: one series, with a part for each row */
  variant?: 'bars' | 'stacked' | 'line' | 'pie';
  /** The list; fixed rows are written {const: [...]} */
  rows: ValueSource;
  /** The day or category of a row; the row is `item`. Every category is written, days only as far as there is space */
  x: Show;
  /** A row's numbers, each with a label */
  series: Show[];
}

export interface DocumentBlock {
  block: 'document';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Name of the file, also read aloud by screen readers */
  title: string;
  /** Address of the file; PDFs are drawn, Word documents shown as text, other files only downloaded */
  value: ValueSource;
  /** Text when there is nothing to show */
  empty?: Saying;
}

export interface TimelineBlock {
  block: 'timeline';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The list; fixed rows are written {const: [...]} */
  rows: ValueSource;
  /** A stage's name; the stage is `item` */
  title: string;
  /** The day or moment of a stage, or of a row (`item`) of a month */
  date?: ValueSource;
  /** done, current, stopped or next */
  state?: ValueSource;
  /** Lines below the title */
  meta?: Show[];
  /** Text when there is nothing to show */
  empty?: Saying;
}

export interface SectionBlock {
  block: 'section';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Anchor for links */
  id?: string;
  /** A heading */
  title?: string;
  /** Variant; `list-detail` shows a list (`aside`) and the details of its open row, on a phone one of the two; links in the list that lead to that row are marked as current; `disclosure` is folded until its title is pressed; `accordion` opens one of its disclosures at a time */
  variant?: 'plain' | 'panel' | 'chapter' | 'sidebar-start' | 'sidebar-end' | 'grid' | 'steps' | 'list-detail' | 'disclosure' | 'accordion';
  /** Where the query string keeps what is open: the tab, the row of a list-detail, a month other than the current one */
  bind?: string;
  /** Blocks at the side */
  aside?: Block[];
  /** Puts the side blocks first on narrow screens */
  aside_first?: boolean;
  /** False leaves it out when the page is printed */
  print?: boolean;
  /** What it shows, from top to bottom */
  blocks: Block[];
}

export interface ActionsBlock {
  block: 'actions';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** A heading */
  title?: string;
  /** Puts the actions in a menu behind one button, named by the title */
  folded?: boolean;
  /** Variant; a bar stays at the bottom of a phone's screen */
  variant?: 'buttons' | 'links' | 'chips' | 'segmented' | 'bar';
  /** Buttons */
  actions: Action[];
}

export interface NoticeBlock {
  block: 'notice';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The tone, and with it the colour */
  tone?: 'neutral' | 'info' | 'brand' | 'sand' | 'success' | 'warning' | 'danger' | 'muted';
  /** A symbol */
  icon?: IconName;
  /** What has happened */
  title: string;
  /** What to do */
  text?: string;
  /** Buttons */
  actions?: Action[];
}

export interface UseBlock {
  block: 'use';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** The part */
  part: string;
  /** The records it needs; without it, a screen's own data of the same names */
  with?: Record<string, ValueSource>;
}

export type Act = CallAction | OpenAction | GoAction | SetAction | ShareAction | CopyAction;

export interface CallAction {
  action: 'call';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** The call */
  operation: string;
  /** Its parameters */
  params?: Record<string, ValueSource>;
  /** Its body, added to what a form sends */
  body?: Record<string, ValueSource>;
  /** A question to confirm first; {name} is a property of the item unless `with` fills it, {n} the number of rows */
  confirm?: Saying;
  /** What follows from it, below the question; its gaps are filled in the same way */
  confirm_text?: Saying;
  /** The button that confirms, as verb and noun; by default, the action's own label */
  confirm_label?: string;
  /** Makes or uses a passkey with the `options` of the answer; then this call takes `credential`, and its answer is the result */
  credential?: string;
  /** What happens then */
  success?: Success;
  /** Text when the call fails */
  error?: FailureText;
}

export interface OpenAction {
  action: 'open';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** Heading of the dialog; the title of a wizard in it by default */
  title?: string;
  /** What it shows, from top to bottom */
  blocks: Block[];
  /** Opens the dialog by itself on this condition, and clears it from the query string */
  opens?: Condition;
}

export interface GoAction {
  action: 'go';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** Where it leads */
  to: Target | Target[];
}

export interface SetAction {
  action: 'set';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** Values of the query string */
  query?: ValueSources;
  /** Removes all other values */
  replace?: boolean;
  /** Values for this browser to remember, read as prefs.name; `language` is that of the texts */
  prefs?: Record<string, ValueSource>;
}

export interface ShareAction {
  action: 'share';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** What to share; this page by default */
  to?: Target | Target[];
}

export interface CopyAction {
  action: 'copy';
  /** The records it needs: name → API component */
  takes?: Record<string, string>;
  /** Its text */
  label?: string;
  /** A symbol */
  icon?: IconName;
  /** Symbol, text or both; screen readers read the text in any case; at the end of a bar, it is hidden on narrow screens */
  show?: 'both' | 'label' | 'icon';
  /** Emphasis; a form's button is primary by default, others secondary */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Condition to show, load or apply it, or to go there; without it, always */
  when?: Condition;
  /** Condition to show it as pressed */
  pressed?: Condition;
  /** The symbol while it is pressed */
  pressedIcon?: IconName;
  /** The button's text while it is pressed */
  pressedLabel?: string;
  /** A number on it */
  badge?: ValueSource;
  /** Seconds until it can be pressed again */
  cooldown?: number;
  /** Keyboard shortcut: Alt+ArrowDown, or a single letter while `prefs.letter_keys` is not off */
  keys?: string;
  /** What to copy; a list gives one line per entry */
  value: string;
  /** Saves a text file of this name instead */
  file?: string;
}

export type Format = 'text' | 'number' | 'percent' | 'share' | 'money' | 'money-k' | 'money-range' | 'date' | 'date-time' | 'long-date-us' | 'month-year' | 'year' | 'weekday' | 'zoned-time' | 'relative-time' | 'slug' | 'html' | 'image' | 'link' | 'file' | 'yes-no' | 'bytes';

export type Widget = 'text' | 'textarea' | 'password' | 'search' | 'select' | 'multi-select' | 'tags' | 'checkbox' | 'checkboxes' | 'segmented' | 'radio' | 'date' | 'datetime' | 'file' | 'image' | 'rich-text' | 'otp' | 'hidden';

export type ScopeName = 'route' | 'query' | 'session' | 'prefs' | 'item' | 'form' | 'result' | 'error';

/** How a value is shown if no format is given. */
export type Label = { labels: Record<string, string> } | { lookup: string };

/** A module of `generated/screens/`: everything that a screen can reach, by name. */
export interface Definitions {
  screen: Screen;
  layout: Layout;
  parts: Record<string, Part>;
  wizards: Record<string, Wizard>;
  tables: Record<string, Table>;
  labels: Record<string, ValueLabels>;
  actions: Record<string, NamedAction>;
  lookups: Record<string, Lookup>;
  forms: Record<string, () => Promise<{ form: FormModule }>>;
  /** By path as written in documents, for values shown without a format: "item.kind". */
  labelsByPath: Record<string, Label>;
  /** The names of all blocks that occur. */
  blocks: string[];
  /** The messages that its documents name, by key. */
  texts: Record<string, string | { one?: string; other: string }>;
  /** The operations that its documents call, by operationId. */
  calls: Readonly<Record<string, Operation>>;
}
