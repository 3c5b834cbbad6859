-- The only attempt to have an order paid. Its row is written before calling the provider, and its
-- id is the call's idempotency key: a second call returns the same payment.
create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  order_id uuid not null unique,
  provider text not null,
  opened_at timestamptz not null,
-- the provider's response
  provider_ref text,
  checkout_url text,
-- when the provider is asked again without a webhook; null: the state is final
  next_check_at timestamptz,
-- when an open status screen last triggered a request
  polled_at timestamptz,
-- when the provider first reported the payment as paid, whether or not it matches the order; from
-- then on only refunds and charge-backs are expected, and checks are rare
  paid_at timestamptz,
  foreign key (site_id, order_id) references payment_order (site_id, id),
  unique (provider, provider_ref),
  unique (site_id, id),
  check ((provider_ref is null) = (checkout_url is null))
);
create index payment_attempt_undecided on payment_attempt (site_id, next_check_at)
  where next_check_at is not null and paid_at is null;
create index payment_attempt_paid on payment_attempt (site_id, next_check_at)
  where next_check_at is not null and paid_at is not null;

-- The history of a payment's states: the last row is the current one. Each state occurs once.
create table payment_state (
  id bigint generated always as identity primary key,
  site_id text not null,
  attempt_id uuid not null,
  state text not null check (state in ('open', 'pending', 'paid', 'failed', 'canceled', 'expired')),
-- what triggered the request
  source text not null check (source in ('order', 'webhook', 'screen', 'reconcile')),
  failure text,
  at timestamptz not null,
  foreign key (site_id, attempt_id) references payment_attempt (site_id, id),
  unique (attempt_id, state)
);

-- The provider reports a payment that differs from its order: nobody gets credits, and staff must
-- settle it.
create table payment_mismatch (
  attempt_id uuid not null,
  site_id text not null,
  kind text not null check (kind in ('amount', 'currency', 'order')),
-- the amount the provider reported
  minor bigint not null,
  currency text not null,
  reported_order text,
  at timestamptz not null,
  primary key (attempt_id, kind),
  foreign key (site_id, attempt_id) references payment_attempt (site_id, id)
);

-- The total of a payment that was returned, as the provider reports it: refunded by the site's
-- owner, or charged back by the payer's bank. Each row holds the totals from then on, so a lower
-- total means that a refund failed or a charge-back was withdrawn.
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

create trigger append_only before update or delete or truncate on payment_state
  for each statement execute function reject_change();
create trigger append_only before update or delete or truncate on payment_mismatch
  for each statement execute function reject_change();
create trigger append_only before update or delete or truncate on payment_reversal
  for each statement execute function reject_change();
