import type { FormModule } from '../../language/run/form/form-module.ts';
import type { Mode } from '../../language/run/form/normalise.ts';
import type { Db } from '../db/connect.ts';
import type { UserChanges } from '../db/user-changes.ts';
import type { Mailer } from '../mail/mail-outbox-queries.ts';
import type { AccessRules, AccessTable } from './access.ts';
import type { StoredValues } from './body/stored-values.ts';
import type { ApiDocument } from './document.ts';
import type { Settings } from './handler.ts';
import type { NoteCalls } from './note-calls.ts';
import type { FindSession } from './session-user.ts';
import type { FileStore } from './upload/file-store.ts';
import type { WatchCalls } from './watch/watched-call.ts';

/** What the generator says about an operation; `roles` null means any signed-in user. */
export type OperationInfo = {
  method: string;
  path: string;
  security: 'public' | 'anybody' | 'session' | 'unverified';
  roles: readonly string[] | null;
  forms: readonly string[];
  formSets: readonly (readonly string[])[];
  mode: Mode;
  /** What the call is noted as, for who investigates. */
  event: string | null;
};

/** What the API is put together of. */
export type ApiParts = {
  document: ApiDocument;
  operations: Readonly<Record<string, OperationInfo>>;
  /** Loads a form by its name. */
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
  handlers: Readonly<Record<string, unknown>>;
  access: AccessTable;
  /** The rules of the access table that are functions. */
  accessRules: AccessRules;
  storedValues: StoredValues;
  db: Db;
  noted: NoteCalls;
  watch: WatchCalls;
  findSession: FindSession;
  files: FileStore;
  mail: Mailer;
  changes: UserChanges;
  settings: Settings;
  clock: () => Date;
};
