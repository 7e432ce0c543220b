-- Who may see the leads: a row in this table, and nothing in a token, so that revoking a role takes effect on
-- the next request. Only the service role writes rows (npm run admin:grant).

create type public.app_role as enum ('admin');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;

-- Grants are explicit, because a project gives new tables no grants or too many, depending on its age.
revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "People see their own roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

-- Helper functions that the API must not offer: it exposes `public`, never this schema.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

-- Security definer, because a policy that read user_roles as the caller would depend on that table's own
-- policies. It takes no user, so nobody can ask about another person. The fixed, empty search_path excludes a
-- caller's schemas. Policies call it as (select private.has_role(…)), which runs once for each statement and
-- not for each row.
create function private.has_role(required public.app_role) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (
      select from public.user_roles as held
      where held.user_id = (select auth.uid()) and held.role = required
    );
  $$;

revoke all on function private.has_role(public.app_role) from public, anon, authenticated, service_role;
-- A policy calls its functions with the caller's rights.
grant execute on function private.has_role(public.app_role) to authenticated;
