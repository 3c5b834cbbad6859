-- The decision about one message, in the words of judgeMessage in domains/chat/rules.ts, which is
-- the truth: a property test holds this against it.
create or replace function judge_message(
  p_to_oneself boolean, p_reach text, p_known boolean, p_fictional boolean, p_agreed boolean,
  p_premium boolean, p_started integer, p_free integer, p_balance integer, p_price integer,
  p_shown boolean
) returns text
language sql immutable as $$
  select case
    when p_to_oneself then 'message_to_oneself'
    when p_reach = 'missing' then 'not_found'
    when p_reach = 'hidden' and p_known then 'conversation_closed'
    when p_reach = 'hidden' then 'profile_unavailable'
    when p_fictional and not p_agreed then 'fictional_agreement_required'
    when not p_known and not p_premium and p_started >= p_free then 'conversation_limit'
    when p_balance < p_price then 'not_enough_credits'
    when not p_shown then 'waiting'
    else 'sent'
  end
$$;

-- Adds a message to a conversation whose row the transaction holds; answers its number.
create or replace function store_message(
  p_site text, p_conversation uuid, p_sender uuid, p_client uuid, p_type text, p_body text,
  p_credits integer, p_at timestamptz
) returns integer
language sql as $$
  with numbered as (
    update conversation set last_seq = last_seq + 1, last_at = greatest(last_at, p_at)
    where id = p_conversation and site_id = p_site
    returning last_seq
  ), counted as (
    update conversation_member set unread = unread + 1
    where conversation_id = p_conversation and member_id <> p_sender
  )
  insert into message
    (conversation_id, seq, site_id, sender_id, client_id, type, body, credits, sent_at)
  select p_conversation, last_seq, p_site, p_sender, p_client, p_type, p_body, p_credits, p_at
  from numbered
  returning seq
$$;

-- The pair's conversation, held until the transaction ends; made where there is none.
create or replace function open_conversation(p_site text, p_by uuid, p_with uuid, p_at timestamptz)
returns uuid
language plpgsql as $$
declare
  v_id uuid;
begin
  insert into conversation (site_id, low_id, high_id, started_by, started_at, last_at)
  values (p_site, least(p_by, p_with), greatest(p_by, p_with), p_by, p_at, p_at)
  on conflict (site_id, low_id, high_id) do nothing
  returning id into v_id;
  if found then
    insert into conversation_member (conversation_id, member_id, site_id, other_id)
    values (v_id, p_by, p_site, p_with), (v_id, p_with, p_site, p_by);
  else
    -- The other wrote first, this very moment.
    select id into v_id from conversation
    where site_id = p_site and low_id = least(p_by, p_with) and high_id = greatest(p_by, p_with)
    for no key update;
  end if;
  return v_id;
end $$;

-- One message in one round trip. To a recipient, or in a conversation of the sender's.
create or replace function send_message(
  p_site text, p_sender uuid, p_recipient uuid, p_conversation uuid, p_client uuid, p_body text,
  p_price integer, p_free integer, p_text_version text, p_fictional_shown boolean,
  p_at timestamptz
) returns message_answer
language plpgsql as $$
declare
  a message_answer;
  v_body text;
  v_known boolean;
  v_premium boolean := false;
  v_started integer := 0;
  v_shown boolean := is_shown(p_site, p_sender);
begin
  if not v_shown then
    -- Being confirmed at this very moment waits for this message, or this message for it: what
    -- waits is found by the delivery that follows. Account first, as confirming does.
    perform from account s where s.site_id = p_site and s.id = p_sender for share;
    perform from profile p where p.site_id = p_site and p.id = p_sender for share;
    v_shown := is_shown(p_site, p_sender);
  end if;
  a.ord := 1;
  a.repeated := false;
  a.recipient := p_recipient;
  if p_conversation is not null then
    select case when c.low_id = p_sender then c.high_id else c.low_id end into a.recipient
    from conversation c
    where c.id = p_conversation and c.site_id = p_site and p_sender in (c.low_id, c.high_id);
  end if;

  -- The wallet serialises one sender.
  select w.bonus + w.bought into a.balance
  from wallet w where w.member_id = p_sender and w.site_id = p_site for no key update;
  a.balance := coalesce(a.balance, 0);

  select 'sent', m.conversation_id, m.seq, m.sent_at, m.body
  into a.outcome, a.conversation, a.seq, a.at, v_body
  from message m where m.sender_id = p_sender and m.client_id = p_client and m.site_id = p_site;
  if not found then
    select case when q.returned_at is null then 'waiting' else 'message_id_used' end,
      q.conversation_id, q.accepted_at, q.body
    into a.outcome, a.conversation, a.at, v_body
    from waiting_message q
    where q.sender_id = p_sender and q.client_id = p_client and q.site_id = p_site;
  end if;
  if found then
    a.repeated := true;
    if v_body <> p_body or not exists (
      select from conversation_member cm
      where cm.conversation_id = a.conversation and cm.member_id = p_sender
        and cm.other_id = a.recipient
    ) then
      a.outcome := 'message_id_used';
    end if;
    return a;
  end if;

  select c.id into a.conversation from conversation c
  where c.site_id = p_site and c.low_id = least(p_sender, a.recipient)
    and c.high_id = greatest(p_sender, a.recipient)
  for no key update;
  v_known := a.conversation is not null;
  if not v_known then
    v_premium := is_premium(p_site, p_sender);
    select count(*) into v_started from conversation c
    where c.site_id = p_site and c.started_by = p_sender;
  end if;
  select judge_message(
    p_sender = a.recipient, chat_reach(p_site, p_sender, a.recipient, p_fictional_shown), v_known,
    coalesce(p.kind = 'fictional', false),
    exists (
      select from fictional_agreement f
      where f.member_id = p_sender and f.text_version = p_text_version
    ),
    v_premium, v_started, p_free, a.balance, p_price, v_shown
  ) into a.outcome
  from (values (1)) one (x)
  left join profile p on p.site_id = p_site and p.id = a.recipient;
  if a.outcome not in ('sent', 'waiting') then
    return a;
  end if;

  if not v_known then
    a.conversation := open_conversation(p_site, p_sender, a.recipient, p_at);
  end if;
  perform spend_credits(
    p_site, p_sender, 'message:' || p_client, p_price, p_at, a.outcome = 'waiting');
  if a.outcome = 'sent' then
    a.seq := store_message(
      p_site, a.conversation, p_sender, p_client, 'text', p_body, p_price, p_at);
  else
    insert into waiting_message (sender_id, client_id, conversation_id, site_id, recipient_id,
      type, body, credits, accepted_at)
    values (p_sender, p_client, a.conversation, p_site, a.recipient, 'text', p_body, p_price, p_at);
  end if;
  a.at := p_at;
  a.balance := a.balance - p_price;
  return a;
end $$;

-- A message in the name of a fictional profile, by the one who writes for it: free, and only in a
-- conversation in which the member has written. A real member's name never stands under it.
create or replace function reply_as_fictional(
  p_site text, p_profile uuid, p_conversation uuid, p_client uuid, p_body text, p_at timestamptz
) returns message_answer
language plpgsql as $$
declare
  a message_answer;
begin
  a.ord := 1;
  a.repeated := false;
  select case when c.low_id = p_profile then c.high_id else c.low_id end, c.id
  into a.recipient, a.conversation
  from conversation c
  join profile p on p.site_id = c.site_id and p.id = p_profile and p.kind = 'fictional'
  where c.id = p_conversation and c.site_id = p_site and p_profile in (c.low_id, c.high_id)
    and c.last_seq > 0
  for no key update of c;
  if not found then
    a.outcome := 'not_found';
    return a;
  end if;
  select 'sent', true, m.seq, m.sent_at into a.outcome, a.repeated, a.seq, a.at
  from message m where m.sender_id = p_profile and m.client_id = p_client and m.site_id = p_site;
  if found then
    return a;
  end if;
  a.repeated := false;
  if chat_reach(p_site, p_profile, a.recipient, true) <> 'open' then
    a.outcome := 'conversation_closed';
    return a;
  end if;
  a.outcome := 'sent';
  a.seq := store_message(p_site, p_conversation, p_profile, p_client, 'text', p_body, 0, p_at);
  a.at := p_at;
  return a;
end $$;

-- Many messages under one commit, at most one of each sender: those that simply go on in a
-- conversation, or are refused there. Everything rarer is answered "alone".
create or replace function send_messages(
  p_site text[], p_sender uuid[], p_recipient uuid[], p_conversation uuid[], p_client uuid[],
  p_body text[], p_price integer[], p_text_version text[], p_fictional_shown boolean[],
  p_at timestamptz[]
) returns setof message_answer
language plpgsql as $$
declare
  v_conversation uuid[];
begin
  if (select count(*) > count(distinct s) from unnest(p_sender) s) then
    raise exception 'send_messages takes one message of a sender';
  end if;
  select array_agg(coalesce(own.id, pair.id) order by i.ord) into v_conversation
  from unnest(p_site, p_sender, p_recipient, p_conversation) with ordinality
    i (site, sender, recipient, conversation, ord)
  left join conversation own on own.id = i.conversation and own.site_id = i.site
    and i.sender in (own.low_id, own.high_id)
  left join conversation pair on i.conversation is null and pair.site_id = i.site
    and pair.low_id = least(i.sender, i.recipient)
    and pair.high_id = greatest(i.sender, i.recipient);

  perform from wallet where member_id = any (p_sender) order by member_id for no key update;
  perform from conversation where id = any (v_conversation) order by id for no key update;

  return query
  with asked as materialized (
    select i.*, row_number() over (partition by i.conversation order by i.ord) as nth
    from unnest(p_site, p_sender, v_conversation, p_client, p_body, p_price, p_text_version,
      p_fictional_shown, p_at)
      with ordinality i (site, sender, conversation, client, body, price, text_version,
      fictional_shown, at, ord)
  ), known as materialized (
    select i.*, cm.other_id as recipient, c.last_seq, coalesce(w.bonus, 0) as bonus,
      coalesce(w.bought, 0) as bought, chat_reach(i.site, i.sender, cm.other_id, i.fictional_shown)
        as reach,
      p.kind = 'fictional' as fictional, is_shown(i.site, i.sender) as shown,
      exists (
        select from fictional_agreement f
        where f.member_id = i.sender and f.text_version = i.text_version
      ) as agreed,
      i.nth > 1 or c.id is null
      or exists (select from message m where m.sender_id = i.sender and m.client_id = i.client)
      or exists (
        select from waiting_message q where q.sender_id = i.sender and q.client_id = i.client
      ) as alone
    from asked i
    left join conversation c on c.id = i.conversation
    left join conversation_member cm
      on cm.conversation_id = i.conversation and cm.member_id = i.sender
    left join wallet w on w.member_id = i.sender and w.site_id = i.site
    left join profile p on p.site_id = i.site and p.id = cm.other_id
  ), judged as materialized (
    select k.*, least(k.bonus, k.price) as from_bonus,
      k.price - least(k.bonus, k.price) as from_bought,
      case when k.alone then 'alone' else judge_message(
        false, k.reach, true, k.fictional, k.agreed, false, 0, 0, k.bonus + k.bought, k.price,
        k.shown
      ) end as verdict
    from known k
  ), sent as materialized (
    select * from judged where verdict = 'sent'
  ), stored as (
    insert into message
      (conversation_id, seq, site_id, sender_id, client_id, type, body, credits, sent_at)
    select d.conversation, d.last_seq + 1, d.site, d.sender, d.client, 'text', d.body, d.price, d.at
    from sent d
  ), numbered as (
    update conversation c set last_seq = c.last_seq + 1, last_at = greatest(c.last_at, d.at)
    from sent d where c.id = d.conversation
  ), counted as (
    update conversation_member cm set unread = cm.unread + 1
    from sent d where cm.conversation_id = d.conversation and cm.member_id = d.recipient
  ), paid as (
    update wallet w set bonus = w.bonus - d.from_bonus, bought = w.bought - d.from_bought
    from sent d where w.member_id = d.sender
  ), posted as (
    insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
    select d.site, d.sender, 'message:' || d.client, part.account, 'spent', part.credits, d.at
    from sent d
    cross join lateral
      (values ('bonus', d.from_bonus), ('bought', d.from_bought)) part (account, credits)
    where part.credits > 0
  )
  select d.ord, case when d.verdict = 'waiting' then 'alone' else d.verdict end, false,
    d.recipient, d.conversation, case when d.verdict = 'sent' then d.last_seq + 1 end, d.at,
    d.bonus + d.bought - case when d.verdict = 'sent' then d.price else 0 end
  from judged d
  order by d.ord;
end $$;

-- Marks a conversation read up to a message. No row where it is not this member's.
create or replace function read_conversation(p_site text, p_member uuid, p_conversation uuid, p_seq integer)
returns table (other uuid, read_seq integer, unread integer, changed boolean)
language plpgsql as $$
declare
  cm conversation_member;
  v_seq integer;
begin
  -- Locked first and counted after: a message that arrives meanwhile adds itself to the count.
  select * into cm from conversation_member x
  where x.conversation_id = p_conversation and x.member_id = p_member and x.site_id = p_site
  for no key update;
  if not found then
    return;
  end if;
  select least(p_seq, c.last_seq) into v_seq from conversation c where c.id = p_conversation;
  if v_seq <= cm.read_seq then
    return query select cm.other_id, cm.read_seq, cm.unread, false;
    return;
  end if;
  return query
  update conversation_member x set read_seq = v_seq, unread = (
    select count(*) from message m
    where m.conversation_id = p_conversation and m.seq > v_seq and m.sender_id <> p_member
  )
  where x.conversation_id = p_conversation and x.member_id = p_member
  returning x.other_id, x.read_seq, x.unread, true;
end $$;
