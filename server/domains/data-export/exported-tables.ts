import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Owner } from "./store.ts";

export const groups = ["account", "profile", "contacts", "messages", "payments", "mail"] as const;
export type Group = (typeof groups)[number];

/** How a table is exported where its columns do not determine it. */
interface TableExport {
  readonly group: Group;
  /** The column with the member's id, if no single foreign key names it. */
  readonly key?: string;
  /** Columns that are secret or about somebody else. */
  readonly omit?: readonly string[];
  /**
   * A query for its rows if they refer to somebody else: only the name of a partner is exported.
   */
  readonly rows?: (owner: Owner) => RawBuilder<unknown>;
}

const nameOf = (site: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`(select p.name from profile p where p.site_id = ${site} and p.id = ${id})`;

/** A table without a row here is exported by its only foreign key to the member. */
export const exportedTables: Readonly<Record<string, TableExport>> = {
  account: { group: "account", key: "id" },
  session: { group: "account" },
  passkey: { group: "account", omit: ["credential_id", "public_key", "sign_count"] },
  consent: { group: "account" },
  signup_request: { group: "account", omit: ["queued"] },
  account_link: { group: "account", omit: ["data"] },
  profile: { group: "profile", key: "id" },
  photo: { group: "profile" },
  photo_appeal: { group: "profile", omit: ["rejected_by", "decided_by"] },
  // The bodies contain links that work for anyone.
  mail: { group: "mail", omit: ["html", "text", "headers", "log_data"] },
  notification_stop: { group: "mail" },
  notification_preference: { group: "mail" },
  notification_progress: { group: "mail" },
  push_progress: { group: "mail" },
  wallet: { group: "payments", key: "member_id" },
  ledger: { group: "payments", key: "member_id" },
  credit_purchase: { group: "payments", key: "member_id" },
  purchase_reversal: { group: "payments", key: "member_id" },
  payment_order: { group: "payments", key: "member_id" },
  pending_message: { group: "messages", key: "sender_id", omit: ["recipient_id"] },
  block: {
    group: "contacts",
    rows: ({ site, account }) => sql`
      select ${nameOf(sql`b.site_id`, sql`b.blocked_id`)} as blocked, b.blocked_at
      from block b where b.site_id = ${site} and b.blocker_id = ${account} order by b.blocked_at`,
  },
  real_person_question: {
    group: "contacts",
    rows: ({ site, account }) => sql`
      select ${nameOf(sql`q.site_id`, sql`q.other_id`)} as about, q.asked_at, q.answer
      from real_person_question q where q.site_id = ${site} and q.member_id = ${account}
      order by q.asked_at`,
  },
  operator_note: {
    group: "messages",
    rows: ({ site, account }) => sql`
      select conversation_id, text, written_at from operator_note
      where site_id = ${site} and member_id = ${account} order by written_at`,
  },
  vulnerable_flag: {
    group: "messages",
    rows: ({ site, account }) => sql`
      select conversation_id, reason, flagged_at, released_at, advice from vulnerable_flag
      where site_id = ${site} and member_id = ${account} order by flagged_at`,
  },
  case_party: {
    group: "contacts",
    // Who reported the member stays secret: neither the reporter's words nor cases without a
    // measure are exported.
    rows: ({ site, account }) => sql`
      select c.number, p.side, c.created_at, p.appeal, p.appealed_at,
        case when p.side = 'reporter' then c.category end as category,
        case when p.side = 'reporter' then c.words end as words,
        case when p.side = 'reporter' then c.location end as location,
        p.name, p.email, d.measure, d.ground, d.ends_at, d.decided_at
      from case_party p join moderation_case c on c.id = p.case_id
      left join case_decision d on d.case_id = c.id
      where c.site_id = ${site} and p.member_id = ${account} and (p.side = 'reporter' or exists (
        select from case_decision t where t.case_id = c.id and t.measure <> 'none'))
      order by c.created_at, d.round`,
  },
  suspension: { group: "account", omit: ["case_id"] },
  like_pair: {
    group: "contacts",
    rows: ({ site, account }) => sql`
      select ${nameOf(sql`l.site_id`, sql`l.partner_id`)} as partner, l.liked_at,
        l.liked_by_partner_at, l.matched_at
      from (
        select site_id, high_id as partner_id, low_liked_at as liked_at,
          case when high_like_delivered_at is not null then high_liked_at end as liked_by_partner_at,
          matched_at
        from like_pair where site_id = ${site} and low_id = ${account}
        union all
        select site_id, low_id, high_liked_at,
          case when low_like_delivered_at is not null then low_liked_at end, matched_at
        from like_pair where site_id = ${site} and high_id = ${account}
      ) l where l.liked_at is not null or l.liked_by_partner_at is not null`,
  },
  swipe: {
    group: "contacts",
    rows: ({ site, account }) => sql`
      select ${nameOf(sql`s.site_id`, sql`s.other_id`)} as partner, s.passed_at, s.liked_at
      from swipe s where s.site_id = ${site} and s.member_id = ${account} order by 2, 3`,
  },
  swipe_day: { group: "contacts" },
  auto_like: { group: "contacts" },
  chat_photo: { group: "messages", key: "member_id" },
  conversation: {
    group: "messages",
    rows: ({ site, account }) => sql`
      select c.id, ${nameOf(sql`m.site_id`, sql`m.partner_id`)} as partner,
        c.started_by = m.member_id as started_by_you, c.started_at, c.last_message_at
      from conversation_member m join conversation c on c.id = m.conversation_id
      where m.site_id = ${site} and m.member_id = ${account} order by c.started_at`,
  },
  conversation_member: { group: "messages", key: "member_id", omit: ["partner_id"] },
  message: {
    group: "messages",
    rows: ({ site, account }) => sql`
      select t.conversation_id, t.seq, t.sender_id = m.member_id as sent_by_you,
        ${nameOf(sql`m.site_id`, sql`m.partner_id`)} as partner, t.type, t.text, t.attachment,
        t.sent_at,
        case when t.sender_id = m.member_id then t.credits end as credits
      from conversation_member m
      join conversation c on c.id = m.conversation_id
      join message t on t.conversation_id = c.id and t.seq > coalesce(c.erased_seq, 0)
      where m.site_id = ${site} and m.member_id = ${account} order by c.id, t.seq`,
  },
};

/** Tables with a member's id that are not exported, and why. */
export const notExported: Readonly<Record<string, string>> = {
  search_card: "a copy of the profile that search filters by",
  passkey_challenge: "random bytes that a device signs within five minutes",
  fictional_conversation:
    "who of staff has a conversation now; that it waits for a reply its messages already show",
  sealed_contact: "sealed for a complaint; the program itself cannot read it",
};
