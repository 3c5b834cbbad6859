-- What a member ordered, at the price shown. Like the ledger it outlives the person: it identifies
-- the member only by the random id.
create table payment_order (
-- part of the status screen's address
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  member_id uuid not null,
-- created by the browser; a second order with the same id is a retry
  request_id uuid not null,
  bundle_id text not null,
  credits integer not null check (credits > 0),
  price_minor integer not null check (price_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
-- the tax included in the price, in tenths of a percent; null if no tax is charged
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
