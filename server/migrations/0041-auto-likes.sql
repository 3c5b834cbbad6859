-- The latest day on which a fictional profile liked a member without being asked, a day of the site, and
-- since when the member wants none of these likes. Its row is the lock of simultaneous requests.
create table auto_like (
  site_id text not null,
  member_id uuid not null,
  day date,
  off_since timestamptz,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade
);
