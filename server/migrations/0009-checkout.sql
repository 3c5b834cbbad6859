-- What a member ordered, at the price she was shown. Like the ledger it outlives the person: the
-- member is known by the random id alone.
create table payment_order (
  -- stands in the address of the status screen
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  member_id uuid not null,
  -- made by the browser: ordering again with it is the same order
  request_id uuid not null,
  bundle_id text not null,
  credits integer not null check (credits > 0),
  price_minor integer not null check (price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- the tax inside the price, in tenths of a percent; null where none is reckoned
  vat_permille integer check (vat_permille > 0),
  method text not null,
  issuer text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  locale text not null,
  ordered_at timestamptz not null,
  unique (site_id, member_id, request_id),
  unique (site_id, id)
);
create index payment_order_member on payment_order (site_id, member_id, ordered_at desc, id);

create trigger only_added before update or delete or truncate on payment_order
  for each statement execute function refuse_change();

-- The one try to have an order paid. Its row is written before the provider is called and its id is
-- the key of that call: calling again gives the same payment there.
create table payment_attempt (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  order_id uuid not null unique,
  provider text not null,
  opened_at timestamptz not null,
  -- the provider's answer
  provider_ref text,
  checkout_url text,
  -- when the provider is asked again without being told to; null: the state is final
  next_check_at timestamptz,
  -- when it was last asked because somebody was looking at the status
  asked_at timestamptz,
  foreign key (site_id, order_id) references payment_order (site_id, id),
  unique (provider, provider_ref),
  unique (site_id, id),
  check ((provider_ref is null) = (checkout_url is null))
);
create index payment_attempt_due on payment_attempt (next_check_at) where next_check_at is not null;

-- Where a payment stood and since when: the last row is where it stands. Each state comes once.
create table payment_state (
  id bigint generated always as identity primary key,
  site_id text not null,
  attempt_id uuid not null,
  state text not null check (state in ('open', 'pending', 'paid', 'failed', 'canceled', 'expired')),
  -- who made us ask
  heard_by text not null check (heard_by in ('order', 'webhook', 'screen', 'reconcile')),
  failure text,
  at timestamptz not null,
  foreign key (site_id, attempt_id) references payment_attempt (site_id, id),
  unique (attempt_id, state)
);

-- The provider says paid, but not what was ordered: nobody gets credits, somebody has to look.
create table payment_mismatch (
  attempt_id uuid not null,
  site_id text not null,
  kind text not null check (kind in ('amount', 'currency', 'order')),
  -- what the provider said
  minor bigint not null,
  currency text not null,
  said_order text,
  at timestamptz not null,
  primary key (attempt_id, kind),
  foreign key (site_id, attempt_id) references payment_attempt (site_id, id)
);

create trigger only_added before update or delete or truncate on payment_state
  for each statement execute function refuse_change();
create trigger only_added before update or delete or truncate on payment_mismatch
  for each statement execute function refuse_change();
