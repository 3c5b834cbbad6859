-- A profile's search card follows the profile (docs/decisions/0008-search-table.md).

create or replace function activity_bucket(at timestamptz) returns timestamptz immutable parallel safe
  return date_bin('5 minutes', at, timestamptz '2000-01-01 00:00:00+00');

-- The interests that search filters by, as bits in the order of this list, which only ever grows at
-- its end (contract/catalogue/interests.ts). Special interests have no bit.
create or replace function to_interest_bits(interests text[]) returns bigint
language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << (place - 1)::integer), 0)
  from unnest(array[
    'relationship', 'kissing', 'hugging', 'massages', 'gym', 'sports', 'dancing', 'travelling', 'adventure',
    'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors', 'gardening', 'hiking',
    'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion',
    'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee'
  ]) with ordinality as one (interest, place)
  where interest = any (interests)
$$;

create or replace function has_photo(p_profile uuid) returns boolean stable parallel safe
  return exists (select from photo where profile_id = p_profile and position = 0 and active);

create or replace function update_search_card() returns trigger language plpgsql as $$
begin
  insert into search_card (id, site_id, kind, gender, seeks, country, region, city, birth_date,
    published_at, invisible_since, deleted_at, liked_only_since, active_at, interest_bits, has_photo)
  values (new.id, new.site_id, new.kind, new.gender, new.seeks, new.country, new.region, new.city, new.birth_date,
    new.published_at, new.invisible_since, new.deleted_at, new.liked_only_since,
      activity_bucket(new.last_active_at), to_interest_bits(new.interests), has_photo(new.id))
  on conflict (id) do update set
    site_id = excluded.site_id, kind = excluded.kind, gender = excluded.gender,
    seeks = excluded.seeks, country = excluded.country, region = excluded.region, city = excluded.city, birth_date = excluded.birth_date,
    published_at = excluded.published_at, invisible_since = excluded.invisible_since,
    deleted_at = excluded.deleted_at,
    liked_only_since = excluded.liked_only_since, active_at = excluded.active_at,
    interest_bits = excluded.interest_bits;
  return null;
end $$;

create or replace trigger search_card_of_new_profile after insert on profile
  for each row execute function update_search_card();
create or replace trigger search_card_of_changed_profile after update on profile
  for each row
  when (
    (old.site_id, old.kind, old.gender, old.seeks, old.country, old.region, old.city, old.birth_date,
      old.published_at, old.invisible_since, old.deleted_at, old.liked_only_since,
      activity_bucket(old.last_active_at), old.interests)
    is distinct from
    (new.site_id, new.kind, new.gender, new.seeks, new.country, new.region, new.city, new.birth_date,
      new.published_at, new.invisible_since, new.deleted_at, new.liked_only_since,
      activity_bucket(new.last_active_at), new.interests))
  execute function update_search_card();

-- The main image decides whether search finds a profile "with photo".
create or replace function update_photo_of_search_card() returns trigger language plpgsql as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.profile_id else new.profile_id end;
begin
  update search_card c set has_photo = not c.has_photo
  where c.id = changed and c.has_photo is distinct from has_photo(changed);
  return null;
end $$;

create or replace trigger search_card_of_photo after insert or delete on photo
  for each row execute function update_photo_of_search_card();
create or replace trigger search_card_of_changed_photo after update on photo
  for each row when ((old.active, old.position) is distinct from (new.active, new.position))
  execute function update_photo_of_search_card();

-- A member's own profile with the first photo, whatever the state of either: the start of every page.
create or replace function own_profile(p_site text, p_member uuid)
returns table (id uuid, name text, gender text, seeks text, country text, region text, city text, published_at timestamptz, last_active_at timestamptz,
  file_key text, approved_at timestamptz, has_about boolean, has_reason boolean)
language sql stable parallel safe as $$
  select p.id, p.name, p.gender, p.seeks, p.country, p.region, p.city, p.published_at, p.last_active_at, f.file_key, f.approved_at,
    p.about <> '', p.reason is not null
  from profile p left join photo f on f.profile_id = p.id and f.position = 0 and f.rejected_at is null
  where p.site_id = p_site and p.id = p_member
$$;

-- Whether a member was deleted: then nobody logs in as that member, and no session of theirs counts.
create or replace function is_deleted(p_site text, p_member uuid) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from profile where site_id = p_site and id = p_member and deleted_at is not null
  )
$$;

-- Whether staff disabled a member: the same holds until the suspension ends.
create or replace function is_suspended(p_member uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from suspension where profile_id = p_member and ended_at is null)
$$;

-- Which profiles a viewer sees. Every list, count, page and message uses one of the functions below,
-- the only copy of the rule. The planner inlines them, so that they use the indexes of search. For
-- that they must stay `stable`, be a single SELECT, and have neither `set` nor `strict`.

-- The profiles of a site that are published and not deleted. `p_fictional` means the site shows
-- fictional profiles.
create or replace function published_profiles(p_site text, p_fictional boolean)
returns setof search_card language sql stable parallel safe as $$
  select c.* from search_card c
  where c.site_id = p_site and c.published_at is not null and c.deleted_at is null
    and (p_fictional or c.kind = 'member')
$$;

-- The profiles that a member blocked and can unblock, whether or not they block the member too.
create or replace function blocked_profiles(p_site text, p_member uuid, p_fictional boolean)
returns table (id uuid, blocked_at timestamptz) language sql stable parallel safe as $$
  select b.blocked_id, b.blocked_at from block b
  join published_profiles(p_site, p_fictional) c on c.id = b.blocked_id
  where b.site_id = p_site and b.blocker_id = p_member
$$;

-- The profiles that can be open to a viewer at all: published, not deleted, and with no block in
-- either direction. `p_viewer` is null for a visitor.
create or replace function open_profiles(p_site text, p_viewer uuid, p_fictional boolean)
returns setof search_card language sql stable parallel safe as $$
  select c.* from published_profiles(p_site, p_fictional) c
-- Not two anti joins: this form lets the planner use the index that is in the order of the results.
  where not (
      exists (
        select from block b
        where b.site_id = p_site and b.blocker_id = p_viewer and b.blocked_id = c.id
      ) or exists (
        select from block b
        where b.site_id = p_site and b.blocker_id = c.id and b.blocked_id = p_viewer
      ))
$$;

-- The profiles a viewer can find without knowing them: in search, swipe, related profiles and every
-- count of members. Nobody finds themselves or an invisible member.
create or replace function findable_profiles(p_site text, p_viewer uuid, p_fictional boolean)
returns setof search_card language sql stable parallel safe as $$
  select o.* from open_profiles(p_site, p_viewer, p_fictional) o
  where o.invisible_since is null and o.id is distinct from p_viewer
$$;

-- Whether a member gave the viewer access: the member's like arrived, or the two have talked since
-- the last block. Only called where a member restricted who finds her or writes to her, so it is not
-- inlined.
create or replace function has_contact(p_site text, p_viewer uuid, p_member uuid) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from like_pair l
    where l.site_id = p_site and l.low_id = least(p_member, p_viewer)
      and l.high_id = greatest(p_member, p_viewer)
      and case when l.low_id = p_member
        then l.low_liked_at is not null and l.low_like_delivered_at is not null
        else l.high_liked_at is not null and l.high_like_delivered_at is not null end
  ) or exists (
    select from conversation c
    where c.site_id = p_site and c.last_seq > coalesce(c.erased_seq, 0)
      and c.low_id = least(p_member, p_viewer) and c.high_id = greatest(p_member, p_viewer)
  )
$$;

-- The profiles a viewer can open, like and write to, and sees in likes and chats.
create or replace function visible_profiles(p_site text, p_viewer uuid, p_fictional boolean)
returns setof search_card language sql stable parallel safe as $$
  select o.* from open_profiles(p_site, p_viewer, p_fictional) o
  where o.invisible_since is null or has_contact(p_site, p_viewer, o.id)
$$;

-- Whether two profiles see each other. A profile that staff disabled sees others, but nobody sees it.
create or replace function see_each_other(p_site text, p_one uuid, p_other uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from visible_profiles(p_site, p_one, true) v where v.id = p_other)
    and exists (select from visible_profiles(p_site, p_other, true) v where v.id = p_one)
$$;

-- Whether a member accepts a message from another. A member may choose to get first messages only from
-- members she liked; existing conversations and pending messages go on. Not inlined: ask for
-- `liked_only_since` first where it matters.
create or replace function accepts_messages(p_site text, p_sender uuid, p_member uuid)
returns boolean
language sql stable parallel safe as $$
  select exists (
    select from search_card c
    where c.site_id = p_site and c.id = p_member and c.liked_only_since is null
  ) or has_contact(p_site, p_sender, p_member) or exists (
    select from pending_message q
    where q.site_id = p_site and q.sender_id = p_sender and q.recipient_id = p_member
      and q.delivered_at is null and q.refunded_at is null
  )
$$;

-- Whether others can see a member. Until then the member's likes and messages stay pending.
create or replace function is_published(p_site text, p_member uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from open_profiles(p_site, null, true) o where o.id = p_member)
$$;

-- Published members who were not here since a moment, so that mail to them interrupts nothing.
create or replace function away_members(p_site text, p_since timestamptz)
returns table (id uuid) language sql stable parallel safe as $$
  select p.id from profile p
  where p.site_id = p_site and p.kind = 'member' and p.published_at is not null
    and p.deleted_at is null and p.last_active_at < p_since
$$;

-- The names of the profiles among these that a viewer may see.
create or replace function visible_names(
  p_site text, p_viewer uuid, p_fictional boolean, p_ids uuid[]
) returns table (id uuid, name text, kind text) language sql stable parallel safe as $$
  select v.id, p.name, v.kind
  from visible_profiles(p_site, p_viewer, p_fictional) v join profile p on p.id = v.id
  where v.id = any(p_ids)
$$;

-- Members who became visible in a time range and have no photo, not even one under review.
create or replace function members_without_photo(
  p_site text, p_after timestamptz, p_until timestamptz
) returns table (id uuid) language sql stable parallel safe as $$
  select c.id from published_profiles(p_site, false) c
  where c.published_at > p_after and c.published_at <= p_until and not exists (
    select from photo f
    where f.profile_id = c.id and f.rejected_at is null and f.deleted_at is null
  )
$$;
