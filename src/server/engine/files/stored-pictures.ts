import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../../../language/run/value/durations.ts';
import { PICTURE_WIDTHS } from '../../../language/run/value/picture-size.ts';
import { Refusal } from '../messages/refusal.ts';
import { coded } from '../messages/say.ts';
import type { StoredContent } from './backend/store-backend.ts';
import { queuedPictures, resizePicture } from './content/re-encode-picture.ts';
import { mediaTypeOf } from './file-name.ts';
import type { FileStore } from './file-store.ts';

/** Immutable: a name is never reused for other content. */
const FOREVER = `public, max-age=${(365 * DAY) / SECOND}, immutable`;
/** For a picture served in place of a size that could not be made now. */
const SOON = 'public, max-age=60';
/** Once this many pictures wait, viewers get the original instead. */
const MOST_WAITING = 30;
/** How many undecodable pictures are remembered, newest first. */
const MOST_UNREADABLE = 10_000;

/** Serves public pictures below `/storage`, and in smaller sizes below `/storage/{width}/`. */
export function storedPictures(app: FastifyInstance, store: FileStore): void {
  const sizes = new PictureSizes(store);
  app.get('/storage/:name', async (request, reply) => {
    const name = pictureName(request);
    return sendPicture(request, reply, await store.find({ visibility: 'public', storage_name: name }), name);
  });
  app.get('/storage/:width/:name', async (request, reply) => {
    const name = pictureName(request);
    const width = Number((request.params as { width: string }).width);
    if (!PICTURE_WIDTHS.some((one) => one === width)) throw notFound();
    const made = await sizes.get(name, width);
    if (made) return sendPicture(request, reply, made, `${width}-${name.replace(/\.\w+$/, '')}.webp`);
    const whole = await store.find({ visibility: 'public', storage_name: name });
    return sendPicture(request, reply, whole, name, SOON);
  });
}

const notFound = () => new Refusal(404, coded('request.not_found'));

function pictureName(request: FastifyRequest): string {
  const { name } = request.params as { name: string };
  // Longer than any name we issue; the file system would fail on it.
  if (!/^[\w-]{1,100}\.[a-z]{1,10}$/.test(name)) throw notFound();
  return name;
}

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredContent | null,
  name: string,
  kept = FOREVER,
): Promise<FastifyReply> {
  if (!file) throw notFound();
  const tag = `"${name}"`;
  reply
    .header('cache-control', kept)
    .header('etag', tag)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaTypeOf(name.slice(name.lastIndexOf('.') + 1)));
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.header('content-length', file.bytes);
  return request.method === 'HEAD' ? reply.send() : reply.send(await file.content());
}

/** Makes pictures in other sizes, each once, on first request. */
class PictureSizes {
  readonly #store: FileStore;
  readonly #making = new Map<string, Promise<void>>();
  /** Undecodable pictures, such as old ones that were stored unchecked; their content never changes. */
  readonly #unreadable = new Set<string>();

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Null when there is no such picture, or the size cannot be made now. */
  async get(name: string, width: number): Promise<StoredContent | null> {
    const found = await this.#store.findSized(name, width);
    if (found || (this.#isBusy() && !this.#making.has(`${width} ${name}`))) return found;
    if (this.#unreadable.has(name)) return null;
    await this.#make(name, width);
    return this.#store.findSized(name, width);
  }

  /** Also counts those still being read: many may be requested at the same time. */
  #isBusy(): boolean {
    return Math.max(queuedPictures(), this.#making.size) >= MOST_WAITING;
  }

  /** Concurrent requests for a size share one result. */
  #make(name: string, width: number): Promise<void> {
    const key = `${width} ${name}`;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#draw(name, width).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #remember(name: string): void {
    const [oldest] = this.#unreadable;
    if (oldest !== undefined && this.#unreadable.size >= MOST_UNREADABLE) this.#unreadable.delete(oldest);
    this.#unreadable.add(name);
  }

  async #draw(name: string, width: number): Promise<void> {
    const file = await this.#store.find({ visibility: 'public', storage_name: name });
    if (!file) return;
    const drawn = await resizePicture(await buffer(await file.content()), width);
    if (!drawn) return this.#remember(name);
    const path = join(this.#store.incoming, randomUUID());
    try {
      await writeFile(path, drawn, { mode: 0o600 });
      await this.#store.keepSized(name, width, path);
    } catch (error) {
      await rm(path, { force: true });
      // The disk is full; the original still exists.
      if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
