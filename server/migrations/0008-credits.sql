-- The ledger is the source of truth for credits. Each row moves whole credits from one named
-- account to another, so all postings add up to 0; rows are append-only. It identifies a member
-- only by the random id and outlives the person's erasure, so it has no foreign key to account or
-- profile. A member's accounts: bonus, bought, each also set aside for pending messages, and debt.
-- The site's accounts: granted, sold, spent, refunded, charged_back.
create table ledger (
  id bigint generated always as identity primary key,
  site_id text not null,
  member_id uuid not null,
-- the reason: signup, payment:<id>, message:<client id>
  cause text not null check (cause <> ''),
  from_account text not null,
  to_account text not null,
  credits integer not null check (credits > 0),
  at timestamptz not null,
-- a cause empties an account once, which makes retries harmless
  unique (member_id, cause, from_account),
-- One constant, because PostgreSQL parses a check's text for every inserting statement.
  constraint ledger_accounts check (from_account || '>' || to_account = any ('{
    granted>bonus, sold>bought, sold>debt, bonus>spent, bought>spent,
    bonus>bonus_set_aside, bought>bought_set_aside,
    bonus_set_aside>spent, bought_set_aside>spent,
    bonus_set_aside>bonus, bought_set_aside>bought,
    bought>refunded, bought>charged_back, bought>debt, debt>charged_back,
    refunded>bought, charged_back>bought, charged_back>debt}'::text[]))
);

-- What a member can spend now: the sums of the two accounts, maintained by the transaction that
-- adds to the ledger. Its row is the lock for spending.
create table wallet (
  member_id uuid primary key,
  site_id text not null references site,
  bonus integer not null default 0 check (bonus >= 0),
  bought integer not null default 0 check (bought >= 0)
) with (fillfactor = 60);

-- Bought credits with the price paid for them.
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

-- The amounts returned of a purchase and their effect on its credits; the last row counts. A
-- purchase whose full price was returned no longer makes a member Premium.
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
-- already spent when they were charged back
  debt_credits integer not null check (debt_credits >= 0),
  at timestamptz not null,
  foreign key (member_id, cause) references credit_purchase
);
create index purchase_reversal_purchase on purchase_reversal (member_id, cause, id desc);

-- For append-only tables.
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
