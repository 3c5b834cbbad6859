-- Decides about one message: `sent`, `pending` or an error code. The caller has locked the sender's
-- wallet and the conversation, so the decision still holds when it is applied. Every argument that
-- costs a query is used once, so that the planner inlines the function and evaluates only what the
-- decision needs.
create or replace function decide_message(
  p_to_oneself boolean, p_recipient_exists boolean, p_recipient_visible boolean,
  p_recipient_accepts boolean, p_has_conversation boolean, p_conversation_erased boolean,
  p_recipient_fictional boolean, p_agreed_to_fictional boolean,
  p_premium boolean, p_started_conversations integer, p_free_conversations integer,
  p_photo_available boolean, p_balance integer, p_price integer, p_sender_published boolean
) returns text
language sql immutable parallel safe as $$
  select case
    when p_to_oneself then 'message_to_oneself'
    when not p_recipient_exists then 'not_found'
    when not p_recipient_visible then
      case when p_has_conversation then 'conversation_closed' else 'profile_unavailable' end
    when not p_recipient_accepts then 'liked_only'
    when p_recipient_fictional and not p_agreed_to_fictional then 'fictional_agreement_required'
    when (not p_has_conversation or p_conversation_erased)
      and p_started_conversations >= p_free_conversations
      and not p_premium then 'conversation_limit'
    when not p_photo_available then 'photo_unavailable'
    when p_balance < p_price then 'not_enough_credits'
    when p_sender_published then 'sent'
    else 'pending'
  end
$$;

create or replace function has_agreed_to_fictional(p_member uuid, p_text_version text)
returns boolean
language sql stable parallel safe as $$
  select exists (
    select from fictional_agreement f
    where f.member_id = p_member and f.text_version = p_text_version
  )
$$;

-- Free members may start a few conversations in total; removed ones still count.
create or replace function count_started_conversations(p_site text, p_member uuid) returns integer
language sql stable parallel safe as $$
  select count(*)::integer from conversation c where c.site_id = p_site and c.started_by = p_member
$$;

-- The conversation of two members, created if needed and locked until the transaction ends.
create or replace function open_conversation(p_site text, p_by uuid, p_with uuid, p_at timestamptz)
returns uuid
language plpgsql as $$
declare
  v_id uuid;
begin
  insert into conversation (site_id, low_id, high_id, started_by, started_at, last_message_at)
  values (p_site, least(p_by, p_with), greatest(p_by, p_with), p_by, p_at, p_at)
  on conflict (site_id, low_id, high_id) do nothing
  returning id into v_id;
  if found then
    insert into conversation_member (conversation_id, member_id, site_id, partner_id)
    values (v_id, p_by, p_site, p_with), (v_id, p_with, p_site, p_by);
  else
-- The other member started it at the same moment.
    select id into v_id from conversation
    where site_id = p_site and low_id = least(p_by, p_with) and high_id = greatest(p_by, p_with)
    for no key update;
  end if;
  return v_id;
end $$;

-- Adds messages to different conversations that the transaction has locked; skips those whose
-- conversation is null. Returns their numbers in the order of the input.
create or replace function store_messages(
  p_site text[], p_conversation uuid[], p_sender uuid[], p_recipient uuid[], p_client uuid[],
  p_type text[], p_text text[], p_attachment text[], p_credits integer[], p_at timestamptz[]
) returns integer[]
language sql volatile as $$
  with numbered as (
    update conversation c set last_seq = c.last_seq + 1, last_message_at = greatest(c.last_message_at, i.at)
    from unnest(p_site, p_conversation, p_sender, p_recipient, p_client, p_type, p_text,
        p_attachment, p_credits, p_at) with ordinality
      i (site, conversation, sender, recipient, client, type, text, attachment, credits, at, ord)
    where c.id = i.conversation and c.site_id = i.site and i.credits is not null
    returning i.*, c.last_seq as seq
  ), counted as (
    update conversation_member cm set unread = cm.unread + 1
    from numbered n
    where cm.conversation_id = n.conversation and cm.member_id = n.recipient
  ), stored as (
    insert into message
      (conversation_id, seq, site_id, sender_id, client_id, type, text, attachment, credits, sent_at)
    select conversation, seq, site, sender, client, type, text, attachment, credits, at
    from numbered
  )
  select array_agg(n.seq order by i.ord)
  from generate_subscripts(p_site, 1) i (ord) left join numbered n on n.ord = i.ord
$$;

-- Sends messages of different senders in different conversations in one transaction: each is
-- decided, charged and stored, or rejected. Each goes to a recipient or into one of the sender's
-- conversations; results come in the order of the input. A client id that the sender has used
-- before is a retry: nothing changes and the result is the same. The attachment is a gift's name or
-- the id of a photo that the sender uploaded and has not sent yet. Locks wallets first, then
-- conversations and then photos, each by id, so that message numbers become visible in order.
create or replace function send_messages(
  p_site text[], p_sender uuid[], p_recipient uuid[], p_conversation uuid[], p_client uuid[],
  p_type text[], p_text text[], p_attachment text[], p_price integer[], p_text_version text[],
  p_fictional_shown boolean[], p_at timestamptz[], p_free_conversations integer
) returns table (
  outcome text, repeated boolean, recipient uuid, conversation uuid, seq integer, at timestamptz,
  balance integer
)
language plpgsql
-- Planning for each call's arrays would take longer than running it.
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  v_balance integer[];
  v_recipient uuid[];
  v_conversation uuid[];
-- Whether a block erased all of the conversation, so that writing in it starts one.
  v_erased boolean[];
  v_cause text[];
  v_outcome text[];
  v_repeated boolean[];
  v_seq integer[];
  v_at timestamptz[];
-- The message's price; null if it is rejected or was already sent.
  v_charge integer[];
  v_stored integer[];
-- Whether the recipient is a fictional profile, whose replies operators write.
  v_fictional boolean[];
  v_set_aside integer[];
  v_charged integer;
  v_photos uuid[];
  v_senders_locked boolean := false;
begin
  v_balance := lock_wallets(p_site, p_sender);

  with target as materialized (
    select i.ord, coalesce(own.id, pair.id) as conversation,
      case
        when i.conversation is null then i.recipient
        when own.low_id = i.sender then own.high_id
        else own.low_id
      end as recipient
    from unnest(p_site, p_sender, p_recipient, p_conversation) with ordinality
      i (site, sender, recipient, conversation, ord)
    left join conversation own on own.id = i.conversation and own.site_id = i.site
      and i.sender in (own.low_id, own.high_id)
    left join conversation pair on i.conversation is null and pair.site_id = i.site
      and pair.low_id = least(i.sender, i.recipient)
      and pair.high_id = greatest(i.sender, i.recipient)
  ), locked as materialized (
    select c.id, c.last_seq, c.erased_seq from conversation c
    where c.id = any (array(select t.conversation from target t))
    order by c.id
    for no key update
  )
  select array_agg(l.id order by t.ord), array_agg(t.recipient order by t.ord),
    array_agg(coalesce(l.last_seq <= l.erased_seq, false) and not exists (
      select from pending_message q
      where q.conversation_id = l.id and q.delivered_at is null and q.refunded_at is null
    ) order by t.ord)
  into v_conversation, v_recipient, v_erased
  from target t left join locked l on l.id = t.conversation;

  if array_position(p_type, 'photo') is not null then
-- Locked, so that the job does not delete what this call is about to send.
    v_photos := array(
      select ph.id from chat_photo ph
      where ph.client_id is null and (ph.site_id, ph.member_id, ph.id) in (
        select i.site, i.sender, case when i.type = 'photo' then i.attachment::uuid end
        from unnest(p_site, p_sender, p_type, p_attachment) i (site, sender, type, attachment))
      order by ph.id
      for no key update
    );
  end if;

  loop
    select array_agg(d.outcome order by d.ord), array_agg(d.repeated order by d.ord),
      array_agg(d.seq order by d.ord), array_agg(d.at order by d.ord),
      array_agg(d.cause order by d.ord),
      array_agg(case when d.outcome = 'sent' and not d.repeated then d.price end order by d.ord),
      array_agg(d.fictional order by d.ord)
    into v_outcome, v_repeated, v_seq, v_at, v_cause, v_charge, v_fictional
    from (
      select i.ord, i.price, 'message:' || i.client as cause, p.kind = 'fictional' as fictional,
        coalesce(m.sender_id, q.sender_id) is not null as repeated,
        case
          when coalesce(m.sender_id, q.sender_id) is null then decide_message(
            i.sender = i.recipient,
            p.id is not null,
            exists (
              select from visible_profiles(i.site, i.sender, i.fictional_shown) v
              where v.id = i.recipient
            ),
            p.liked_only_since is null or accepts_messages(i.site, i.sender, i.recipient),
            i.conversation is not null,
            i.erased,
            p.kind = 'fictional',
            has_agreed_to_fictional(i.sender, i.text_version),
            is_premium(i.site, i.sender),
            count_started_conversations(i.site, i.sender),
            p_free_conversations,
            i.type <> 'photo' or i.attachment = any (v_photos::text[]),
            i.balance, i.price,
            exists (select from open_profiles(i.site, null, true) o where o.id = i.sender)
          )
          when coalesce(m.text, q.text) <> i.text or q.refunded_at is not null
            or coalesce(m.type, q.type) <> i.type
            or coalesce(m.attachment, q.attachment) is distinct from i.attachment
            or coalesce(m.conversation_id, q.conversation_id) is distinct from i.conversation
            then 'message_id_used'
          when m.sender_id is not null then 'sent'
          else 'pending'
        end as outcome,
        m.seq, coalesce(m.sent_at, q.accepted_at, i.at) as at
      from unnest(p_site, p_sender, v_recipient, v_conversation, p_client, p_type, p_text,
          p_attachment, p_price, p_text_version, p_fictional_shown, p_at, v_balance, v_erased)
        with ordinality i (site, sender, recipient, conversation, client, type, text, attachment,
          price, text_version, fictional_shown, at, balance, erased, ord)
      left join search_card p on p.site_id = i.site and p.id = i.recipient
      left join message m on m.sender_id = i.sender and m.client_id = i.client
      left join pending_message q on q.sender_id = i.sender and q.client_id = i.client
-- Sorted once, not in each aggregate. `offset 0` keeps the planner from inlining this subquery, which
-- would decide again for each use of the outcome.
      order by i.ord
      offset 0
    ) d;
    exit when v_senders_locked or array_position(v_outcome, 'pending') is null;
-- The sender may become visible at this very moment: whichever transaction comes second sees what
-- the first did.
    perform from profile where id = any (p_sender) order by id for share;
    v_senders_locked := true;
  end loop;

  if array_position(v_conversation, null) is not null then
-- In the order of the pairs, so that two calls cannot deadlock.
    select array_agg(coalesce(i.conversation, i.opened) order by i.ord) into v_conversation
    from (
      select i.ord, i.conversation,
        case when i.conversation is null and i.outcome in ('sent', 'pending')
          then open_conversation(i.site, i.sender, i.recipient, i.at) end as opened
      from unnest(p_site, p_sender, v_recipient, v_conversation, v_outcome, v_at)
        with ordinality i (site, sender, recipient, conversation, outcome, at, ord)
      order by least(i.sender, i.recipient), greatest(i.sender, i.recipient)
    ) i;
  end if;

  v_stored := store_messages(
    p_site, v_conversation, p_sender, v_recipient, p_client, p_type, p_text, p_attachment, v_charge,
    p_at);
  if array_position(v_fictional, true) is not null then
    perform add_waiting(array_agg(i.site), array_agg(i.conversation), array_agg(i.sender),
      array_agg(i.recipient), array_agg(i.at))
    from unnest(p_site, v_conversation, p_sender, v_recipient, p_at, v_stored, v_fictional)
      i (site, conversation, sender, recipient, at, stored, fictional)
    where i.stored is not null and i.fictional;
  end if;
  v_charged := spend_credits(p_site, p_sender, v_cause, v_charge, p_at, false);
  if array_position(v_outcome, 'pending') is not null then
-- Pending messages only set credits aside; everything else waits until the sender is visible.
    with accepted as (
      insert into pending_message (sender_id, client_id, conversation_id, site_id, recipient_id,
        type, text, attachment, credits, accepted_at)
      select i.sender, i.client, i.conversation, i.site, i.recipient, i.type, i.text,
        i.attachment, i.price, i.at
      from unnest(p_site, p_sender, v_recipient, v_conversation, p_client, p_type, p_text,
        p_attachment, p_price, p_at, v_outcome, v_repeated)
        i (site, sender, recipient, conversation, client, type, text, attachment, price, at,
          outcome, repeated)
      where i.outcome = 'pending' and not i.repeated
      returning sender_id, credits
    )
    select array_agg(a.credits order by i.ord) into v_set_aside
    from unnest(p_sender) with ordinality i (sender, ord)
    left join accepted a on a.sender_id = i.sender;
    v_charged := v_charged + spend_credits(p_site, p_sender, v_cause, v_set_aside, p_at, true);
    select array_agg(coalesce(i.charge, i.set_aside) order by i.ord) into v_charge
    from unnest(v_charge, v_set_aside) with ordinality i (charge, set_aside, ord);
  end if;
  if cardinality(array_remove(v_charge, null)) <> v_charged
    or cardinality(array_remove(v_stored || v_set_aside, null)) <> v_charged then
    raise exception 'send_messages takes one message of a sender and one of a conversation';
  end if;
  if v_photos is not null then
    update chat_photo ph set client_id = i.client
    from unnest(p_sender, p_client, p_type, p_attachment, v_charge)
      i (sender, client, type, attachment, charge)
    where i.charge is not null and ph.id = case when i.type = 'photo' then i.attachment::uuid end;
  end if;

  return query
  select i.outcome, i.repeated, i.recipient, i.conversation, coalesce(i.seq, i.stored), i.at,
    i.balance - coalesce(i.charge, 0)
  from unnest(v_outcome, v_repeated, v_recipient, v_conversation, v_seq, v_stored, v_at, v_balance,
    v_charge)
    i (outcome, repeated, recipient, conversation, seq, stored, at, balance, charge);
end $$;

-- Delivers a member's pending messages in the order they were written, once the member is visible;
-- a message to someone the member can no longer write to is refunded instead. Returns the
-- messages and their conversations; the message number is null if it was refunded.
create or replace function deliver_pending(
  p_site text, p_sender uuid, p_fictional_shown boolean, p_at timestamptz
) returns table (
  recipient uuid, conversation uuid, client uuid, type text, text text, attachment text, seq integer
)
language plpgsql as $$
#variable_conflict use_column
declare
  q record;
begin
  if not is_published(p_site, p_sender) then
    return;
  end if;
  perform lock_wallets(array[p_site], array[p_sender]);
  perform from conversation c
  where c.site_id = p_site and c.id in (
    select w.conversation_id from pending_message w
    where w.sender_id = p_sender and w.delivered_at is null and w.refunded_at is null
  )
  order by c.id for no key update;
  for q in
    select w.*, exists (
      select from visible_profiles(p_site, p_sender, p_fictional_shown) v
      where v.id = w.recipient_id
    ) as deliverable
    from pending_message w
    where w.site_id = p_site and w.sender_id = p_sender
      and w.delivered_at is null and w.refunded_at is null
    order by w.position
  loop
    recipient := q.recipient_id;
    conversation := q.conversation_id;
    client := q.client_id;
    type := q.type;
    text := q.text;
    attachment := q.attachment;
    seq := case when q.deliverable then (store_messages(
      array[p_site], array[q.conversation_id], array[p_sender], array[q.recipient_id],
      array[q.client_id], array[q.type], array[q.text], array[q.attachment], array[q.credits],
      array[p_at]))[1] end;
    if q.deliverable then
      perform add_waiting(array[p_site], array[q.conversation_id], array[p_sender],
        array[q.recipient_id], array[p_at]);
    end if;
    perform settle_set_aside(
      p_site, p_sender, array['message:' || q.client_id], q.deliverable, p_at);
    if not q.deliverable then
      delete from chat_photo ph where ph.member_id = p_sender and ph.client_id = q.client_id;
    end if;
    update pending_message w set
      delivered_at = case when q.deliverable then p_at end,
      refunded_at = case when not q.deliverable then p_at end
    where w.sender_id = p_sender and w.client_id = q.client_id;
    return next;
  end loop;
end $$;

-- Withdraws a member's pending messages, in one conversation or all, and gives the credits back.
-- Returns how many there were. Locks the wallet, as sending does.
create or replace function refund_pending(
  p_site text, p_sender uuid, p_conversation uuid, p_at timestamptz
) returns integer
language plpgsql as $$
declare
  v_causes text[];
begin
  perform lock_wallets(array[p_site], array[p_sender]);
  with withdrawn as (
    update pending_message w set refunded_at = p_at
    where w.site_id = p_site and w.sender_id = p_sender
      and w.delivered_at is null and w.refunded_at is null
      and (p_conversation is null or w.conversation_id = p_conversation)
    returning w.client_id
  ), deleted as (
    delete from chat_photo ph using withdrawn w
    where ph.member_id = p_sender and ph.client_id = w.client_id
  )
  select coalesce(array_agg('message:' || client_id), '{}') into v_causes from withdrawn;
  perform settle_set_aside(p_site, p_sender, v_causes, false, p_at);
  return cardinality(v_causes);
end $$;

-- Deletes the photos that were sent in conversations; a job removes their files.
create or replace function delete_chat_photos(p_conversations uuid[]) returns void
language sql volatile as $$
  delete from chat_photo ph
  using (
    select m.sender_id, m.client_id from message m
    where m.conversation_id = any (p_conversations) and m.type = 'photo'
    union all
    select q.sender_id, q.client_id from pending_message q
    where q.conversation_id = any (p_conversations) and q.type = 'photo'
  ) sent
  where ph.member_id = sent.sender_id and ph.client_id = sent.client_id
$$;

-- Removes from two members what they wrote to each other, because one blocks the other, and withdraws
-- what is still pending between them. The rows stay without their text, as the record of what was
-- paid and how many conversations were started. Returns the conversation, null if there is none, what
-- was removed, and the members who got credits back.
create or replace function erase_conversation(
  p_site text, p_one uuid, p_other uuid, p_at timestamptz,
  out conversation uuid, out removed jsonb, out refunded uuid[]
)
language plpgsql as $$
#variable_conflict use_column
declare
  v_member uuid;
begin
  perform lock_wallets(array[p_site, p_site], array[p_one, p_other]);
  select c.id into conversation from conversation c
  where c.site_id = p_site and c.low_id = least(p_one, p_other) and c.high_id = greatest(p_one, p_other)
  for no key update;
  refunded := '{}';
  if not found then
    return;
  end if;
  foreach v_member in array array[p_one, p_other] loop
    if refund_pending(p_site, v_member, conversation, p_at) > 0 then
      refunded := refunded || v_member;
    end if;
  end loop;
  select jsonb_agg(jsonb_build_object('sender', m.sender_id, 'type', m.type, 'text', m.text,
    'attachment', m.attachment, 'sent_at', m.sent_at) order by m.seq)
  into removed
  from message m join conversation c on c.id = m.conversation_id
  where m.conversation_id = conversation and m.seq > coalesce(c.erased_seq, 0);
  perform delete_chat_photos(array[conversation]);
  update message m set text = '', attachment = null
  from conversation c
  where m.conversation_id = conversation and c.id = conversation
    and m.seq > coalesce(c.erased_seq, 0);
  update pending_message q set text = '', attachment = null where q.conversation_id = conversation;
  update conversation c set erased_seq = c.last_seq where c.id = conversation;
  update conversation_member cm set removed_seq = c.last_seq, read_seq = c.last_seq, unread = 0
  from conversation c
  where cm.conversation_id = conversation and c.id = conversation;
  perform end_waiting(conversation);
end $$;

-- Sends a message as a fictional profile: free, and only in a conversation where the member has
-- written. Nobody can write as a real member. `p_seen` is the last message that the writer saw; null
-- means all. Fails with `conversation_closed` if the two no longer see each other, and with
-- `not_found` for everything else that is not allowed.
create or replace function reply_as_fictional(
  p_site text, p_profile uuid, p_conversation uuid, p_client uuid, p_text text, p_seen integer,
  p_at timestamptz, out outcome text, out repeated boolean, out recipient uuid, out seq integer
)
language plpgsql as $$
#variable_conflict use_column
begin
  repeated := false;
  select case when c.low_id = p_profile then c.high_id else c.low_id end into recipient
  from conversation c
  join profile p on p.site_id = c.site_id and p.id = p_profile and p.kind = 'fictional'
  where c.id = p_conversation and c.site_id = p_site and p_profile in (c.low_id, c.high_id)
    and c.last_seq > coalesce(c.erased_seq, 0)
  for no key update of c;
  if not found then
    outcome := 'not_found';
    return;
  end if;
  select m.seq into seq from message m
  where m.sender_id = p_profile and m.client_id = p_client and m.site_id = p_site;
  if found then
    outcome := 'sent';
    repeated := true;
  elsif not see_each_other(p_site, p_profile, recipient) then
    outcome := 'conversation_closed';
  else
    outcome := 'sent';
    seq := (store_messages(
      array[p_site], array[p_conversation], array[p_profile], array[recipient], array[p_client],
      array['text'], array[p_text], array[null], array[0], array[p_at]))[1];
    perform end_waiting(p_conversation, p_seen);
-- Replying marks the messages that the writer saw as read.
    perform read_conversation(p_site, p_profile, p_conversation, least(p_seen, seq - 1));
  end if;
end $$;

-- Marks a conversation as read up to a message; returns no row if it is not this member's.
create or replace function read_conversation(
  p_site text, p_member uuid, p_conversation uuid, p_seq integer
) returns table (partner uuid, read_seq integer, unread integer, changed boolean)
language plpgsql as $$
#variable_conflict use_column
declare
  v_seq integer;
begin
-- Lock first, then count: a message that arrives meanwhile adds itself to the count.
  select cm.partner_id, cm.read_seq, cm.unread, false into partner, read_seq, unread, changed
  from conversation_member cm
  where cm.conversation_id = p_conversation and cm.member_id = p_member and cm.site_id = p_site
  for no key update;
  if not found then
    return;
  end if;
  select least(p_seq, c.last_seq) into v_seq from conversation c where c.id = p_conversation;
  if v_seq > read_seq then
    update conversation_member cm set read_seq = v_seq, unread = (
      select count(*) from message m
      where m.conversation_id = p_conversation and m.seq > v_seq and m.sender_id <> p_member
    )
    where cm.conversation_id = p_conversation and cm.member_id = p_member
    returning cm.read_seq, cm.unread, true into read_seq, unread, changed;
  end if;
  return next;
end $$;

-- Unread messages that arrived in a time range, by conversation; `opened_at` is when the partner's
-- first message started it, `messages` has the type and time of each. Uses the index
-- message_recent.
create or replace function unread_between(p_site text, p_after timestamptz, p_until timestamptz)
returns table (
  member_id uuid, partner_id uuid, opened_at timestamptz, latest_at timestamptz, messages jsonb
)
language sql stable as $$
  select cm.member_id, cm.partner_id,
    min(m.sent_at) filter (where m.seq = coalesce(c.erased_seq, 0) + 1), max(m.sent_at),
    jsonb_agg(jsonb_build_object('type', m.type, 'at', m.sent_at))
  from message m
  join conversation c on c.id = m.conversation_id
  join conversation_member cm
    on cm.conversation_id = m.conversation_id and cm.partner_id = m.sender_id
  where m.site_id = p_site and m.sent_at > p_after and m.sent_at <= p_until
    and m.seq > cm.read_seq and m.seq > cm.removed_seq
  group by cm.member_id, cm.partner_id
$$;

-- Whether a member has a conversation with another: it is in the member's list, also while the first
-- message is pending.
create or replace function has_conversation(p_site text, p_member uuid, p_other uuid)
returns boolean
language sql stable parallel safe as $$
  select exists (
    select from conversation c
    join conversation_member mine on mine.conversation_id = c.id and mine.member_id = p_member
    where c.site_id = p_site
      and c.low_id = least(p_member, p_other) and c.high_id = greatest(p_member, p_other)
      and (c.last_seq > mine.removed_seq or exists (
        select from pending_message q
        where q.conversation_id = c.id and q.sender_id = p_member
          and q.delivered_at is null and q.refunded_at is null))
  )
$$;
