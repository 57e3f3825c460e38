import { ApiError } from './api-error.ts';

/** The error catalogue (specification, section 8) as the definitions write it. */
export interface Catalogue {
  forbidden: string;
  serverError: string;
  other: string;
}

/**
 * The one text that a failed call shows, or null when it shows none here: a 401 leaves the page and takes its text along.
 * A text of the screen's own replaces the catalogue's, so that one failure never shows two.
 */
export function failureText(error: unknown, catalogue: Catalogue, screenText?: string): string | null {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return null;
  if (screenText !== undefined) return screenText;
  if (status === 403) return catalogue.forbidden;
  if (status === 500) return catalogue.serverError;
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? catalogue.other;
}
