-- The newest members first, whom a member's front page shows.
create index search_card_new on search_card
  (site_id, kind, gender, country, visible_since desc, id desc)
  where visible_since is not null and deleted_at is null and invisible_since is null;
