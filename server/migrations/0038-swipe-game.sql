-- What a member decided about a profile in the swipe game. It keeps the profile out of the deck for
-- some time; a like itself is in like_pair.
create table swipe (
  site_id text not null,
  member_id uuid not null,
  other_id uuid not null,
  passed_at timestamptz,
  liked_at timestamptz,
  primary key (site_id, member_id, other_id),
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade,
  foreign key (site_id, other_id) references profile (site_id, id) on delete cascade,
  check (passed_at is not null or liked_at is not null)
);
create index swipe_other on swipe (site_id, other_id);
create index swipe_age on swipe (greatest(passed_at, liked_at));

-- How many likes a member gave in the swipe game on the latest day of that, a day of the site. Its
-- row is the lock of simultaneous likes.
create table swipe_day (
  site_id text not null,
  member_id uuid not null,
  day date not null,
  likes integer not null check (likes > 0),
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade
);
