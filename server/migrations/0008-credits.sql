-- The ledger is the truth about credits. Each row moves whole credits from one named account to
-- another, so all postings together are always 0; rows are only ever added. It knows a member by
-- the random id alone and outlives the person's erasure: hence no key to account or profile.
-- A member's accounts: bonus, bought, both again set aside for pending messages, and debt.
-- The site's: granted, sold, spent, refunded, charged_back.
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
  -- One constant: PostgreSQL parses the text of a check at every statement that inserts.
  constraint ledger_accounts check (from_account || '>' || to_account = any ('{
    granted>bonus, sold>bought, sold>debt, bonus>spent, bought>spent,
    bonus>bonus_set_aside, bought>bought_set_aside,
    bonus_set_aside>spent, bought_set_aside>spent,
    bonus_set_aside>bonus, bought_set_aside>bought,
    bought>refunded, bought>charged_back, bought>debt, debt>charged_back,
    refunded>bought, charged_back>bought, charged_back>debt}'::text[]))
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

-- What went back of a purchase and what that did to its credits; the last row counts. A purchase of
-- which the whole price went back no longer makes a member Premium.
create table purchase_reversal (
  id bigint generated always as identity primary key,
  site_id text not null,
  member_id uuid not null,
  cause text not null,
  refunded_minor bigint not null check (refunded_minor >= 0),
  charged_back_minor bigint not null check (charged_back_minor >= 0),
  whole boolean not null,
  -- taken out of the wallet
  refunded_credits integer not null check (refunded_credits >= 0),
  charged_back_credits integer not null check (charged_back_credits >= 0),
  -- charged back, but spent before
  debt_credits integer not null check (debt_credits >= 0),
  at timestamptz not null,
  foreign key (member_id, cause) references credit_purchase
);
create index purchase_reversal_purchase on purchase_reversal (member_id, cause, id desc);

-- For tables that are a record of what happened.
create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before update or delete or truncate on ledger
  for each statement execute function reject_change();
create trigger append_only before update or delete or truncate on credit_purchase
  for each statement execute function reject_change();
create trigger append_only before update or delete or truncate on purchase_reversal
  for each statement execute function reject_change();
