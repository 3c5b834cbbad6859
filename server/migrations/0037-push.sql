-- Where the device of a session gets push: what its browser subscribed to, as JSON, or `denied`. It
-- belongs to the session, so that a log-out, an erasure and the retention of sessions end it too.
alter table session
  add column push_subscription text
    check (push_subscription = 'denied' or push_subscription is json object);
create unique index session_push on session (md5(push_subscription))
  where push_subscription <> 'denied';
create index session_push_account on session (site_id, account_id)
  where push_subscription <> 'denied';

-- A member who never chose keeps the default of the kind, by mail and by push.
alter table notification_preference
  alter column mail drop not null,
  add column push boolean;
create index notification_preference_push on notification_preference (key, account_id) where push;

-- How far a member was notified by push.
create table push_progress (
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('activity', 'unread', 'address', 'photo', 'weekly')),
  pushed_until timestamptz,
  primary key (account_id, kind)
);

-- One pair of keys signs the pushes of every site, so it is a setting of the program.
update site set data = data - 'push_public_key';
