// One file to load for all variants of a section that few screens have.
export { Disclosure } from './Disclosure.tsx';
export { ListDetail } from './ListDetail.tsx';
