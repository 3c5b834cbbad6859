-- Deletes rows of a table with all rows that refer to them. It follows the foreign keys, so it also
-- covers tables added later; keys that cascade or set null take care of themselves.
create or replace function delete_with_references(p_table regclass, p_condition text) returns void
language plpgsql as $$
declare
  v_reference record;
begin
  for v_reference in
    select c.conrelid::regclass as referring,
      string_agg(quote_ident(own.attname), ', ' order by k.position) as columns,
      string_agg(quote_ident(key.attname), ', ' order by k.position) as keys
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) with ordinality k (own, key, position)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = k.own
    join pg_attribute key on key.attrelid = c.confrelid and key.attnum = k.key
    where c.contype = 'f' and c.confrelid = p_table and c.confdeltype in ('a', 'r')
    group by c.oid, c.conrelid
  loop
    perform delete_with_references(v_reference.referring,
      format('(%s) in (select %s from %s where %s)',
        v_reference.columns, v_reference.keys, p_table, p_condition));
  end loop;
  execute format('delete from %s where %s', p_table, p_condition);
end $$;

-- Deletes a member's account and profile with every row that refers to either.
create or replace function delete_member(p_site text, p_member uuid) returns void
language plpgsql as $$
declare
  v_condition text := format('site_id = %L and id = %L', p_site, p_member);
begin
  perform delete_with_references('account', v_condition);
  perform delete_with_references('profile', v_condition);
end $$;

-- The addresses for mail that members can switch off: only confirmed ones, and none whose mail was
-- stopped.
create or replace function mail_recipients(p_site text)
returns table (id uuid, email text, language text) language sql stable parallel safe as $$
  select a.id, a.email, a.language from account a
  where a.site_id = p_site and a.confirmed_at is not null
    and not exists (select from notification_stop s where s.account_id = a.id)
$$;

-- Members who signed up in a time range and can still confirm their address.
create or replace function unconfirmed_recipients(
  p_site text, p_after timestamptz, p_until timestamptz
) returns table (id uuid, email text, language text) language sql stable parallel safe as $$
  select a.id, a.email, a.language from account a
  where a.site_id = p_site and a.confirmed_at is null
    and a.signed_up_at > p_after and a.signed_up_at <= p_until
    and not is_deleted(a.site_id, a.id)
    and not exists (select from notification_stop s where s.account_id = a.id)
$$;

-- The devices of a site's members that receive push notifications, each with its session's id.
create or replace function push_devices(p_site text, p_at timestamptz)
returns table (session_id uuid, member_id uuid, language text, subscription text)
language sql stable parallel safe as $$
  select s.id, a.id, a.language, s.push_subscription
  from session s join account a on a.site_id = s.site_id and a.id = s.account_id
  where s.site_id = p_site and s.push_subscription <> 'denied' and s.ended_at is null
    and s.expires_at > p_at and not is_deleted(a.site_id, a.id) and not is_suspended(a.id)
$$;
