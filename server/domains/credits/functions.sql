-- Premium: one purchase at least that was not taken back (domains/credits/rules.ts).
create or replace function is_premium(p_site text, p_member uuid) returns boolean
language sql stable as $$
  select exists (
    select from credit_purchase p
    where p.site_id = p_site and p.member_id = p_member
      and not exists (
        select from credit_purchase_reversal r
        where r.member_id = p.member_id and r.cause = p.cause
      )
  )
$$;

-- Spends, or sets aside: bonus first, then bought (splitSpend in domains/credits/rules.ts).
-- False, and nothing changed, where the wallet holds too little.
create or replace function spend_credits(
  p_site text, p_member uuid, p_cause text, p_credits integer, p_at timestamptz,
  p_set_aside boolean
) returns boolean
language plpgsql as $$
declare
  v_bonus integer;
  v_bought integer;
begin
  select least(w.bonus, p_credits), p_credits - least(w.bonus, p_credits)
  into v_bonus, v_bought
  from wallet w
  where w.member_id = p_member and w.site_id = p_site and w.bonus + w.bought >= p_credits
  for no key update;
  if not found then
    return false;
  end if;
  update wallet set bonus = bonus - v_bonus, bought = bought - v_bought
  where member_id = p_member;
  insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
  select p_site, p_member, p_cause, part.account,
    case when p_set_aside then part.account || '_set_aside' else 'spent' end, part.credits, p_at
  from (values ('bonus', v_bonus), ('bought', v_bought)) part (account, credits)
  where part.credits > 0;
  return true;
end $$;

-- Moves what a cause set aside: to the house when it is used, else back to where it came from.
create or replace function settle_set_aside(
  p_site text, p_member uuid, p_cause text, p_used boolean, p_at timestamptz
) returns void
language plpgsql as $$
declare
  v_bonus integer;
  v_bought integer;
begin
  select coalesce(sum(credits) filter (where to_account = 'bonus_set_aside'), 0),
    coalesce(sum(credits) filter (where to_account = 'bought_set_aside'), 0)
  into v_bonus, v_bought
  from ledger
  where member_id = p_member and site_id = p_site and cause = p_cause;
  insert into ledger (site_id, member_id, cause, from_account, to_account, credits, at)
  select p_site, p_member, p_cause, part.account || '_set_aside',
    case when p_used then 'spent' else part.account end, part.credits, p_at
  from (values ('bonus', v_bonus), ('bought', v_bought)) part (account, credits)
  where part.credits > 0;
  if not p_used then
    update wallet set bonus = bonus + v_bonus, bought = bought + v_bought
    where member_id = p_member and site_id = p_site;
  end if;
end $$;
