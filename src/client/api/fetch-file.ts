import { fileName } from '../../shared/formats.ts';
import { ApiError, toApiError } from './api-error.ts';
import { endSession } from './session-end.ts';
import { readToken } from './session-store.ts';

const API = import.meta.env.VITE_API_URL ?? '/api';

/** Files below the API need the bearer token; public pictures do not. */
export const isPrivate = (url: string) => url.startsWith(`${API}/`) || url.startsWith('/api/');

/** Kinds that a browser shows by itself; all else is saved. */
const SHOWN = /^(application\/pdf|image\/|text\/plain)/;

/** Fetches a private file and opens it in a new tab, or saves it when a browser cannot show its kind. */
export async function fetchFile(url: string): Promise<void> {
  const blob = await download(url);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  if (SHOWN.test(blob.type)) link.target = '_blank';
  else link.download = fileName(url);
  link.rel = 'noopener';
  link.click();
  // The new tab reads the address after this function has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function download(url: string): Promise<Blob> {
  const token = readToken();
  const response = await fetch(url, { headers: token === null ? {} : { Authorization: `Bearer ${token}` } }).catch(() => {
    throw new ApiError(0);
  });
  if (response.ok) return response.blob();
  if (response.status === 401) endSession();
  throw toApiError(response.status, await response.json().catch(() => undefined));
}
