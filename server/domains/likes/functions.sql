-- Likes that arrived in a time range and are still new, from the side of the liked member.
create or replace function new_likes_between(p_site text, p_after timestamptz, p_until timestamptz)
returns table (member_id uuid, liker_id uuid, is_match boolean, arrived_at timestamptz)
language sql stable as $$
  select low_id, high_id, low_liked_at is not null and low_like_delivered_at is not null,
    high_like_delivered_at
  from like_pair
  where site_id = p_site and high_liked_at is not null and high_like_seen_at is null
    and high_like_delivered_at > p_after and high_like_delivered_at <= p_until
  union all
  select high_id, low_id, high_liked_at is not null and high_like_delivered_at is not null,
    low_like_delivered_at
  from like_pair
  where site_id = p_site and low_liked_at is not null and low_like_seen_at is null
    and low_like_delivered_at > p_after and low_like_delivered_at <= p_until
$$;

-- Who liked a member in a time range, latest first, whether or not the member has seen the like.
create or replace function received_likes(p_site text, p_member uuid, p_after timestamptz, p_until timestamptz)
returns table (liker_id uuid, arrived_at timestamptz) language sql stable as $$
  select high_id, high_like_delivered_at from like_pair
  where site_id = p_site and low_id = p_member and high_liked_at is not null
    and high_like_delivered_at > p_after and high_like_delivered_at <= p_until
  union all
  select low_id, low_like_delivered_at from like_pair
  where site_id = p_site and high_id = p_member and low_liked_at is not null
    and low_like_delivered_at > p_after and low_like_delivered_at <= p_until
$$;
