-- Search filters by photo and by interests, and can list the newest members first.
alter table search_card
  -- the main image can be seen by everybody
  add column has_photo boolean not null default false,
  -- one bit for each interest that search filters by (to_interest_bits in domains/profiles/functions.sql)
  add column interest_bits bigint not null default 0;

create function to_interest_bits(interests text[]) returns bigint
language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << (place - 1)::integer), 0)
  from unnest(array[
    'relationship', 'kissing', 'hugging', 'massages', 'gym', 'sports', 'dancing', 'travelling', 'adventure',
    'party', 'tattoos', 'music', 'movies', 'videogames', 'politics', 'outdoors', 'gardening', 'hiking',
    'biking', 'reading', 'animals', 'beach', 'art', 'photography', 'theater', 'shopping', 'fashion',
    'astrology', 'cooking', 'foodie', 'bbq', 'sushi', 'vegetarian', 'wine', 'beer', 'tea', 'coffee'
  ]) with ordinality as one (interest, place)
  where interest = any (interests)
$$;

update search_card c
set interest_bits = to_interest_bits(p.interests),
  has_photo = exists (select from photo f where f.profile_id = c.id and f.position = 0 and f.active)
from profile p where p.id = c.id;

drop index search_card_active;
create index search_card_active on search_card
  (site_id, kind, gender, seeks, active_at desc, id desc, country, birth_date, has_photo, interest_bits)
  where published_at is not null and deleted_at is null and invisible_since is null;
drop index search_card_place;
create index search_card_place on search_card
  (site_id, kind, gender, seeks, country, region, active_at desc, id desc, birth_date, has_photo,
    interest_bits)
  where published_at is not null and deleted_at is null and invisible_since is null;
drop index search_card_age;
create index search_card_age on search_card
  (site_id, kind, gender, seeks, birth_date, active_at desc, id desc, has_photo)
  where published_at is not null and deleted_at is null and invisible_since is null;
drop index search_card_new;
create index search_card_new on search_card
  (site_id, kind, gender, seeks, published_at desc, id desc, country, birth_date, has_photo)
  where published_at is not null and deleted_at is null and invisible_since is null;
