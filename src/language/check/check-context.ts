import type { Block } from '../../../generated/definitions.d.ts';
import type { Operation } from '../compile/api/api-document.ts';
import type { ApiNode } from '../compile/api/api-node.ts';
import type { Names } from '../compile/known-names.ts';
import type { Project } from '../compile/project.ts';
import type { Document } from '../grammar/documents.ts';
import { nearest } from '../grammar/nearest-name.ts';
import type { Place } from '../grammar/place.ts';
import type { KnownValue, Schema, Spot } from './value/known-value.ts';

export type KnownOperation = {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Map<string, { required: boolean; schema: Schema }>;
  /** The schema of `data` in a successful answer; undefined for answers that are not JSON. */
  answer: KnownValue | undefined;
  /** The body's schema; undefined without a body. */
  body: Schema | undefined;
  security: 'public' | 'anybody' | 'signed-in' | 'verified';
  roles: string[] | null;
};

/** The state that all checks share. */
export type Check = {
  project: Project;
  names: Names;
  operations: Map<string, KnownOperation>;
  /** The preferences that actions store in the browser, by name. */
  prefs: Record<string, KnownValue>;
  /** The forms that are rendered; the others only describe a query string. */
  drawn: ReadonlySet<string>;
  /** Documents whose grammar is valid; only these are checked further. */
  sound: Set<Document>;
  /** `about` names what is missing, so that all its uses count as one mistake. */
  add: (place: Place, message: string, about?: string) => void;
  /** Checks blocks; passed in because actions that open dialogs recurse into it. */
  blocks: (blocks: Block[], spot: Spot, place: Place) => void;
  /** Checks whether each case of value labels can occur for a value. */
  fitsLabels: (labels: string, value: KnownValue | undefined, place: Place) => void;
  /** The names in scope that a document reads. */
  read: Map<Document, Set<string>>;
  /** The fields of the query string that a document reads. */
  readQuery: Map<Document, Set<string>>;
  /** Records that a document shows the value at a path. */
  noteShown: (document: Document, path: string, value: KnownValue) => void;
};

/** Reports an unknown name, with the closest known one; returns whether it is known. */
export function exists(
  check: Check,
  what: string,
  name: string,
  known: Iterable<string>,
  place: Place,
): boolean {
  const names = [...known];
  if (names.includes(name)) return true;
  // Authors often write the text itself where a message key belongs.
  const isText = what === 'message' && /\s/.test(name);
  const refused = isText
    ? `"${name}" is a text, not the key of a message; put the text into schemas/messages/, and its key here`
    : `there is no ${what} "${name}"${nearest(name, names)}`;
  check.add(place, refused, `${what} ${name}`);
  return false;
}

/** Returns a document by folder and name, typed; undefined if there is none or its grammar is invalid. */
export function documentOf<T>(
  check: Check,
  folder: 'forms' | 'wizards' | 'tables' | 'parts' | 'lookups' | 'labels' | 'actions' | 'screens' | 'layouts',
  name: string | undefined,
): (Document & { value: ApiNode & T }) | undefined {
  const document = name === undefined ? undefined : check.project.documents[folder].get(name);
  return document && check.sound.has(document) ? (document as Document & { value: ApiNode & T }) : undefined;
}

/** Returns the API's component of this name. */
export function componentOf(check: Check, name: string): Schema | undefined {
  return check.project.api.components.schemas[name] as Schema | undefined;
}
