-- Credits move only here and in this domain's store: always the wallet and the ledger in one
-- statement, so that they agree.

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

-- Locks the wallets of different members until the transaction ends. Returns, in order, what each
-- can spend; 0 without a wallet.
create or replace function lock_wallets(p_site text[], p_member uuid[]) returns integer[]
language sql volatile as $$
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

-- Spends credits of different members whose wallets the transaction has locked: bonus first, then
-- bought; nothing if a member's number of credits is null. Credits set aside wait for
-- `settle_set_aside`. Returns how many members paid. A wallet with too few credits raises a check
-- violation, so the caller decides before.
create or replace function spend_credits(
  p_site text[], p_member uuid[], p_cause text[], p_credits integer[], p_at timestamptz[],
  p_set_aside boolean
) returns integer
language sql volatile as $$
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
language sql volatile as $$
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
