import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/file-queries.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refusal } from '../messages/refusal.ts';
import type { Archive, BytesFile, FileReply, TextFile } from './handler.ts';
import { zipped } from './zip.ts';

export const isFileReply = (reply: object): reply is FileReply =>
  'file' in reply || 'text' in reply || 'bytes' in reply || 'archive' in reply;

export function sendAnyFile(reply: FastifyReply, store: FileStore, sent: FileReply) {
  if ('text' in sent) return sendText(reply, sent.text);
  if ('bytes' in sent) return sendBytes(reply, sent.bytes);
  if ('archive' in sent) return sendArchive(reply, store, sent.archive);
  return sendFile(reply, store, sent.file);
}

/** Sends a private file as an uncached download in which nothing runs if a browser opens it. */
async function sendFile(reply: FastifyReply, store: FileStore, file: StoredFile): Promise<FastifyReply> {
  const found = await store.find(file);
  if (!found) throw Refusal.notFound('file');
  const content = await found.content();
  asDownload(reply, file.original_name, file.media_type).header('content-length', found.bytes);
  return reply.send(content);
}

/** Sends a text generated for this answer in the same way. */
function sendText(reply: FastifyReply, { name, media_type, content }: TextFile): FastifyReply {
  const sent = typeof content === 'string' ? content : Readable.from(content, { objectMode: false });
  return asDownload(reply, name, `${media_type}; charset=utf-8`).send(sent);
}

const sendBytes = (reply: FastifyReply, { name, media_type, content }: BytesFile): FastifyReply =>
  asDownload(reply, name, media_type).header('content-length', content.byteLength).send(content);

function sendArchive(reply: FastifyReply, store: FileStore, { name, entries }: Archive): FastifyReply {
  const content = Readable.from(
    zipped(entries, (file) => store.find(file)),
    { objectMode: false },
  );
  return asDownload(reply, name, 'application/zip').send(content);
}

function asDownload(reply: FastifyReply, name: string, mediaType: string): FastifyReply {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox");
}

/** RFC 6266: ASCII for old clients, all characters for the others. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
