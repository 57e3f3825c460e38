import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import {
  MissingBucket,
  SITE_MARK,
  type StoreBackend,
  type StoreSection,
  StoreUnavailable,
} from './store-backend.ts';

/** The number of names in one request: the maximum that stores return. */
const NAMES_AT_ONCE = 1000;
/** The longest wait for the start of an answer. */
const MILLISECONDS = 30_000;

/**
 * Files in an S3 store: `https://KEY:SECRET@host/bucket/folder?region=name`. Everything in it is private,
 * even public images: the server delivers them.
 */
export function fileBucket(storageUrl: string, patience = MILLISECONDS): StoreBackend {
  const { protocol, host, username, password, pathname, searchParams } = new URL(storageUrl);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const client = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${protocol}//${host}/${bucket}`,
    region: searchParams.get('region') ?? 'auto',
    fetch: (input, init) => begun(input, init, patience),
  });
  const base = folders.map((folder) => `${folder}/`).join('');
  const keyOf = (place: StoreSection, name: string) => `${base}${place}/${name}`;
  return {
    put: (place, name, path) =>
      asked(async () => {
        await client.putObject(keyOf(place, name), await readFile(path));
        await rm(path);
      }),
    find: (place, name) =>
      asked(async () => {
        const key = keyOf(place, name);
        const bytes = await client.getContentLength(key).catch(nullWhenMissing);
        return bytes === null ? null : { bytes, content: () => asked(() => contentOf(client, key)) };
      }),
    remove: (place, names) =>
      asked(async () => {
        const areGone = await client.deleteObjects(names.map((name) => keyOf(place, name)));
        // A store answers with success and lists the names that it could not delete.
        const kept = names.filter((_, index) => !areGone[index]);
        if (kept.length > 0) throw new Error(`${kept.length} of ${names.length} files were not removed.`);
      }),
    olderThan: (place, moment) => oldObjects(client, keyOf(place, ''), moment),
    mark: () =>
      asked(async () => {
        if (!(await client.bucketExists())) throw new MissingBucket(bucket);
        return client.getObject(`${base}${SITE_MARK}`);
      }),
    setMark: (mark) =>
      asked(async () => void (await client.putObject(`${base}${SITE_MARK}`, mark, 'text/plain'))),
  };
}

/** The library's timeout would cover the whole transfer, but a file may take as long as its reader needs. */
async function begun(input: RequestInfo | URL, init: RequestInit | undefined, patience: number) {
  const over = new AbortController();
  const timeout = setTimeout(() => over.abort(new Error('The store does not answer.')), patience);
  try {
    return await fetch(input, { ...init, signal: over.signal });
  } finally {
    clearTimeout(timeout);
  }
}

/** Any unexpected answer counts as "store unavailable". */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (isOurs(cause)) throw cause;
    throw new StoreUnavailable(cause);
  }
}

/** Whether an error comes from this machine's disk. */
const isOurs = (error: unknown) =>
  error instanceof StoreUnavailable ||
  error instanceof MissingBucket ||
  (error as NodeJS.ErrnoException).syscall === 'open';

function nullWhenMissing(error: Error): null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof S3ServiceError && cause.status === 404) return null;
  throw error;
}

async function contentOf(client: S3mini, key: string): Promise<Readable> {
  const response = await client.getObjectResponse(key);
  if (!response?.body) throw new Error(`${key} has just gone.`);
  return Readable.fromWeb(response.body as ReadableStream);
}

async function* oldObjects(client: S3mini, prefix: string, moment: Date): AsyncGenerator<string[]> {
  let token: string | undefined;
  do {
    const page = await asked(() => client.listObjectsPaged('/', prefix, NAMES_AT_ONCE, token));
    if (!page) throw new StoreUnavailable(new Error('The bucket is not there.'));
    const objects = (page.objects ?? []).filter(({ LastModified }) => new Date(LastModified) <= moment);
    // Store consoles create an object for the folder itself.
    const names = objects.map(({ Key }) => Key.slice(prefix.length)).filter((name) => name !== '');
    if (names.length > 0) yield names;
    token = page.nextContinuationToken;
  } while (token);
}
