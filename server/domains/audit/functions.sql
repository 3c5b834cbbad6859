-- The audit trail's chain. The program's role may only read the two tables; what adds to them runs as
-- their owner.

create or replace function hash_audit_entry(p_entry audit_entry) returns bytea
language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    p_entry.id, extract(epoch from p_entry.at), p_entry.staff_id, p_entry.site_id, p_entry.action,
    p_entry.target, p_entry.details, encode(p_entry.previous_hash, 'hex'))::text, 'UTF8'))
$$;

create or replace function append_audit_entry(
  p_at timestamptz, p_staff uuid, p_site text, p_action text, p_target text, p_details jsonb
) returns bigint
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  last audit_head;
  entry audit_entry;
begin
  select * into strict last from audit_head for update;
  entry.id := last.entries + 1;
  entry.at := p_at;
  entry.staff_id := p_staff;
  entry.site_id := p_site;
  entry.action := p_action;
  entry.target := p_target;
  entry.details := p_details;
  entry.previous_hash := last.hash;
  entry.hash := hash_audit_entry(entry);
  insert into audit_entry select entry.*;
  update audit_head set entries = entry.id, hash = entry.hash;
  return entry.id;
end $$;

-- The entries where the chain is broken, in order; none if nothing was changed, added or removed.
create or replace function find_audit_breaks() returns table (id bigint, problem text)
language sql stable as $$
  select c.id, case
      when c.id is distinct from c.expected_id then 'entries are missing before it'
      when c.previous_hash is distinct from c.expected_hash then 'it does not follow the entry before it'
      else 'it was changed'
    end
  from (
    select e.id, e.previous_hash, e.hash, hash_audit_entry(e) as own_hash,
      row_number() over (order by e.id) as expected_id,
      lag(e.hash, 1, ''::bytea) over (order by e.id) as expected_hash
    from audit_entry e
  ) c
  where c.id is distinct from c.expected_id or c.previous_hash is distinct from c.expected_hash
    or c.hash is distinct from c.own_hash
  union all
  select h.entries, 'entries are missing at the end' from audit_head h
  where h.entries > coalesce((select max(e.id) from audit_entry e), 0)
    or h.hash is distinct from
      coalesce((select e.hash from audit_entry e order by e.id desc limit 1), ''::bytea)
  order by 1
$$;
