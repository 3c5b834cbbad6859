-- Seals what a block removed. The program's role may add rows with this function and purge old ones
-- with the next, and has no other right to the table.
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

-- Whether a case has sealed a photo.
create or replace function is_evidence(p_photo uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from case_photo c where c.photo_id = p_photo)
$$;

-- The reports about conversations with a fictional profile, for the figures of who wrote as the
-- profile; `seq` is the reported message, null for the whole conversation or profile.
create or replace function conversation_complaints(p_sites text[], p_since timestamptz)
returns table (case_id uuid, conversation_id uuid, seq integer, created_at timestamptz)
language sql stable as $$
  select c.id, f.conversation_id, (e.content ->> 'message')::integer, c.created_at
  from moderation_case c
  join case_evidence e on e.case_id = c.id
  join case_party reporter on reporter.case_id = c.id and reporter.side = 'reporter'
  join case_party reported on reported.case_id = c.id and reported.side = 'reported'
  join fictional_conversation f on f.site_id = c.site_id
    and f.member_id = reporter.member_id and f.profile_id = reported.member_id
  where c.site_id = any (p_sites) and c.created_at >= p_since
$$;
