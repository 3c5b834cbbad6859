-- Seals what a block removed. The program's role may add to the table by this function and purge old
-- rows by the next one, and has no other right to it.
create or replace function seal_contact(
  p_site text, p_blocker uuid, p_blocked uuid, p_content jsonb, p_at timestamptz
) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into sealed_contact (site_id, blocker_id, blocked_id, content, sealed_at)
  values (p_site, p_blocker, p_blocked, p_content, p_at)
$$;

create or replace function purge_sealed_contacts(p_until timestamptz) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from sealed_contact where sealed_at < p_until
$$;
