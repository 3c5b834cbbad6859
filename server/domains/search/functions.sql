-- Whether two people seek each other, the only copy of this rule. If the first person's gender is
-- null, it suits everybody: visitors search that way, as do members who want to see everyone.
create or replace function seek_each_other(
  p_gender text, p_seeks text, p_other_gender text, p_other_seeks text
) returns boolean immutable parallel safe
  return (p_seeks = 'both' or p_seeks = p_other_gender)
    and (p_gender is null or p_other_seeks = 'both' or p_other_seeks = p_gender);

-- The groups of profiles that fit a searcher. Kind, gender and seeking lead the indexes of
-- search_card, so that each group is a stream in the order of the results.
create or replace function fitting_groups(p_gender text, p_seeks text, p_fictional boolean)
returns table (kind text, gender text, seeks text) language sql immutable parallel safe as $$
  select k, g, s
  from unnest(array['member', 'fictional']) k, unnest(array['female', 'male']) g,
    unnest(array['female', 'male', 'both']) s
  where (p_fictional or k = 'member') and seek_each_other(p_gender, p_seeks, g, s)
$$;
