-- What a hosted Supabase project contains before its first migration, as far as this product needs it. It
-- gives the local database and the empty databases of the tests the same starting point, so that migrations and
-- seed.sql run there unchanged. Never deployed.

-- The roles with which the API acts. Only service_role bypasses row-level security. Roles belong to the whole
-- server. On a shared server they may already exist, or be in the process of being created for another
-- database.
lock table pg_catalog.pg_authid in share row exclusive mode;
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;

    -- A hosted project's timeouts, which its REST service applies to each request. The stand-in has one limit
    -- for all statements instead.
    alter role anon set statement_timeout = '3s';
    alter role authenticated set statement_timeout = '8s';
    alter role authenticator set statement_timeout = '8s';
    alter role authenticator set lock_timeout = '8s';
  end if;
end
$$;

-- Projects created since 2026 give new tables no grants by default. There are no default privileges here, so
-- a migration that forgets its grants fails as it would there.
grant usage on schema public to anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
  language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid
  language sql stable
  return (auth.jwt() ->> 'sub')::uuid;

create function auth.role() returns text
  language sql stable
  return auth.jwt() ->> 'role';

-- The Auth service's tables: the columns that the product, its seed data and the local Auth use, with the
-- real names, types and constraints.
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.one_time_token_type as enum ('confirmation_token', 'recovery_token');

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  email_change_token_current varchar(255) default '',
  reauthentication_token varchar(255) default '',
  is_sso_user boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal auth.aal_level,
  refreshed_at timestamp,
  user_agent text
);
create index sessions_user_id_idx on auth.sessions (user_id);

create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  unique (session_id, authentication_method)
);

create table auth.refresh_tokens (
  id bigserial primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions on delete cascade
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  relates_to text not null,
  created_at timestamp not null default now(),
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);

-- Second factors.
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null,
  ip_address inet not null
);

-- Where the CLI records which migrations a database has.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
