import type { FormModule } from '../../../language/run/form/form-module.ts';
import type { Mode } from '../../../language/run/form/normalise.ts';
import type { Db } from '../db/connect.ts';
import type { Later } from '../db/later-writes.ts';
import type { Replica } from '../db/replica.ts';
import type { UserChanges } from '../db/user-changes.ts';
import type { FileStore } from '../files/file-store.ts';
import type { MailWorker } from '../mail/mail-worker.ts';
import type { Lanes } from '../queues/lanes.ts';
import type { AccessRules, AccessTable } from './access.ts';
import type { AuditCalls } from './audit-calls.ts';
import type { StoredValues } from './body/stored-values.ts';
import type { ApiDocument } from './document.ts';
import type { Settings } from './handler.ts';
import type { NamedItems } from './item-names.ts';
import type { RecordFinder } from './records.ts';
import type { FindSession, SessionMark } from './session-user.ts';
import type { WatchCalls } from './watch/watched-call.ts';

/** An operation's generated properties; `roles` null means any signed-in user. */
export type OperationInfo = {
  method: string;
  path: string;
  security: 'public' | 'anybody' | 'signed-in' | 'verified';
  roles: readonly string[] | null;
  forms: readonly string[];
  formSets: readonly (readonly string[])[];
  /** The conditions under which forms of a wizard are asked, by form. */
  branches?: Readonly<Record<string, object>>;
  mode: Mode;
  /** The message of its answer; null where the handler supplies it. */
  message: string | null;
  /** The name of its security event; null if it is not logged. */
  event: string | null;
  /** The scope that an API key needs; null if it refuses keys. */
  scope: string | null;
};

/** What is described and written of an API, whatever serves it; never changed once made. */
export type DescribedApi = {
  document: ApiDocument;
  operations: Readonly<Record<string, OperationInfo>>;
  /** Loads a form by its name. */
  forms: Readonly<Record<string, () => Promise<{ form: FormModule }>>>;
  handlers: Readonly<Record<string, unknown>>;
  access: AccessTable;
  /** The access rules that are functions. */
  accessRules: AccessRules;
  /** The finders of the records that rules are about, by name. */
  records: Readonly<Record<string, RecordFinder>>;
  storedValues: StoredValues;
  namedItems: NamedItems;
};

/** The parts that make up a served API. */
export type ApiParts = DescribedApi & {
  db: Db;
  /** The database for visitors' reads. */
  visitorsDb: Db;
  /** A standby for reads. */
  replica: Replica | null;
  sessionMark: SessionMark;
  /** Where reads queue: visitors' by network, others' by account. */
  lanes: { networks: Lanes; accounts: Lanes };
  noted: AuditCalls;
  watch: WatchCalls;
  findSession: FindSession;
  later: Later;
  files: FileStore;
  mail: Pick<MailWorker, 'forCall'>;
  changes: UserChanges;
  settings: Settings;
  clock: () => Date;
};
