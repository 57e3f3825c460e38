import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationId } from '../../../generated/operations.ts';
import type { Db } from '../db/connect.ts';
import type { Fields } from '../db/record.ts';
import { readSessionUser } from '../db/sessions.ts';
import type { CallFiles, FileStore } from '../http/file-store.ts';
import type { Call, Context, Data, FindFacts } from '../http/handler.ts';
import type { Upload } from '../http/upload.ts';
import { handlers } from '../operations/handlers.ts';

type Request = { path?: Fields; body?: Fields };

/** Lets users of the demo do what people do, through the same handlers, each at a moment of its own. */
export class Stage {
  readonly db: Db;
  readonly #store: FileStore;
  readonly #files: CallFiles;

  constructor(db: Db, store: FileStore, files: CallFiles) {
    this.db = db;
    this.#store = store;
    this.#files = files;
  }

  async act<K extends OperationId>(
    userId: number,
    at: Date,
    operation: K,
    request: Request = {},
  ): Promise<Data<K>> {
    const { path = {}, body = {} } = request;
    const call = {
      path,
      query: {},
      allow: async () => {},
      only: () => ({}),
      received: async () => body,
      body: async (facts: unknown) => {
        if (typeof facts === 'function') await (facts as FindFacts)(body);
        return body;
      },
    };
    const user = await readSessionUser(this.db, userId);
    const context = {
      db: this.db,
      user,
      files: this.#files,
      // Nobody of the demo reads mail.
      mail: { post: async () => {} },
      settings: { publicUrl: '', rateLimitScale: 1, adminEmail: null },
      clock: () => at,
    };
    const handler = handlers[operation] as unknown as (
      call: Call<K>,
      context: Context<K>,
    ) => Promise<{ data: Data<K> }>;
    return (await handler(call as unknown as Call<K>, context as unknown as Context<K>)).data;
  }

  /** A file as if it had just been uploaded. */
  async upload(name: string, type: string, content: Buffer): Promise<Upload> {
    const path = join(this.#store.incoming, randomUUID());
    this.#files.uploaded(path);
    await writeFile(path, content);
    return { name, type, size: content.length, path };
  }
}
