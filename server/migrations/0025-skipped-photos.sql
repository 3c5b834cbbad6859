-- When the moderator of the claim skipped the photo, who then sees it again after all others.
alter table photo_claim add column skipped_at timestamptz;
