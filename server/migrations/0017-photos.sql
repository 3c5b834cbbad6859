-- Photos that members upload. A new photo is under review: neither approved nor rejected. Position 0
-- is the main image; a deleted photo has a negative position until it is removed for good.
alter table photo
  add column rejected_at timestamptz,
  add column rejection text,
  -- more photos than the member may show without Premium
  add column hidden_at timestamptz,
  add column deleted_at timestamptz,
  -- the position to which undoing the deletion returns the photo
  add column deleted_from integer,
  -- the only photos that others see
  add column active boolean not null generated always as
    (approved_at is not null and hidden_at is null and deleted_at is null) stored,
  add check ((rejected_at is null) = (rejection is null)),
  add check (approved_at is null or rejected_at is null),
  add check ((deleted_at is null) = (position >= 0));
create index photo_under_review on photo (site_id, added_at)
  where approved_at is null and rejected_at is null and deleted_at is null;
create index photo_deleted on photo (deleted_at) where deleted_at is not null;

-- Signs the addresses of photos that are not for everyone (server/domains/photos/photo-addresses.ts).
create table photo_secret (
  id integer primary key default 1 check (id = 1),
  secret text not null
);
insert into photo_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- The files of rows that are gone, whoever removed the row; a job deletes them.
create table removed_photo (
  file_key text primary key,
  locked_key text not null
);
create function record_removed_photo() returns trigger language plpgsql as $$
begin
  insert into removed_photo (file_key, locked_key) values (old.file_key, old.locked_key);
  return null;
end $$;
create trigger removed_photo after delete on photo
  for each row execute function record_removed_photo();
