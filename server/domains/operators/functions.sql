-- Puts conversations in the operators' queue, because a member wrote to a fictional profile. The caller
-- has locked the conversations.
create or replace function add_waiting(
  p_site text[], p_conversation uuid[], p_member uuid[], p_profile uuid[], p_at timestamptz[]
) returns void
language sql volatile as $$
  insert into fictional_conversation as f
    (conversation_id, site_id, member_id, profile_id, waiting_since)
  select conversation, site, member, profile, at
  from unnest(p_site, p_conversation, p_member, p_profile, p_at)
    i (site, conversation, member, profile, at)
  join profile p on p.site_id = i.site and p.id = i.profile and p.kind = 'fictional'
  order by conversation
  on conflict (conversation_id) do update
  set waiting_since = coalesce(f.waiting_since, excluded.waiting_since)
$$;

-- Takes a conversation from the operator who has it, and from the queue unless the member wrote
-- something after the message `p_seen`, which the reply could not answer.
create or replace function end_waiting(p_conversation uuid, p_seen integer default null) returns void
language sql volatile as $$
  update fictional_conversation f
  set claimed_by = null, claimed_at = null, claimed_until = null,
    waiting_since = (
      select min(m.sent_at) from message m
      where m.conversation_id = p_conversation and m.sender_id = f.member_id and m.seq > p_seen
    )
  where f.conversation_id = p_conversation
$$;

-- Whether a member is flagged as vulnerable and no admin has released the flag.
create or replace function is_flagged(p_site text, p_member uuid) returns boolean
language sql stable as $$
  select exists (
    select from vulnerable_flag
    where site_id = p_site and member_id = p_member and released_at is null
  )
$$;

-- The conversations that wait for a reply on some sites and can have one: both still see each other,
-- and a block has not removed what the member wrote.
create or replace function waiting_conversations(p_sites text[])
returns setof fictional_conversation language sql stable as $$
  select f.* from fictional_conversation f
  join conversation c on c.id = f.conversation_id
  where f.site_id = any (p_sites) and f.waiting_since is not null
    and c.last_seq > coalesce(c.erased_seq, 0)
    and see_each_other(f.site_id, f.profile_id, f.member_id)
$$;

-- Whether a person writes as fictional profiles on a site now.
create or replace function can_operate(p_staff uuid, p_site text) returns boolean
language sql stable as $$
  select has_staff_role(p_staff, p_site, '{operator,admin}')
$$;

-- Whether somebody has the conversation now, by the clock of the database. The claim of a person who
-- was disabled or lost the role ends at once.
create or replace function is_claimed(f fictional_conversation) returns boolean
language sql volatile as $$
  select f.claimed_until > clock_timestamp() and can_operate(f.claimed_by, f.site_id)
$$;

-- Whether the person has it now.
create or replace function is_claimed_by(f fictional_conversation, p_staff uuid) returns boolean
language sql volatile as $$
  select f.claimed_by = p_staff and is_claimed(f)
$$;

-- Claims a conversation that waits, or keeps a claim for longer; returns until when, null if somebody
-- else has it or nothing waits.
create or replace function claim_conversation(p_conversation uuid, p_staff uuid, p_for interval)
returns timestamptz
language sql volatile as $$
  update fictional_conversation f
  set claimed_at = case when is_claimed_by(f, p_staff) then f.claimed_at else clock_timestamp() end,
    claimed_by = p_staff, claimed_until = clock_timestamp() + p_for
  where f.conversation_id = p_conversation and f.waiting_since is not null
    and (f.claimed_by = p_staff or is_claimed(f) is not true)
  returning f.claimed_until
$$;

-- Claims the conversation that has waited longest and that nobody has; returns none if there is none.
-- Two operators who ask at once get different ones.
create or replace function claim_next_conversation(p_sites text[], p_staff uuid, p_for interval)
returns setof fictional_conversation
language sql volatile as $$
  update fictional_conversation f
  set claimed_by = p_staff, claimed_at = clock_timestamp(), claimed_until = clock_timestamp() + p_for
  where f.conversation_id = (
    select n.conversation_id from fictional_conversation n
    where n.site_id = any (p_sites) and n.waiting_since is not null
      and is_claimed(n) is not true
      and not is_flagged(n.site_id, n.member_id)
      and exists (select from waiting_conversations(array[n.site_id]) w
        where w.conversation_id = n.conversation_id)
    order by n.waiting_since, n.conversation_id limit 1
    for update of n skip locked
  )
  returning f.*
$$;
