-- A member asked whether a profile is a real person, and was told what the profile is.
create table real_person_question (
  site_id text not null,
  member_id uuid not null,
  other_id uuid not null,
  asked_at timestamptz not null,
  answer text not null check (answer in ('member', 'fictional')),
  primary key (site_id, member_id, other_id, asked_at),
  foreign key (site_id, member_id) references profile (site_id, id) on delete cascade,
  foreign key (site_id, other_id) references profile (site_id, id) on delete cascade
);
create index real_person_question_other on real_person_question (site_id, other_id);
create index real_person_question_asked on real_person_question (asked_at);
