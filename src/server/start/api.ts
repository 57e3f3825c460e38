import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { access } from '../../../generated/access.ts';
import { forms } from '../../../generated/form-index.ts';
import { operations } from '../../../generated/operations.ts';
import { accessRules } from '../areas/hiring/access-rules.ts';
import { namedItems } from '../areas/reference/item-name-queries.ts';
import { storedValues } from '../areas/reference/stored-values.ts';
import type { DescribedApi } from '../engine/http/api-parts.ts';
import type { ApiDocument } from '../engine/http/document.ts';
import { handlers } from './handlers.ts';
import { records } from './records.ts';

/** The product's API: the descriptions in `schemas/` and `openapi/`, and their handlers. */
export function productApi(root: string): DescribedApi {
  const text = readFileSync(join(root, 'generated/openapi.json'), 'utf8');
  return {
    document: JSON.parse(text) as ApiDocument,
    operations,
    forms,
    handlers,
    access,
    accessRules,
    records,
    storedValues,
    namedItems,
  };
}
