import { Accordion, Disclosure } from './Disclosure.tsx';
import { ListDetail } from './ListDetail.tsx';

// One file to load for all variants of a section that few screens have.
export { Accordion, Disclosure, ListDetail };
