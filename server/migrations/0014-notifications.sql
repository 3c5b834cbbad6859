-- A member's choice for one kind of notification. Without a row its default holds
-- (domains/notifications/rules.ts).
create table notification_preference (
  account_id uuid not null references account on delete cascade,
  key text not null,
  mail boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, key)
);
