import { ilike, type SQL } from 'drizzle-orm';
import { bigint, PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  allOf,
  anyOf,
  type Condition,
  checked,
  equals,
  foundByText,
  joinedText,
  ownText,
  referredText,
} from './list-condition.ts';

const authors = pgTable('authors', { id: bigint({ mode: 'number' }), name: text().notNull() });
const books = pgTable('books', {
  id: bigint({ mode: 'number' }),
  author_id: bigint({ mode: 'number' }),
  title: text().notNull(),
});

const isTitled = ilike(books.title, '%a%');
const isNamed = ilike(authors.name, '%a%');

const textOf = (condition: SQL | undefined) => condition && new PgDialect().sqlToQuery(condition).sql;
const forBoth = (condition: Condition) => {
  const { where, isOwn } = allOf([condition]);
  return { few: textOf(where('few')), many: textOf(where('many')), isOwn };
};

describe('a search', () => {
  it('in the list’s own columns is one condition, however many matches are expected', () => {
    const { few, many, isOwn } = forBoth(foundByText(books.id, [ownText(isTitled)]));
    expect(few).toBe('"books"."title" ilike $1');
    expect([many, isOwn]).toEqual([few, true]);
  });

  it('in joined tables uses indexes for few matches and checks each row for many', () => {
    const texts = [ownText(isTitled), joinedText(books.author_id, authors.id, isNamed)];
    expect(forBoth(foundByText(books.id, texts))).toEqual({
      few: '"books"."id" in (select "books"."id" from "books" where "books"."title" ilike $1 union select "books"."id" from "books" where "books"."author_id" in (select "authors"."id" from "authors" where "authors"."name" ilike $2))',
      many: 'case when ("books"."title" ilike $1 or "authors"."name" ilike $2) then true end',
      isOwn: false,
    });
  });

  it('in a table that is not joined reads the referenced row by its key', () => {
    const { many } = forBoth(foundByText(books.id, [referredText(books.author_id, authors.id, isNamed)]));
    expect(many).toBe(
      'case when (select "authors"."name" ilike $1 from "authors" where "authors"."id" = "books"."author_id") then true end',
    );
  });
});

describe('combined conditions', () => {
  it('need no join unless one of them is a function', () => {
    expect(allOf([equals(books.title)('a'), undefined]).isOwn).toBe(true);
    expect(allOf([equals(books.title)('a'), () => isNamed]).isOwn).toBe(false);
  });

  it('become one CASE when they are checked row by row', () => {
    const { where } = allOf([() => checked(isNamed), equals(books.title)('a'), () => checked(isTitled)]);
    expect(textOf(where('many'))).toBe(
      '("books"."title" = $1 and case when ("authors"."name" ilike $2 and "books"."title" ilike $3) then true end)',
    );
  });

  it('omit a filter without a value', () => {
    expect(allOf([anyOf(books.title)([]), undefined]).where('many')).toBeUndefined();
    expect(forBoth(anyOf(books.title)(['a', 'b'])).few).toBe('"books"."title" in ($1, $2)');
  });
});
