-- Each special field of a profile has its own consent. The sentence at sign-up asks for intimate
-- interests; who has a sexuality stored agreed to that with the same answer.
alter table consent drop constraint consent_kind_check;
insert into consent (site_id, account_id, kind, version, given_at, withdrawn_at)
select c.site_id, c.account_id, 'sexuality', c.version, c.given_at, c.withdrawn_at
from consent c join profile p on p.site_id = c.site_id and p.id = c.account_id
where c.kind = 'special_category' and p.sexuality is not null;
update consent set kind = 'intimate_interests' where kind = 'special_category';
alter table consent add check (kind in ('terms', 'orientation', 'sexuality', 'intimate_interests'));
