-- Who may see the leads. Roles are rows in this table and not claims in a token, so that revoking a role
-- takes effect on the next request. Rows are written by the service role (npm run admin:grant) and, through
-- functions, by administrators.

-- Coordinators read leads and work on them. Only administrators export and manage the team.
create type public.app_role as enum ('admin', 'coordinator');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  granted_at timestamptz default now(),
  primary key (user_id, role)
);

alter table public.user_roles alter column user_id set statistics 0;

alter table public.user_roles enable row level security;

grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;

create policy "People see their own roles" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
