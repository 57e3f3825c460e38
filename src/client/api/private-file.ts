import { matchPath } from 'react-router-dom';
import { calls } from '../../../generated/file-calls.ts';
import { fileName } from '../../language/run/value/formats.ts';
import { routePattern } from '../../language/run/value/route-pattern.ts';
import { ApiError } from './api-error.ts';
import { API } from './call.ts';
import { addCalls, type Operation } from './known-calls.ts';
import { type Call, splitParams } from './operations.ts';

// An address from an answer may be of an operation that no document of the screen names.
addCalls(calls);

const bases = [API, '/api'];

/** Files below the API's path need the session's token; public pictures do not. */
export const isPrivate = (url: string) => bases.some((base) => url.startsWith(`${base}/`));

/**
 * Downloads a private file under its name. It is never opened in a tab: an uploaded file would run there
 * with our origin.
 */
export async function saveFile(call: Call, url: string): Promise<void> {
  const blob = await fetchFile(call, url);
  saveBlob(blob, fileName(url));
}

/** Saves the file that an operation returns, under the name that the server gives it. */
export async function saveAnswer(
  call: Call,
  operation: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const file = await call(operation, splitParams(operation, params));
  if (!(file instanceof File)) throw new ApiError(404);
  saveBlob(file, file.name);
}

/** Triggers a browser download; a name without an extension gets that of its type. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.includes('.') ? name : `${name}.${blob.type.split('/')[1] ?? ''}`;
  link.click();
  // The browser reads the URL only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches a private file with the session's token. */
export async function fetchFile(call: Call, url: string, signal?: AbortSignal): Promise<Blob> {
  const { operation, path, query } = fileAt(url);
  const blob = await call(operation, { path, query, signal });
  if (!(blob instanceof Blob)) throw new ApiError(404);
  return blob;
}

/** Returns the operation that serves the file at this address, and its parameters. */
function fileAt(url: string) {
  const base = bases.find((one) => url.startsWith(`${one}/`)) ?? '';
  const [address = '', search = ''] = url.slice(base.length).split(/[?#]/);
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const [operation, { path, answer }] of Object.entries<Operation>(calls)) {
    const found = answer === 'file' && matchPath(routePattern(path), address);
    if (found) return { operation, path: found.params, query };
  }
  throw new ApiError(404);
}
