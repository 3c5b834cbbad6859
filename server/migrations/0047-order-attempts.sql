-- An order is a frozen quote. How it is paid belongs to its attempts: after a failed or cancelled
-- one the member pays the same order with another method.
alter table payment_attempt
-- created by the browser; a second attempt of an order with the same id is a retry
  add column request_id uuid,
  add column method text,
  add column issuer text,
-- what the payer does next: as the contract shows it
  add column next_step jsonb,
-- when nothing further was expected of it; null while it is undecided
  add column decided_at timestamptz;

update payment_attempt a set
  request_id = o.request_id,
  method = o.method,
  issuer = o.issuer,
  next_step = case when a.checkout_url is not null
    then jsonb_build_object('is', 'redirect', 'url', a.checkout_url) end,
  decided_at = (
    select min(s.at) from payment_state s
    where s.attempt_id = a.id and s.state in ('paid', 'failed', 'canceled', 'expired'))
from payment_order o where o.id = a.order_id;

alter table payment_attempt
  alter column request_id set not null,
  alter column method set not null,
  drop constraint payment_attempt_order_id_key,
  drop constraint payment_attempt_check,
  drop column checkout_url,
  add unique (order_id, request_id),
  add check ((provider_ref is null) = (next_step is null));
create unique index payment_attempt_one_undecided on payment_attempt (order_id)
  where decided_at is null;

alter table payment_order
  drop column method,
  drop column issuer;

-- A second attempt of the same order was paid as well.
alter table payment_mismatch
  drop constraint payment_mismatch_kind_check,
  add check (kind in ('amount', 'currency', 'order', 'twice'));
