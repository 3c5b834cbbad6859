-- What went back of a payment, as the provider reports it: refunded by the site's owner, or charged
-- back by the payer's bank. Each row holds the totals from then on, so a lower total means that a
-- refund failed or a charge-back was withdrawn.
create table payment_reversal (
  id bigint generated always as identity primary key,
  site_id text not null,
  attempt_id uuid not null,
  refunded_minor bigint not null check (refunded_minor >= 0),
  charged_back_minor bigint not null check (charged_back_minor >= 0),
  currency text not null,
  source text not null check (source in ('webhook', 'screen', 'reconcile')),
  at timestamptz not null,
  foreign key (site_id, attempt_id) references payment_attempt (site_id, id)
);
create index payment_reversal_attempt on payment_reversal (attempt_id, id desc);
create trigger only_added before update or delete or truncate on payment_reversal
  for each statement execute function refuse_change();

-- When the provider first reported the payment as paid, whether it fits the order or not. From then
-- on only refunds and charge-backs are expected, and checks are rare.
alter table payment_attempt add column paid_at timestamptz;
drop index payment_attempt_due;
create index payment_attempt_undecided on payment_attempt (site_id, next_check_at)
  where next_check_at is not null and paid_at is null;
create index payment_attempt_paid on payment_attempt (site_id, next_check_at)
  where next_check_at is not null and paid_at is not null;

-- What went back of a purchase and what that did to its credits; the last row counts. A purchase of
-- which the whole price went back no longer makes a member Premium.
drop table credit_purchase_reversal;
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
create trigger only_added before update or delete or truncate on purchase_reversal
  for each statement execute function refuse_change();

-- Four more ways for credits: back to the member when a refund fails or a charge-back is withdrawn,
-- and from returned credits to a debt.
alter table ledger drop constraint ledger_way;
alter table ledger add constraint ledger_way check ((from_account, to_account) in (
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
  ('refunded', 'bought'),
  ('bought', 'charged_back'),
  ('charged_back', 'bought'),
  ('debt', 'charged_back'),
  ('charged_back', 'debt'),
  ('bought', 'debt')
));
