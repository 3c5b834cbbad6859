-- Which person of staff has a photo on screen, so that two moderators do not see the same one, and
-- who decided on it, so that only that person can take the decision back.
create table photo_claim (
  photo_id uuid primary key references photo on delete cascade,
  staff_id uuid not null references staff,
  claimed_at timestamptz not null,
  decided_at timestamptz
);
