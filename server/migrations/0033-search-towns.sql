-- Search can list the nearest members first, which reads the members of one town after the other.
alter table search_card add column city text collate "C" not null default '';
update search_card c set city = p.city from profile p where p.id = c.id;
alter table search_card alter column city drop default;
create index search_card_town on search_card
  (site_id, kind, gender, seeks, country, region, city, active_at desc, id desc, birth_date, has_photo,
    interest_bits)
  where published_at is not null and deleted_at is null and invisible_since is null;

-- "New" and "newest first in a region" are tested inside the index.
drop index search_card_active;
create index search_card_active on search_card
  (site_id, kind, gender, seeks, active_at desc, id desc, country, birth_date, has_photo, interest_bits,
    published_at)
  where published_at is not null and deleted_at is null and invisible_since is null;
drop index search_card_new;
create index search_card_new on search_card
  (site_id, kind, gender, seeks, published_at desc, id desc, country, region, birth_date, has_photo,
    interest_bits)
  where published_at is not null and deleted_at is null and invisible_since is null;
