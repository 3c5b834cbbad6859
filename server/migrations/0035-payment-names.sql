-- The trade's words for where a payment's state came from, what a payment that differs reported, and
-- when a screen last made us ask the provider.
alter table payment_state rename column heard_by to source;
alter table payment_mismatch rename column said_order to reported_order;
alter table payment_attempt rename column asked_at to polled_at;
