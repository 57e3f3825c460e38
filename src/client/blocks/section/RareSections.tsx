import { Disclosure } from './Disclosure.tsx';
import { ListDetail } from './ListDetail.tsx';

// One file to load for all variants of a section that few screens have.
export { Disclosure, ListDetail };
