-- What a message brings besides its text: the gift's name. Null in a text message, and once it was
-- removed.
alter table message add column attachment text check (attachment is null or type <> 'text');
alter table pending_message add column attachment text check (attachment is null or type <> 'text');
