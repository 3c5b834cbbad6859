-- The member's choice: only members she liked can start a conversation with her.
alter table profile add column liked_only_since timestamptz;
alter table search_card add column liked_only_since timestamptz;

-- It has one argument more from now on.
drop function if exists decide_message(
  boolean, boolean, boolean, boolean, boolean, boolean, boolean, integer, integer, integer, integer,
  boolean);
