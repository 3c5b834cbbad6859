-- The likes between two profiles: one row for both directions, so that of two simultaneous likes
-- exactly one creates the match.
create table like_pair (
  site_id text not null,
  low_id uuid not null,
  high_id uuid not null check (low_id < high_id),
-- when the low member liked the high one; null again once the like is removed
  low_liked_at timestamptz,
-- when that like first reached the high member; null while the low member is unconfirmed
  low_like_delivered_at timestamptz,
-- when the high member first opened the low one's profile after that; until then the like is new
  low_like_seen_at timestamptz,
  high_liked_at timestamptz,
  high_like_delivered_at timestamptz,
  high_like_seen_at timestamptz,
-- when it first became a match; removing a like ends the match and keeps the date
  matched_at timestamptz,
  primary key (site_id, low_id, high_id),
  foreign key (site_id, low_id) references profile (site_id, id),
  foreign key (site_id, high_id) references profile (site_id, id)
) with (fillfactor = 80);
create index like_pair_low_likes on like_pair (site_id, low_id, low_liked_at desc, high_id)
  where low_liked_at is not null;
create index like_pair_high_likes on like_pair (site_id, high_id, high_liked_at desc, low_id)
  where high_liked_at is not null;
create index like_pair_liked_low on like_pair (site_id, low_id, high_liked_at desc, high_id)
  where high_liked_at is not null and high_like_delivered_at is not null;
create index like_pair_liked_high on like_pair (site_id, high_id, low_liked_at desc, low_id)
  where low_liked_at is not null and low_like_delivered_at is not null;
create index like_pair_pending_low on like_pair (site_id, low_id)
  where low_liked_at is not null and low_like_delivered_at is null;
create index like_pair_pending_high on like_pair (site_id, high_id)
  where high_liked_at is not null and high_like_delivered_at is null;
