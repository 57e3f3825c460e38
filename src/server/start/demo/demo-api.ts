import { randomUUID } from 'node:crypto';
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { access } from '../../../../generated/access.ts';
import { forms } from '../../../../generated/form-index.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { readSessionUser } from '../../areas/account/session-queries.ts';
import { storedValues } from '../../areas/reference/stored-values.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Fields } from '../../engine/db/record.ts';
import type { CallFiles, FileStore } from '../../engine/files/file-store.ts';
import { sanitizeUpload } from '../../engine/files/sanitize-upload.ts';
import type { Upload } from '../../engine/files/upload.ts';
import { recordInPath } from '../../engine/http/access.ts';
import { type AnyCall, type AnyContext, asAnyHandler, runHandler } from '../../engine/http/any-handler.ts';
import { type BodyReader, bodyReader } from '../../engine/http/body/body-reader.ts';
import { fileFields } from '../../engine/http/body/file-field.ts';
import { ruleContext } from '../../engine/http/body/request-body.ts';
import type { ApiDocument } from '../../engine/http/document.ts';
import type { Context, Data } from '../../engine/http/handler.ts';
import type { RecordFinder } from '../../engine/http/records.ts';
import { UNWATCHED } from '../../engine/http/watch/watched-call.ts';
import { handlers } from '../handlers.ts';
import { records } from '../records.ts';

/** Demo actions send no mail, because nobody would read it. */
export const demoPosting: Pick<Context, 'mail' | 'settings'> = {
  mail: {
    post: async () => {},
    toPost: () => [],
    forget: async () => [],
    discard: async () => {},
    hurry: () => {},
  },
  settings: {
    publicUrl: 'http://localhost',
    rateLimitScale: 1,
    adminEmail: null,
    passwordBlocklist: false,
    adminNeedsFactor: false,
  },
};

type Request = { path?: Fields; body?: Fields };

type Props = { db: Db; store: FileStore; files: CallFiles; document: ApiDocument; folder: string };

/**
 * Performs actions of demo users through the API's own handlers, each at its own time, so that their input is
 * sanitised and validated like anyone's.
 */
export class DemoApi {
  readonly db: Db;
  readonly #store: FileStore;
  readonly #files: CallFiles;
  readonly #document: ApiDocument;
  readonly #folder: string;
  readonly #readers = new Map<OperationId, BodyReader | null>();

  constructor({ db, store, files, document, folder }: Props) {
    this.db = db;
    this.#store = store;
    this.#files = files;
    this.#document = document;
    this.#folder = folder;
  }

  async act<K extends OperationId>(
    userId: number,
    at: Date,
    operation: K,
    request: Request = {},
  ): Promise<Data<K>> {
    const { path = {}, body = {} } = request;
    const plan = await this.#readerOf(operation);
    const editedId = typeof path.id === 'number' ? path.id : null;
    const record = recordInPath(operation, operations[operation].path, access, records);
    const finder: RecordFinder | null = record && records[record.finder];
    const id = Number(path[record?.param ?? '']);
    const call: AnyCall = {
      path,
      query: {},
      record: undefined,
      locked: async (tx) => finder!.lock!(tx, id),
      allow: async () => {},
      listCondition: () => ({}),
      seen: null,
      readChosen: async () => undefined,
      received: async () => body,
      body: async (facts = {}, stored = {}) =>
        plan?.check(body, facts, stored, ruleContext(this.db, { clock: () => at, editedId, storedValues })),
    };
    const user = await readSessionUser(this.db, userId);
    const noted: Promise<void>[] = [];
    const context: AnyContext = {
      db: this.db,
      user,
      token: null,
      address: '',
      events: UNWATCHED,
      foresee: async () => {},
      userAgent: undefined,
      cookies: { read: () => null, write: () => {} },
      changes: { of: () => () => {}, close: async () => {} },
      files: this.#files,
      later: { note: (kind, row) => void noted.push(kind.write(this.db, [row])) },
      ...demoPosting,
      clock: () => at,
    };
    const find = finder && ((one: Db) => finder.find(one, id, { db: this.db, user, now: at, operation }));
    const reply = await runHandler(asAnyHandler(handlers[operation]), call, context, find);
    await Promise.all(noted);
    return (reply as { data: Data<K> }).data;
  }

  async #readerOf(operation: OperationId): Promise<BodyReader | null> {
    if (!this.#readers.has(operation)) {
      const { path, method, mode } = operations[operation];
      const documented = this.#document.paths[path]![method.toLowerCase() as 'get']!;
      const sets = await this.#formSetsOf(operation);
      this.#readers.set(operation, bodyReader(this.#document, documented, sets, mode));
    }
    return this.#readers.get(operation)!;
  }

  /** A demo file as the operation's field receives it: read, refused or re-encoded like anyone's. */
  async upload(operation: OperationId, field: keyof typeof FOLDERS, name: string): Promise<Upload> {
    const { accept, maxBytes } = fileFields((await this.#formSetsOf(operation)).flat()).get(field)!;
    const path = join(this.#store.incoming, randomUUID());
    this.#files.uploaded(path);
    await copyFile(join(this.#folder, FOLDERS[field], name), path);
    const { size } = await stat(path);
    if (size > maxBytes)
      throw new Error(`The demo's ${name} has ${size} bytes, and ${field} takes ${maxBytes}.`);
    return sanitizeUpload({ path, filename: name, field, accept, scan: null, address: LOOPBACK });
  }

  #formSetsOf(operation: OperationId) {
    const load = async (name: string) => (await forms[name]!()).form;
    return Promise.all(operations[operation].formSets.map((names) => Promise.all(names.map(load))));
  }
}

/** The folder of each field's files, below `data/demo`. */
const FOLDERS = {
  school_logo: 'logos',
  school_photos: 'photos',
  candidate_picture: 'portraits',
  candidate_cv: 'cvs',
  contract: 'documents',
  evidence: 'documents',
  letter: 'documents',
  provided: 'documents',
} as const;

const LOOPBACK = '127.0.0.1';
