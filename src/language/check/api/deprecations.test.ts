import { describe } from 'vitest';
import { expectFindings } from '../test-mistakes.ts';

const PATHS = 'openapi/paths/books.yaml';
const KEEP = '    operationId: keepBook\n';

describe('the check of deprecated operations', () => {
  expectFindings([
    [
      'one that does not say since when',
      PATHS,
      KEEP,
      `${KEEP}    deprecated: true\n`,
      `${PATHS}:29: a deprecated operation says since when: "x-deprecated-since: 2030-01-31"`,
    ],
    [
      'what is no day',
      PATHS,
      KEEP,
      `${KEEP}    deprecated: true\n    x-deprecated-since: soon\n`,
      `${PATHS}:30: "soon" is not a day such as 2030-01-31`,
    ],
    [
      'an end before its beginning',
      PATHS,
      KEEP,
      `${KEEP}    deprecated: true\n    x-deprecated-since: 2029-02-01\n    x-sunset: 2029-01-31\n`,
      `${PATHS}:31: "x-sunset" is not after 2029-02-01, from when it is deprecated`,
    ],
    [
      'a day of an operation that is not deprecated',
      PATHS,
      KEEP,
      `${KEEP}    x-sunset: 2029-01-31\n`,
      `${PATHS}:29: "x-sunset" is only for an operation with "deprecated: true"`,
    ],
    [
      'nothing about one that says it all',
      PATHS,
      KEEP,
      `${KEEP}    deprecated: true\n    x-deprecated-since: 2029-01-31\n    x-sunset: 2029-07-01\n`,
    ],
  ]);
});
