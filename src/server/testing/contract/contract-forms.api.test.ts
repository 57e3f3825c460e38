import { operations } from '../../../../generated/operations.ts';
import { contractOf } from './contract.ts';

contractOf({
  includes: (id) => operations[id].body === 'multipart' && !operations[id].path.startsWith('/candidate'),
  requests: 1300,
  named: 0.98,
});
