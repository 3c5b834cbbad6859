-- The outcome of a mailing's mails. A report that an address does not exist comes after its
-- sending.
create or replace function mails_of_mailing(p_mailing uuid)
returns table (account_id uuid, written_at timestamptz, state text)
language sql stable parallel safe as $$
  select m.account_id, m.written_at, case
      when m.sent_at is not null and m.report is distinct from 'hard' then 'sent'
      when m.sent_at is not null or m.rejected_at is not null then 'failed'
      else 'waiting'
    end
  from mail m where m.mailing_id = p_mailing
$$;
