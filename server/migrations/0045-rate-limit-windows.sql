-- What a caller did lately, counted over all processes, by the hash of the limit and the caller. Unlogged,
-- because a count that starts again after a crash of PostgreSQL costs nothing, and writing it must not either.
create unlogged table rate_limit_window (
  key_hash bytea primary key,
  -- Which window of its limit since 1970, and the uses in it and in the one before.
  number bigint not null,
  uses integer not null,
  uses_before integer not null,
  expires_at timestamptz not null
) with (fillfactor = 70);
create index rate_limit_window_age on rate_limit_window (expires_at);
