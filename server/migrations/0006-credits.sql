-- The ledger is the truth about credits. Each row moves whole credits from one named account to
-- another, so all postings together are always 0; rows are only ever added. It knows a member by
-- the random id alone and outlives the person's erasure: hence no key to account or profile.
-- A member's accounts: bonus, bought, both again set aside for messages that wait, and debt.
-- The house's: granted, sold, spent, refunded, charged_back.
create table ledger (
  id bigint generated always as identity primary key,
  site_id text not null,
  member_id uuid not null,
  -- what it happened for: signup, payment:<id>, message:<id made by the sender>
  cause text not null check (cause <> ''),
  from_account text not null,
  to_account text not null,
  credits integer not null check (credits > 0),
  at timestamptz not null,
  -- one cause empties an account once: this is what makes a retry harmless
  unique (member_id, cause, from_account),
  constraint ledger_way check ((from_account, to_account) in (
    ('granted', 'bonus'),
    ('sold', 'bought'),
    ('sold', 'debt'),
    ('bonus', 'spent'),
    ('bought', 'spent'),
    ('bonus', 'bonus_set_aside'),
    ('bought', 'bought_set_aside'),
    ('bonus_set_aside', 'spent'),
    ('bought_set_aside', 'spent'),
    ('bonus_set_aside', 'bonus'),
    ('bought_set_aside', 'bought'),
    ('bought', 'refunded'),
    ('bought', 'charged_back'),
    ('debt', 'charged_back')
  ))
);

-- What a member can spend now: the sums of the two accounts, kept beside the ledger by the
-- transaction that adds to it. Its row is the lock under which one member spends.
create table wallet (
  member_id uuid primary key,
  site_id text not null references site,
  bonus integer not null default 0 check (bonus >= 0),
  bought integer not null default 0 check (bought >= 0)
) with (fillfactor = 60);

-- Credits bought, with the money paid for them.
create table credit_purchase (
  member_id uuid not null,
  cause text not null,
  site_id text not null references site,
  credits integer not null check (credits > 0),
  paid_minor integer not null check (paid_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  primary key (member_id, cause)
);

-- A purchase that was taken back; it no longer makes anyone Premium.
create table credit_purchase_reversal (
  member_id uuid not null,
  cause text not null,
  kind text not null check (kind in ('refunded', 'charged_back')),
  at timestamptz not null,
  primary key (member_id, cause),
  foreign key (member_id, cause) references credit_purchase
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger only_added before update or delete or truncate on ledger
  for each statement execute function refuse_change();
create trigger only_added before update or delete or truncate on credit_purchase
  for each statement execute function refuse_change();
create trigger only_added before update or delete or truncate on credit_purchase_reversal
  for each statement execute function refuse_change();

-- Premium: one purchase at least that was not taken back (domains/credits/rules.ts).
create function is_premium(p_site text, p_member uuid) returns boolean
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
create function spend_credits(
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
create function settle_set_aside(
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
