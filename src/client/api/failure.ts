import { ApiError } from './api-error.ts';

/** The error catalogue (specification, section 8) as the definitions give it. */
export interface Catalogue {
  forbidden: string;
  serverError: string;
  other: string;
}

/**
 * Returns the one message of a failed call; null for a 401, whose message is shown after leaving the page. A
 * screen's own text overrides the catalogue's, so that one failure never shows two.
 */
export function failureText(error: unknown, catalogue: Catalogue, screenText?: string): string | null {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return null;
  if (screenText !== undefined) return screenText;
  if (status === 403) return catalogue.forbidden;
  if (status === 500) return catalogue.serverError;
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? catalogue.other;
}
