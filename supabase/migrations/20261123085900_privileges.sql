-- What a migration does not grant, nobody may do: row-level security decides about rows, grants decide about the rest.

-- PostgreSQL lets everyone execute new functions, in every schema. Only this statement, without a schema, takes it away.
alter default privileges revoke execute on functions from public;
-- Projects that are older than 2026 give the API's roles every right to what is created in `public`.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Helper functions and tables that the API must not offer: it exposes `public`, never this schema.
create schema private;
grant usage on schema private to authenticated;
