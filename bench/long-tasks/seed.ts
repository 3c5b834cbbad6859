import pg from "pg";

/**
 * Replaces the messages of the member's longest conversation by so many read ones: half from each
 * side, most of one or two lines, twenty a day. Returns the conversation's id.
 */
export async function seedConversation(
  url: string,
  email: string,
  messages: number,
): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select c.id from account a
       join conversation_member m on m.member_id = a.id
       join conversation c on c.id = m.conversation_id
       join profile p on p.id = m.partner_id and p.kind = 'member'
       where a.email = $1 order by c.last_seq desc limit 1`,
      [email],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`${email} has no conversation`);
    await client.query("delete from message where conversation_id = $1", [id]);
    await client.query(
      `insert into message (conversation_id, seq, site_id, sender_id, client_id, type, text, credits, sent_at)
       select id, n, site_id, case (n / 3) % 2 when 0 then low_id else high_id end, gen_random_uuid(), 'text',
         'Bericht ' || n || '. ' || repeat('Vandaag was het weer mooi buiten. ', (n * 7) % 5), 0,
         now() - ($2 - n) * interval '72 minutes'
       from conversation, generate_series(1, $2) n where id = $1`,
      [id, messages],
    );
    await client.query(
      "update conversation set last_seq = $2, last_message_at = now() where id = $1",
      [id, messages],
    );
    await client.query(
      "update conversation_member set unread = 0, read_seq = $2, removed_seq = 0 where conversation_id = $1",
      [id, messages],
    );
    await client.query("vacuum analyze message, conversation, conversation_member");
    return id;
  } finally {
    await client.end();
  }
}

/** Forgets what members decided in the swipe game, because a round passes half of the deck. */
export async function refillDecks(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("delete from swipe");
  await client.end();
}
