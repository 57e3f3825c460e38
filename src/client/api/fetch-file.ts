import { fileName } from '../../shared/formats.ts';
import { ApiError, toApiError } from './api-error.ts';
import { endSession } from './session-end.ts';
import { readToken } from './session-store.ts';

const API = import.meta.env.VITE_API_URL ?? '/api';

/** Files below the API need the bearer token; public pictures do not. */
export const isPrivate = (url: string) => url.startsWith(`${API}/`) || url.startsWith('/api/');

/**
 * Fetches a private file and saves it under its name. It is never shown in a tab of ours: what somebody uploaded would
 * stand there with our origin.
 */
export async function fetchFile(url: string): Promise<void> {
  const blob = await download(url);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(url);
  link.click();
  // The browser reads the address after this function has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function download(url: string): Promise<Blob> {
  const token = readToken();
  const response = await fetch(url, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new ApiError(0);
  });
  if (response.ok) return response.blob();
  if (response.status === 401 && token !== null && token === readToken()) endSession();
  throw toApiError(response.status, await response.json().catch(() => undefined));
}
