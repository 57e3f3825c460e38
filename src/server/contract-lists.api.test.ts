import { contractOf } from './testing/contract/contract.ts';
import { isOfList } from './testing/contract/known.ts';

contractOf({ includes: isOfList, requests: 4000, named: 0.99 });
