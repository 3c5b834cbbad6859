-- The audit trail's chain. The program's role may only read the two tables; the functions that add to
-- them run as their owner.

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

-- The entries after `p_entries`, the last of which has the hash `p_hash`, where the chain is broken, in
-- order; none if nothing was changed, added or removed.
create or replace function find_audit_breaks(p_entries bigint, p_hash bytea)
returns table (id bigint, problem text)
language sql stable as $$
  select c.id, case
      when c.id is distinct from c.expected_id then 'entries are missing before it'
      when c.previous_hash is distinct from c.expected_hash then 'it does not follow the entry before it'
      else 'it was changed'
    end
  from (
    select e.id, e.previous_hash, e.hash, hash_audit_entry(e) as own_hash,
      p_entries + row_number() over (order by e.id) as expected_id,
      lag(e.hash, 1, p_hash) over (order by e.id) as expected_hash
    from audit_entry e where e.id > p_entries
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

-- Verifies the entries since the last verification, or the whole trail, and stores the outcome. A break
-- is never passed over: once one was found, every run verifies the whole trail. Returns the breaks.
create or replace function check_audit(p_at timestamptz, p_whole boolean) returns jsonb
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  last audit_check;
  head audit_head;
  found_breaks jsonb;
begin
  select * into strict last from audit_check for update;
  if p_whole or last.breaks > 0 then
    last.entries := 0;
    last.hash := ''::bytea;
  end if;
  -- In one statement, so that the breaks and the end come from the same snapshot.
  select h.entries, h.hash, (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.id), '[]')
      from find_audit_breaks(last.entries, last.hash) b)
    into strict head.entries, head.hash, found_breaks
    from audit_head h;
  update audit_check set entries = head.entries, hash = head.hash,
    breaks = jsonb_array_length(found_breaks), checked_at = p_at;
  return found_breaks;
end $$;
