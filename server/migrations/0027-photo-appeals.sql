-- The member's objection to the rejection of a photo, once for each photo. It ends with the photo.
create table photo_appeal (
  photo_id uuid primary key references photo on delete cascade,
  site_id text not null,
  profile_id uuid not null,
  remark text not null,
  made_at timestamptz not null,
-- null for a photo that nobody of the office rejected
  rejected_by uuid references staff,
  decided_by uuid references staff,
-- the photo was approved, or the rejection stays
  granted_at timestamptz,
  denied_at timestamptz,
  foreign key (site_id, profile_id) references profile (site_id, id) on delete cascade,
  check (granted_at is null or denied_at is null),
  check ((decided_by is null) = (granted_at is null and denied_at is null)),
-- another person decides
  check (decided_by <> rejected_by)
);
create index photo_appeal_profile on photo_appeal (profile_id);
create index photo_appeal_open on photo_appeal (site_id, made_at) where decided_by is null;

-- When the member was informed of the rejection; until then the moderator can take it back.
alter table photo add column rejection_mailed_at timestamptz;
update photo set rejection_mailed_at = rejected_at;
create index photo_rejection_unmailed on photo (rejected_at)
  where rejected_at is not null and rejection_mailed_at is null;
