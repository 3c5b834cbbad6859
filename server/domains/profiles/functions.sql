create or replace function activity_bucket(at timestamptz) returns timestamptz immutable parallel safe
  return date_bin('5 minutes', at, timestamptz '2000-01-01 00:00:00+00');

create or replace function keep_search_card() returns trigger language plpgsql as $$
begin
  insert into search_card (id, site_id, kind, gender, country, region, birth_date,
    visible_since, invisible_since, deleted_at, active_at)
  values (new.id, new.site_id, new.kind, new.gender, new.country, new.region, new.birth_date,
    new.visible_since, new.invisible_since, new.deleted_at, activity_bucket(new.last_active_at))
  on conflict (id) do update set
    site_id = excluded.site_id, kind = excluded.kind, gender = excluded.gender,
    country = excluded.country, region = excluded.region, birth_date = excluded.birth_date,
    visible_since = excluded.visible_since, invisible_since = excluded.invisible_since,
    deleted_at = excluded.deleted_at, active_at = excluded.active_at;
  return null;
end $$;

create or replace trigger search_card_of_new_profile after insert on profile
  for each row execute function keep_search_card();
create or replace trigger search_card_of_changed_profile after update on profile
  for each row
  when (
    (old.site_id, old.kind, old.gender, old.country, old.region, old.birth_date,
      old.visible_since, old.invisible_since, old.deleted_at, activity_bucket(old.last_active_at))
    is distinct from
    (new.site_id, new.kind, new.gender, new.country, new.region, new.birth_date,
      new.visible_since, new.invisible_since, new.deleted_at, activity_bucket(new.last_active_at)))
  execute function keep_search_card();

create or replace function chat_reach(p_site text, p_from uuid, p_to uuid, p_fictional_shown boolean)
returns text
language sql stable as $$
  select coalesce((
    select case
      when p.deleted_at is not null or p.visible_since is null
        or (p.kind = 'fictional' and not p_fictional_shown)
        or exists (
          select from block b
          where b.site_id = p_site and b.blocker_id = p_from and b.blocked_id = p_to
        )
        or exists (
          select from block b
          where b.site_id = p_site and b.blocker_id = p_to and b.blocked_id = p_from
        ) then 'hidden'
      -- An invisible member is written to only by those she liked or talks with.
      when p.invisible_since is not null
        and not exists (
          select from conversation c
          where c.site_id = p_site and c.low_id = least(p_from, p_to)
            and c.high_id = greatest(p_from, p_to) and c.last_seq > 0
        )
        and not exists (
          select from pair l
          where l.site_id = p_site and l.lo = least(p_from, p_to) and l.hi = greatest(p_from, p_to)
            and case when l.lo = p_to
              then l.lo_liked_at is not null and l.lo_like_arrived_at is not null
              else l.hi_liked_at is not null and l.hi_like_arrived_at is not null end
        ) then 'hidden'
      else 'open'
    end
    from profile p where p.site_id = p_site and p.id = p_to
  ), 'missing')
$$;

-- Whether others see the member: confirmed, and not taken down.
create or replace function is_shown(p_site text, p_member uuid) returns boolean
language sql stable as $$
  select exists (
    select from account a join profile p on p.site_id = a.site_id and p.id = a.id
    where a.site_id = p_site and a.id = p_member
      and a.confirmed_at is not null and p.visible_since is not null
  )
$$;
