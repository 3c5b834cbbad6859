-- What two profiles are to each other: one row for both directions, so that of two likes at the
-- same moment exactly one makes the match.
create table like_pair (
  site_id text not null,
  low_id uuid not null,
  high_id uuid not null check (low_id < high_id),
  -- when the low member liked the high one; null again once the like was taken back
  low_liked_at timestamptz,
  -- when that like first reached the high member; null while the low one is not confirmed
  low_like_delivered_at timestamptz,
  -- when the high member first opened the low one's profile after that; until then the like is new
  low_like_seen_at timestamptz,
  high_liked_at timestamptz,
  high_like_delivered_at timestamptz,
  high_like_seen_at timestamptz,
  -- when it first became a match; taking a like back ends the match and keeps the date
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
