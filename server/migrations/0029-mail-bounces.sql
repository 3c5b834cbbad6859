-- What a mail server reported about a mail after it was sent; the last report wins.
alter table mail
  add column report text check (report in ('hard', 'soft', 'complaint')),
  add column reported_at timestamptz;
