import { expect, it } from 'vitest';
import { unkeyedTables } from './unkeyed-tables.ts';

const TABLES = { vacancies: 'vacancy_id', applications: 'vacancy_id', vacancy_skills: 'owner_id' };

it.each([
  ['a parameter', 'select * from "vacancies" where "vacancies"."vacancy_id" = $1', []],
  ['an alias', 'select 1 from vacancies v where v.vacancy_id = any($1::bigint[]) and v.x > 2', []],
  [
    'a column without its table',
    'update "vacancies" set "a" = $1 where ("id" = $2 and "vacancy_id" = $3)',
    [],
  ],
  ['no key', 'select * from "vacancies" where "vacancies"."school_id" = $1', ['vacancies']],
  ['a key in the answer only', 'select v.vacancy_id = $1 as is_it from vacancies v', ['vacancies']],
  [
    'a key in one branch',
    'select 1 from vacancies v where (v.vacancy_id = $1 or v.school_id = $2)',
    ['vacancies'],
  ],
  [
    'a join by key',
    'select 1 from applications a join vacancies v on v.vacancy_id = a.vacancy_id where v.vacancy_id = $1',
    [],
  ],
  [
    'a join by key without a value',
    'select 1 from applications a join vacancies v using (vacancy_id) where a.application_id = $1',
    ['applications', 'vacancies'],
  ],
  [
    'a subquery by the key of what surrounds it',
    'select (select count(*) from vacancy_skills s where s.owner_id = v.vacancy_id) from vacancies v where v.vacancy_id = $1',
    [],
  ],
  [
    'a subquery whose key says nothing of what surrounds it',
    'select 1 from vacancies v where exists (select from applications a where a.vacancy_id = v.vacancy_id and a.vacancy_id = $1)',
    ['vacancies'],
  ],
  [
    'a subquery of its own',
    'select 1 from users u where u.id in (select a.user_id from applications a) and u.x = $1',
    ['applications'],
  ],
  [
    'a change and what follows',
    `with changed as (update applications set status = $1 where vacancy_id = $2 returning vacancy_id),
    w as (insert into vacancy_skills (owner_id, item_id) select changed.vacancy_id, $3 from changed) select * from changed`,
    [],
  ],
  [
    'both parts of a union',
    'select 1 from vacancies where vacancy_id = $1 union all select 1 from vacancies where school_id = $2',
    ['vacancies'],
  ],
  ['inserted rows', 'insert into "vacancies" ("vacancy_id") values ($1) on conflict do nothing', []],
])('finds tables whose key is not named: %s', (_, statement, unkeyed) => {
  expect(unkeyedTables(statement, TABLES)).toEqual(unkeyed);
});
