-- Support finds members by their exact name.
create index profile_name on profile (site_id, lower(name)) where kind = 'member';
