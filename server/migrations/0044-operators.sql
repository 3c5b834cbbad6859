-- A conversation between a member and a fictional profile, as the operators' queue needs it. Only
-- domains/operators/functions.sql and the claims of operators write it.
create table fictional_conversation (
  conversation_id uuid primary key references conversation on delete cascade,
  site_id text not null,
  member_id uuid not null,
  profile_id uuid not null,
-- when the member wrote the first message that has no reply yet; null if all have one
  waiting_since timestamptz,
-- which person of staff has it, since when, and until when by the clock of the database
  claimed_by uuid references staff,
  claimed_at timestamptz,
  claimed_until timestamptz,
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade,
  foreign key (site_id, profile_id) references profile (site_id, id) on delete cascade,
  check ((claimed_by is null) = (claimed_until is null))
);
create index fictional_conversation_waiting on fictional_conversation (site_id, waiting_since)
  where waiting_since is not null;
create index fictional_conversation_member on fictional_conversation (site_id, member_id);
create index fictional_conversation_profile on fictional_conversation (site_id, profile_id);
create index fictional_conversation_claimed on fictional_conversation (claimed_by)
  where claimed_by is not null;

insert into fictional_conversation (conversation_id, site_id, member_id, profile_id, waiting_since)
select c.id, c.site_id, cm.partner_id, p.id, case when last.sender_id <> p.id then last.sent_at end
from profile p
join conversation_member cm on cm.site_id = p.site_id and cm.member_id = p.id
join conversation c on c.id = cm.conversation_id
join message last on last.conversation_id = c.id and last.seq = c.last_seq
where p.kind = 'fictional' and c.last_seq > coalesce(c.erased_seq, 0);

-- Who wrote a reply of a fictional profile. It names no member, so it outlives them.
create table operator_reply (
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null,
  site_id text not null references site,
  staff_id uuid not null references staff,
  client_id uuid not null unique,
  waiting_since timestamptz not null,
  claimed_at timestamptz not null,
  sent_at timestamptz not null,
-- the last message that it answers honestly: it contains the line that the profile is fictional
  honest_until integer,
  primary key (conversation_id, seq)
);
create index operator_reply_staff on operator_reply (site_id, staff_id, sent_at);

-- What operators noted about a conversation, for each other.
create table operator_note (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversation on delete cascade,
  site_id text not null,
  member_id uuid not null,
  text text not null check (text <> ''),
  written_by uuid not null references staff,
  written_at timestamptz not null,
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade
);
create index operator_note_conversation on operator_note (conversation_id, written_at);
create index operator_note_member on operator_note (site_id, member_id);

-- A member who may be vulnerable. Until an admin releases the flag, no fictional profile replies to
-- the member.
create table vulnerable_flag (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversation on delete cascade,
  site_id text not null,
  member_id uuid not null,
  reason text not null check (reason <> ''),
  flagged_by uuid not null references staff,
  flagged_at timestamptz not null,
  released_by uuid references staff,
  released_at timestamptz,
-- what the admin asks of operators from then on
  advice text not null default '',
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade,
  check ((released_by is null) = (released_at is null))
);
create unique index vulnerable_flag_open on vulnerable_flag (site_id, member_id)
  where released_at is null;
create index vulnerable_flag_member on vulnerable_flag (site_id, member_id, flagged_at desc);
