-- Whether a person has one of these roles on a site now and is not disabled. A claim that does not pass
-- this test is free, whatever its end.
create or replace function has_staff_role(p_staff uuid, p_site text, p_roles text[]) returns boolean
language sql stable as $$
  select exists (
    select from staff s join staff_role r on r.staff_id = s.id
    where s.id = p_staff and s.disabled_at is null and r.site_id = p_site and r.role = any (p_roles)
  )
$$;
