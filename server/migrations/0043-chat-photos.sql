-- The photos of conversations. A row is stored before the message that brings it, and is deleted with
-- that message's content.
create table chat_photo (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  member_id uuid not null,
  file_key text not null unique,
  locked_key text not null unique,
  uploaded_at timestamptz not null,
-- the member's message that brings it; null until it is sent
  client_id uuid,
-- staff removed it from its message; a decision on an appeal may put it back
  removed_at timestamptz,
  unique (member_id, client_id),
  foreign key (site_id, member_id) references profile (site_id, id)
);
create index chat_photo_unsent on chat_photo (uploaded_at) where client_id is null;
create index chat_photo_removed on chat_photo (removed_at) where removed_at is not null;
create trigger removed_photo after delete on chat_photo
  for each row execute function record_removed_photo();

-- Whether a case has sealed a photo, which is then not deleted.
create index case_photo_of on case_photo (photo_id);
