import { contractOf } from './contract.ts';
import { isOfList } from './known.ts';

contractOf({ includes: isOfList, requests: 4000, named: 0.99 });
