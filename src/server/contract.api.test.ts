import { contractOf } from './testing/contract/contract.ts';
import { isOfList } from './testing/contract/known.ts';

contractOf({ includes: (id) => !isOfList(id), requests: 7000, accepted: 0.8, named: 0.99 });
