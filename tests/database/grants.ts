/** What the API's roles may do with each table, sequence, view and function. */
export const GRANTS = `
  select format('%s.%s', relnamespace::regnamespace, relname) as thing, relrowsecurity as secured, grants
  from pg_class, lateral (
    select array_agg(format('%s %s', grantee::regrole, privilege_type) order by 1) as grants
    from aclexplode(relacl) where grantee::regrole::text in ('anon', 'authenticated', 'service_role')
  ) as listed
  where relnamespace::regnamespace::text in ('public', 'private') and relkind in ('r', 'v', 'S')
  union all
  select oid::regprocedure::text, prosecdef, grants
  from pg_proc, lateral (
    select array_agg(format('%s %s', grantee, privilege_type) order by 1) as grants
    from (
      select case grantee when 0 then 'public' else grantee::regrole::text end as grantee, privilege_type
      from aclexplode(coalesce(proacl, acldefault('f', proowner)))
    ) as each
    where grantee in ('public', 'anon', 'authenticated', 'service_role')
  ) as listed
  where pronamespace::regnamespace::text in ('public', 'private')
  order by thing`;
