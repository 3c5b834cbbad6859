import { sql } from "kysely";
import type { SiteId } from "#contract/shared/ids.ts";
import type { Db } from "#server/platform/database/database.ts";
import { verifySlices } from "#server/platform/verification.ts";
import type { Difference, Rules, Slice } from "#server/platform/verification.ts";

/**
 * Verifies a site's messages: each charged once, numbered without gaps, unread until read, and with
 * credits set aside for pending ones. Empty if everything is consistent, else at most `limit`
 * differences for each rule and slice. It reads everything, so it is for jobs and tests only.
 */
export function verifyChat(db: Db, site: SiteId, limit = 100): Promise<Difference[]> {
  return verifySlices(db, limit, (slice) => rules(site, slice));
}

/** A slice has conversations with all of their messages, and members with all of their credits. */
function rules(site: SiteId, { from, to }: Slice): Rules {
  return {
    "a message is charged once, at its recorded price": sql`
      select m.conversation_id || ' ' || m.seq as about, m.credits as expected, l.credits as found
      from message m
      left join lateral (
        select sum(credits) as credits from ledger
        where member_id = m.sender_id and site_id = ${site} and to_account = 'spent'
          and cause = 'message:' || m.client_id
      ) l on true
      where m.site_id = ${site} and m.conversation_id between ${from} and ${to}
        and m.credits <> coalesce(l.credits, 0)`,
    "credits are spent on a message that exists": sql`
      select l.member_id || ' ' || l.cause as about, l.credits as expected, null::int as found
      from ledger l
      where l.site_id = ${site} and l.member_id between ${from} and ${to}
        and l.to_account = 'spent' and l.cause like 'message:%'
        and not exists (
          select from message m
          where m.sender_id = l.member_id and m.client_id = substr(l.cause, 9)::uuid
        )`,
    "credits are set aside for pending messages, and for nothing else": sql`
      select coalesce(q.member_id, l.member_id)::text as about, q.credits as expected,
        l.credits as found
      from (
        select sender_id as member_id, sum(credits) as credits from pending_message
        where site_id = ${site} and sender_id between ${from} and ${to}
          and delivered_at is null and refunded_at is null
        group by sender_id
      ) q full join (
        select member_id, sum(case when to_account like '%_set_aside' then credits else -credits end)
          as credits
        from ledger
        where site_id = ${site} and member_id between ${from} and ${to}
          and (to_account like '%_set_aside' or from_account like '%_set_aside')
        group by member_id
      ) l using (member_id)
      where coalesce(q.credits, 0) <> coalesce(l.credits, 0)`,
    "pending messages are delivered once": sql`
      select q.sender_id || ' ' || q.client_id as about, 1 as expected,
        (case when q.delivered_at is null then -1 else 0 end) as found
      from pending_message q
      left join message m on m.sender_id = q.sender_id and m.client_id = q.client_id
      where q.site_id = ${site} and q.sender_id between ${from} and ${to}
        and (q.delivered_at is not null) <> (m.seq is not null)`,
    "messages are numbered without gaps": sql`
      select c.id::text as about, c.last_seq as expected, count(m.seq) as found
      from conversation c left join message m on m.conversation_id = c.id
      where c.site_id = ${site} and c.id between ${from} and ${to}
      group by c.id
      having count(m.seq) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
    "a conversation's latest message is current": sql`
      select c.id::text as about, extract(epoch from max(m.sent_at)) as expected,
        extract(epoch from c.last_message_at) as found
      from conversation c join message m on m.conversation_id = c.id
      where c.site_id = ${site} and c.id between ${from} and ${to}
      group by c.id
      having max(m.sent_at) > c.last_message_at`,
    "the unread count is the number of unread messages": sql`
      select cm.conversation_id || ' ' || cm.member_id as about, count(m.seq) as expected,
        cm.unread as found
      from conversation_member cm
      left join message m on m.conversation_id = cm.conversation_id and m.seq > cm.read_seq
        and m.sender_id <> cm.member_id
      where cm.site_id = ${site} and cm.conversation_id between ${from} and ${to}
      group by cm.conversation_id, cm.member_id
      having count(m.seq) <> cm.unread`,
    "a conversation has its two members": sql`
      select c.id::text as about, 2 as expected, count(cm.member_id) as found
      from conversation c left join conversation_member cm on cm.conversation_id = c.id
        and cm.member_id in (c.low_id, c.high_id) and cm.partner_id in (c.low_id, c.high_id)
        and cm.member_id <> cm.partner_id
      where c.site_id = ${site} and c.id between ${from} and ${to}
      group by c.id
      having count(cm.member_id) <> 2`,
  };
}
