-- One conversation for a pair of profiles of one site. Its row is locked before a message is added,
-- after the sender's wallet, so that messages become visible in the order of their numbers.
create table conversation (
  id uuid primary key default gen_random_uuid(),
  site_id text not null,
  low_id uuid not null,
  high_id uuid not null check (low_id < high_id),
  started_by uuid not null check (started_by in (low_id, high_id)),
  started_at timestamptz not null,
  last_seq integer not null default 0,
  last_message_at timestamptz not null,
  unique (site_id, low_id, high_id),
  foreign key (site_id, low_id) references profile (site_id, id),
  foreign key (site_id, high_id) references profile (site_id, id)
) with (fillfactor = 60);
-- Counts started conversations, including removed ones.
create index conversation_started on conversation (site_id, started_by);

-- A conversation from the side of one of its members. No index on columns that every message
-- changes.
create table conversation_member (
  conversation_id uuid not null references conversation,
  member_id uuid not null,
  site_id text not null,
  partner_id uuid not null,
  unread integer not null default 0 check (unread >= 0),
  read_seq integer not null default 0,
-- removed from this member's list up to this message; a later message brings it back
  removed_seq integer not null default 0,
  primary key (conversation_id, member_id)
) with (fillfactor = 60);
create index conversation_member_of on conversation_member (site_id, member_id);

create table message (
  conversation_id uuid not null references conversation,
-- 1, 2, 3 … in each conversation, without gaps
  seq integer not null,
  site_id text not null,
  sender_id uuid not null,
-- created by the sender's browser; a second message with the same id is a retry
  client_id uuid not null,
  type text not null check (type in ('text', 'photo', 'gift')),
  text text not null,
-- the price paid; 0 for messages of a fictional profile
  credits integer not null check (credits >= 0),
  sent_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (sender_id, client_id)
);

-- A message of a member who has not confirmed the account yet. Its credits are set aside; on
-- delivery it gets its number and reaches its recipient.
create table pending_message (
  sender_id uuid not null,
  client_id uuid not null,
  position bigint generated always as identity,
  conversation_id uuid not null references conversation,
  site_id text not null,
  recipient_id uuid not null,
  type text not null check (type in ('text', 'photo', 'gift')),
  text text not null,
  credits integer not null check (credits > 0),
  accepted_at timestamptz not null,
  delivered_at timestamptz,
  refunded_at timestamptz,
  primary key (sender_id, client_id),
  check (delivered_at is null or refunded_at is null)
);

-- Records that a member read what a fictional profile is and agreed, before the first message to
-- one.
create table fictional_agreement (
  site_id text not null,
  member_id uuid not null,
-- identifies the text that was read
  text_version text not null,
  locale text not null,
  agreed_at timestamptz not null,
  primary key (member_id, text_version),
  foreign key (site_id, member_id) references profile (site_id, id)
);
