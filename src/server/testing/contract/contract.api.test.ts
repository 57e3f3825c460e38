import { operations } from '../../../../generated/operations.ts';
import { contractOf } from './contract.ts';
import { isOfList } from './known.ts';

contractOf({
  includes: (id) => !isOfList(id) && operations[id].body !== 'multipart',
  requests: 3000,
  named: 0.98,
});
