-- The two roles of the program, neither an administrator. The image runs this with psql, as the administrator, on
-- the database POSTGRES_DB, once, when its volume is empty.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_PASSWORD

-- Owns the database and everything that migrations create in it.
create role marketplace_owner login password :'owner_password';
alter database marketplace owner to marketplace_owner;

-- Reads and writes rows; each start of the program grants these rights (MIGRATE_DATABASE_URL).
create role marketplace_app login password :'app_password';
revoke all on database marketplace from public;
grant connect on database marketplace to marketplace_app;
