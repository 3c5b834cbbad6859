-- Every mail is a row before it is sent. Only its body may contain a link's secret.
create table mail (
  id uuid primary key default gen_random_uuid(),
  site_id text not null references site,
  kind text not null,
-- the recipient; deleted together with the account
  account_id uuid,
  to_address text not null,
  locale text not null,
  subject text not null,
-- both contain names and a link's secret, so they are erased long before the row
  html text,
  text text,
  headers jsonb not null default '{}',
-- what log lines may contain
  log_data jsonb not null default '{}',
  written_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
-- the receiving server will never accept it, so it is not retried
  rejected_at timestamptz,
  last_failure text,
  foreign key (site_id, account_id) references account (site_id, id)
);
create index mail_site on mail (site_id, written_at desc);
create index mail_account on mail (account_id) where account_id is not null;
create index mail_age on mail (written_at);
