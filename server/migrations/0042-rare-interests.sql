-- Each interest of a profile together with its group, as search asks for them
-- (docs/decisions/0033-rare-interests.md). Its cost keeps the planner from calling it for every row.
create function interest_keys(
  site_id text, kind text, gender text, seeks text, interest_bits bigint
) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(concat_ws(' ', site_id, kind, gender, seeks, place)), '{}')
  from generate_series(0, 62) place
  where interest_bits >> place & 1 = 1
$$;
-- Finds members with a rare interest. Without `fastupdate` a search reads no list of pending changes.
create index search_card_interests on search_card
  using gin (interest_keys(site_id, kind, gender, seeks, interest_bits)) with (fastupdate = off)
  where published_at is not null and deleted_at is null and invisible_since is null;
