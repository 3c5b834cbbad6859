-- When a member got each reminder, which is sent once, and the latest weekly mail.
alter table notification_progress
  add column address_reminded_at timestamptz,
  add column photo_reminded_at timestamptz,
  add column weekly_at timestamptz;

-- For the sweeps that look for the receivers of a kind of mail.
create index notification_preference_on on notification_preference (key, account_id) where mail;
create index account_unconfirmed on account (site_id, signed_up_at) where confirmed_at is null;
