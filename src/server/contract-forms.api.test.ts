import { operations } from '../../generated/operations.ts';
import { contractOf } from './testing/contract/contract.ts';

contractOf({
  includes: (id) => operations[id].body === 'multipart',
  requests: 3500,
  accepted: 0.85,
  named: 0.99,
});
