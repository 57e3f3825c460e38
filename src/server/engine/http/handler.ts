import type { operations as Documented } from '../../../../generated/api.d.ts';
import type { OperationId, operations } from '../../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import type { Later } from '../db/later-writes.ts';
import type { UserChanges } from '../db/user-changes.ts';
import type { StoredFile } from '../files/file-queries.ts';
import type { Files } from '../files/file-store.ts';
import type { Upload } from '../files/upload.ts';
import type { Mailer } from '../mail/mail-outbox-queries.ts';
import type { ConditionFor, Foresee, RecordFor, RecordIdOf, RecordOfPath } from './access.ts';
import type { AnswerInput } from './answered.ts';
import type { Cookie } from './cookie.ts';
import type { EventsReply } from './events/event-streams.ts';
import type { SeenVersions } from './record-version.ts';
import type { SessionUser } from './session-user.ts';
import type { CallEvents } from './watch/watched-call.ts';
import type { WorkshopDesk } from './workshop-desk.ts';

/**
 * Handler types, derived from the operationId and the OpenAPI document: a handler that reads an unknown
 * parameter, or returns another shape, does not compile.
 */

type Empty = Record<never, never>;
type ParametersIn<K extends OperationId, Name extends string> = Documented[K]['parameters'] extends {
  [P in Name]?: infer Value;
}
  ? [NonNullable<Value>] extends [never]
    ? Empty
    : NonNullable<Value>
  : Empty;

export type PathParams<K extends OperationId> = ParametersIn<K, 'path'>;
export type QueryParams<K extends OperationId> = ParametersIn<K, 'query'>;

/** The document has Blob for a file in a body; on the server it is an upload on disk. */
type Uploaded<T> = T extends Blob
  ? Upload
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? Uploaded<Item>[]
      : T extends object
        ? { [Key in keyof T]: Uploaded<T[Key]> }
        : T;

type Content<T> = T extends { content: infer Types } ? Types : never;
type BodyContent<Types> = Types extends { 'multipart/form-data': infer Form }
  ? Form
  : Types extends { 'application/json': infer Json }
    ? Json
    : undefined;

/** The decoded, normalised and validated body. */
export type Body<K extends OperationId> = Documented[K] extends { requestBody?: infer Request }
  ? Uploaded<BodyContent<Content<NonNullable<Request>>>>
  : undefined;

/** An answer that is a stored file instead of JSON. */
export type FileReply =
  | { file: StoredFile }
  | { text: TextFile }
  | { bytes: BytesFile }
  | { archive: Archive };

/** A file generated for this answer only, at once or piece by piece while it is sent. */
export type TextFile = { name: string; media_type: string; content: string | AsyncIterable<string> };

/** A file of another kind than text, generated for this answer only. */
export type BytesFile = { name: string; media_type: string; content: Buffer };

/** A ZIP archive created while it is sent. */
export type Archive = { name: string; entries: AsyncIterable<ArchiveEntry> };
export type ArchiveEntry = { name: string; content: string | AsyncIterable<string> | { file: StoredFile } };

type Successes = 200 | 201 | 202;
type Success<K extends OperationId> = {
  [Status in keyof Documented[K]['responses']]: Status extends Successes
    ? Content<Documented[K]['responses'][Status]>
    : never;
}[keyof Documented[K]['responses']];

/** The message, where the document has no fixed one because it has placeholders or is one of several. */
type Said<K extends OperationId> = (typeof operations)[K]['message'] extends string
  ? { message?: never }
  : { message: string };

/** A handler's answer: the envelope without `status` and the document's message, which the router adds. */
export type Reply<K extends OperationId> =
  Success<K> extends { 'application/json': infer Envelope }
    ? AnswerInput<Omit<Envelope, 'status' | 'message'>> & Said<K>
    : Success<K> extends { 'text/event-stream': unknown }
      ? EventsReply
      : FileReply;

/** The `data` of an operation's answer: the type that queries and presenters return. */
export type Data<K extends OperationId> =
  Reply<K> extends { data?: infer Value } ? NonNullable<Value> : never;

/** What a record's finder returns, if the path names the record; otherwise never. */
type InPath<K extends OperationId, How extends keyof RecordOfPath<K>> =
  PathParams<K> extends { [Name in RecordIdOf<K>]: { [One in Name]: number } }[RecordIdOf<K>]
    ? RecordOfPath<K>[How]
    : never;

type WithoutBody<K extends OperationId> = Documented[K] extends { requestBody?: never } ? K : never;

export type Call<K extends OperationId> = {
  path: PathParams<K>;
  query: QueryParams<K>;
  /** The record whose id is in the path, which the caller may access. */
  record: InPath<K, 'found'>;
  /** Reads that record again, locked until the transaction ends; throws the 404 or 403 if it has changed. */
  locked: [InPath<K, 'locked'>] extends [never] ? never : (tx: Db) => Promise<InPath<K, 'locked'>>;
  /**
   * Refuses a record that `openapi/access.yaml` does not let the caller access, for operations whose body
   * names the record. An answer without this check fails.
   */
  allow: [InPath<K, 'found'> | WithoutBody<K>] extends [never]
    ? (record: RecordFor<K>) => Promise<void>
    : never;
  /** For a list: the column values that its rows must have; null when the caller may see none. */
  listCondition: () => ConditionFor<K> | null;
  /**
   * Reads, decodes, normalises and validates the body; throws the 4xx. An operation that uses `allow` calls it
   * afterwards, so that a 422 reveals nothing about others' records. `facts` are values from the database that the form's
   * rules need (rows of `answers` with their questions, allowed options), or a function of the decoded, not
   * yet validated body that returns them. `stored` is the record being changed: a rule that compares two
   * fields then applies even when only one of them is sent. `within` is the transaction that has locked it.
   */
  body: (facts?: Facts | FindFacts, stored?: Facts, within?: Db) => Promise<Body<K>>;
  /**
   * Waits for the body and returns its fields as sent, unchecked. Call it before a transaction, so that no
   * lock waits for a client.
   */
  received: () => Promise<Facts>;
  /** The versions of the record that the change may be made of (`If-Match`), for records that the handler locks itself. */
  seen: SeenVersions;
  /** Reads the items of reference lists that the body chooses, in a statement of the caller's; `body` then does not. */
  readChosen: (one: Db) => Promise<void>;
};

export type Facts = Readonly<Record<string, unknown>>;
/** `one` may collect its queries with those of the form's rules. */
export type FindFacts = (sent: Readonly<Record<string, unknown>>, one: Db) => Promise<Facts>;

type SecurityOf<K extends OperationId> = (typeof operations)[K]['security'];
type UserOf<K extends OperationId> =
  SecurityOf<K> extends 'public' ? null : SecurityOf<K> extends 'anybody' ? SessionUser | null : SessionUser;

/** The configuration that handlers need. */
export type Settings = {
  /** The start of links in mails, without a trailing slash. */
  publicUrl: string;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  /** The recipient of visitors' messages; null for every Admin. */
  adminEmail: string | null;
  /** Whether new passwords may not be common ones. */
  passwordBlocklist: boolean;
  /** Whether a new password is known from a breach; null or absent: not checked. */
  isBreached?: ((password: string) => Promise<boolean>) | null;
  adminNeedsFactor: boolean;
  /** Edits of definitions on the running site; null or absent: there are none. */
  workshop?: WorkshopDesk | null;
};

export type Context<K extends OperationId = OperationId> = {
  db: Db;
  /**
   * The user, signed in, verified and of an admitted role; null for public operations and without a session.
   */
  user: UserOf<K>;
  /** The call's bearer token, for operations on the session itself. */
  token: string | null;
  /** The caller's network, the key of limits per address. */
  address: string;
  userAgent: string | undefined;
  cookies: {
    read: (name: string) => string | null;
    /** Sets a cookie if the answer is a success. */
    write: (cookie: Cookie) => void;
  };
  events: CallEvents;
  foresee: Foresee;
  /** Writes what no answer waits for. */
  later: Later;
  files: Files;
  mail: Mailer;
  changes: UserChanges;
  settings: Settings;
  /** The current time. Rules use it instead of the database's now(), so that tests can set it. */
  clock: () => Date;
};

export type Handler<K extends OperationId> =
  | ((call: Call<K>, context: Context<K>) => Promise<Reply<K>>)
  | ([InPath<K, 'found'>] extends [never] ? never : FindingHandler<K>)
  | ([InPath<K, 'locked'>] extends [never] ? never : LockingHandler<K>);

/**
 * A handler whose record the router reads only once, locked in the transaction in which `change` runs.
 * `answer` runs after it.
 */
export type LockingHandler<K extends OperationId> = {
  change: (
    call: Omit<Call<K>, 'record'> & { record: InPath<K, 'locked'> },
    tx: Db,
    context: Context<K>,
  ) => Promise<void>;
  answer: (call: Omit<Call<K>, 'record'>, context: Context<K>) => Promise<Reply<K>>;
};

/** A handler that reads its record in one statement with what else it needs. */
export type FindingHandler<K extends OperationId> = {
  find: (
    call: Omit<Call<K>, 'record'> & {
      /** Reads the record; throws the 404 or 403. */
      found: (one: Db) => Promise<InPath<K, 'found'>>;
    },
    context: Context<K>,
  ) => Promise<Reply<K>>;
};

/** Exactly one handler for every operation of the document. */
export type Handlers = { [K in OperationId]: Handler<K> };
