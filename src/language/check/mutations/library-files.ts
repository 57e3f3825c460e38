import { library } from '../test-mistakes.ts';

// The files of the library that the mutations damage, and parts of their messages.

export const LOGIN = 'schemas/screens/login.json';
export const BOOK = 'schemas/screens/book.json';
export const BOOKS = 'schemas/screens/books.json';
export const NEW_BOOK = 'schemas/screens/new-book.json';
export const LOANS_SCREEN = 'schemas/screens/loans.json';
export const REFUSED = 'schemas/screens/refused.json';
export const LOANS = 'schemas/tables/loans.json';
export const FACTS = 'schemas/forms/book/facts.json';
export const LOGIN_FORM = 'schemas/forms/auth/login.json';
export const STARS = 'schemas/forms/review/2-stars.json';
export const WORDS = 'schemas/forms/review/1-text.json';
export const FIND_BOOKS = 'schemas/forms/search/books.json';
export const FIND_LOANS = 'schemas/forms/search/loans.json';
export const EDITION = 'schemas/fields/edition-row.json';
export const EMAIL = 'schemas/fields/email.json';
export const PHONE = 'schemas/fields/phone.json';
export const EN = 'schemas/messages/en.json';
export const CARD = 'schemas/parts/book-card.json';
export const MENU = 'schemas/layouts/plain.json';
export const REVIEW = 'schemas/wizards/review.json';
export const KEEP = 'schemas/actions/toggle-keep.json';
export const GUARD = 'schemas/guard.json';
export const GENRES = 'schemas/lookups/genres.json';
export const STATE = 'schemas/labels/loan-state.json';
export const HOME = 'schemas/labels/home-by-role.json';
export const MARKS = 'schemas/labels/marks.json';
export const EMPTY = 'is an empty list; add an entry, or leave it out where it may be left out';
export const ADDRESS =
  'an address such as /jobs/{id}: it begins with /, and has only small letters, digits and hyphens';
export const COLUMNS = library.read(LOANS)!.match(/\{ "title": "Title"[\s\S]*"actions"/)![0];
export const title = (value: string): [string, string] => ['"title": "Login"', `"title": "${value}"`];
