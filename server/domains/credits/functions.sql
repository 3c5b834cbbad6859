-- Credits move here and nowhere else: the wallet and the ledger in one statement, so that both always
-- agree. The program's role may only read the two tables; the functions that write them run as their
-- owner.

-- Premium: at least one purchase whose full price was neither refunded nor charged back.
create or replace function is_premium(p_site text, p_member uuid) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from credit_purchase p
    where p.site_id = p_site and p.member_id = p_member
      and not coalesce((
        select r.whole from purchase_reversal r
        where r.member_id = p.member_id and r.cause = p.cause
        order by r.id desc limit 1
      ), false)
  )
$$;

-- What a member can spend; no row before the first credits.
create or replace function own_wallet(p_site text, p_member uuid)
returns table (bonus integer, bought integer) language sql stable parallel safe as $$
  select w.bonus, w.bought from wallet w where w.site_id = p_site and w.member_id = p_member
$$;

-- Locks the wallets of different members until the transaction ends. Returns, in order, what each
-- can spend; 0 without a wallet.
create or replace function lock_wallets(p_site text[], p_member uuid[]) returns integer[]
language sql volatile security definer set search_path = public, pg_temp as $$
  with locked as materialized (
    select w.site_id, w.member_id, w.bonus + w.bought as balance from wallet w
    where w.member_id = any (p_member)
    order by w.member_id
    for no key update
  )
  select array_agg(coalesce(l.balance, 0) order by i.ord)
  from unnest(p_site, p_member) with ordinality i (site, member, ord)
  left join locked l on l.member_id = i.member and l.site_id = i.site
$$;

-- Creates a member's wallet where there is none, and locks it until the transaction ends.
create or replace function lock_wallet(p_site text, p_member uuid)
returns table (bonus integer, bought integer)
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into wallet (member_id, site_id) values (p_member, p_site) on conflict do nothing;
  select w.bonus, w.bought from wallet w
  where w.site_id = p_site and w.member_id = p_member
  for no key update
$$;

-- Adds a member's entries to the ledger and applies them to the wallet, except those whose cause
-- already took credits from that account. Returns how many it added. The transaction has locked the
-- wallet.
create or replace function post_entries(
  p_site text, p_member uuid, p_cause text[], p_from text[], p_to text[], p_credits integer[],
  p_at timestamptz
) returns integer
language sql volatile security definer set search_path = public, pg_temp as $$
  with posted as (
    insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
    select p_site, p_member, i.cause, i.source, i.target, i.credits, p_at
    from unnest(p_cause, p_from, p_to, p_credits) i (cause, source, target, credits)
    on conflict (member_id, cause, from_account) do nothing
    returning from_account, to_account, credits
  ), change as (
    select
      sum(case 'bonus' when to_account then credits when from_account then -credits else 0 end)
        as bonus,
      sum(case 'bought' when to_account then credits when from_account then -credits else 0 end)
        as bought,
      count(*)::integer as entries
    from posted
  ), moved as (
    update wallet w set bonus = w.bonus + c.bonus, bought = w.bought + c.bought
    from change c
    where w.site_id = p_site and w.member_id = p_member and c.entries > 0
  )
  select entries from change
$$;

-- Spends credits of different members whose wallets the transaction has locked: bonus first, then
-- bought; nothing if a member's number of credits is null. Credits set aside wait for
-- `settle_set_aside`. Returns how many members paid. A wallet with too few credits raises a check
-- violation, so the caller checks the balance first.
create or replace function spend_credits(
  p_site text[], p_member uuid[], p_cause text[], p_credits integer[], p_at timestamptz[],
  p_set_aside boolean
) returns integer
language sql volatile security definer set search_path = public, pg_temp as $$
  with paid as (
    update wallet w
    set bonus = w.bonus - least(w.bonus, i.credits),
      bought = w.bought - (i.credits - least(w.bonus, i.credits))
    from unnest(p_site, p_member, p_cause, p_credits, p_at) i (site, member, cause, credits, at)
    where w.member_id = i.member and w.site_id = i.site and i.credits is not null
    returning i.*, old.bonus - new.bonus as from_bonus, old.bought - new.bought as from_bought
  ), posted as (
    insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
    select p.site, p.member, p.cause, part.account,
      case when p_set_aside then part.account || '_set_aside' else 'spent' end, part.credits, p.at
    from paid p
    cross join lateral
      (values ('bonus', p.from_bonus), ('bought', p.from_bought)) part (account, credits)
    where part.credits > 0
  )
  select count(*)::integer from paid
$$;

-- Moves what a member's causes set aside: to the site if it was used, else back to where the
-- credits came from. The transaction has locked the wallet.
create or replace function settle_set_aside(
  p_site text, p_member uuid, p_cause text[], p_used boolean, p_at timestamptz
) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  with settled as (
    insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
    select l.site_id, l.member_id, l.cause, l.to_account,
      case when p_used then 'spent' else l.from_account end, l.credits, p_at
    from ledger l
    where l.site_id = p_site and l.member_id = p_member and l.cause = any (p_cause)
      and l.to_account in ('bonus_set_aside', 'bought_set_aside')
    returning to_account, credits
  )
  update wallet w set
    bonus = w.bonus
      + coalesce((select sum(s.credits) from settled s where s.to_account = 'bonus'), 0),
    bought = w.bought
      + coalesce((select sum(s.credits) from settled s where s.to_account = 'bought'), 0)
  where w.site_id = p_site and w.member_id = p_member and not p_used
$$;
