-- Up to when a member was mailed about each thing, so that nothing is mailed twice.
create table notification_progress (
  account_id uuid primary key references account on delete cascade,
-- messages and likes that arrived until then were in a mail
  activity_until timestamptz,
  activity_mailed_at timestamptz,
-- unread messages that arrived until then had their reminder
  reminded_until timestamptz
);

-- For the sweeps that look for what arrived lately; messages are stored in the order of their time.
create index message_recent on message using brin (sent_at) with (autosummarize = on);
create index like_pair_new_to_low on like_pair (site_id, high_like_delivered_at)
  where high_liked_at is not null and high_like_seen_at is null;
create index like_pair_new_to_high on like_pair (site_id, low_like_delivered_at)
  where low_liked_at is not null and low_like_seen_at is null;
