import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '../../generated/form-index.ts';
import { operations } from '../../generated/operations.ts';
import type { ApiParts } from './http/api-routes.ts';
import type { ApiDocument } from './http/document.ts';
import { handlers } from './operations/handlers.ts';

/** The product's API: what `schemas/` and `openapi/` describe, and the handlers that do it. */
export function productApi(root: string): Pick<ApiParts, 'document' | 'operations' | 'forms' | 'handlers'> {
  const text = readFileSync(join(root, 'generated/openapi.json'), 'utf8');
  return { document: JSON.parse(text) as ApiDocument, operations, forms, handlers };
}
