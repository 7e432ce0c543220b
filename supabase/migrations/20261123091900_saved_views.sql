-- A view is the query string of the list. It does not include the search text, which may be a name.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  name text not null check (char_length(name) <= 80 and name ~ '[^[:space:]]'),
  query text not null check (char_length(query) <= 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, name)
);

comment on column public.saved_views.is_shared is 'The whole team sees it; its owner and administrators change it.';

alter table public.saved_views
  alter column owner_id set statistics 0,
  alter column name set statistics 0,
  alter column query set statistics 0;

alter table public.saved_views enable row level security;

grant select, delete, insert (name, query, is_shared), update (name, query, is_shared)
  on public.saved_views to authenticated;

create policy "The team reads its own and its shared views" on public.saved_views for select to authenticated
  using ((is_shared or owner_id = (select auth.uid())) and (select private.has_role('coordinator')));

create policy "The team saves views of its own" on public.saved_views for insert to authenticated
  with check (owner_id = (select auth.uid()) and (select private.has_role('coordinator')));

create policy "Owners change their views, administrators the shared ones"
  on public.saved_views for update to authenticated
  using (
    (owner_id = (select auth.uid()) and (select private.has_role('coordinator')))
    or (is_shared and (select private.has_role('admin')))
  )
  with check (
    (owner_id = (select auth.uid()) and (select private.has_role('coordinator')))
    or (is_shared and (select private.has_role('admin')))
  );

create policy "Owners remove their views, administrators the shared ones"
  on public.saved_views for delete to authenticated
  using (
    (owner_id = (select auth.uid()) and (select private.has_role('coordinator')))
    or (is_shared and (select private.has_role('admin')))
  );
