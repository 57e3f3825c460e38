import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../db/files.ts';
import { Refusal } from './refusal.ts';

/** Sends a private file as a download that nobody caches and that runs nothing, should a browser open it. */
export async function sendFile(reply: FastifyReply, path: string, file: StoredFile): Promise<FastifyReply> {
  const size = (await stat(path).catch(() => null))?.size;
  if (size === undefined) throw Refusal.notFound('This file');
  reply
    .header('content-type', file.media_type)
    .header('content-length', size)
    .header('content-disposition', contentDisposition(file.original_name))
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; sandbox");
  return reply.send(createReadStream(path));
}

/** RFC 6266: plain letters for old clients, all letters for the others. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
