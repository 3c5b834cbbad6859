-- A body holds names and a link's secret: it is erased long before the row is.
alter table mail alter column html drop not null, alter column text drop not null;
alter table mail rename column refused_at to rejected_at;
