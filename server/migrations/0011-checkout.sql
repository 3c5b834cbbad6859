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

create trigger append_only before update or delete or truncate on payment_order
  for each statement execute function reject_change();
