import { sql } from "kysely";
import type { ConversationId } from "#contract/shared/ids.ts";
import { isRealPersonQuestion } from "#server/domains/recognition/question/is-real-person-question.ts";
import type { Db } from "#server/platform/database/database.ts";

/** So many of the member's last messages are looked at in a conversation without an honest reply. */
const LOOKED_AT = 500;
/** A message of so few words may be the beginning or the end of a sentence. */
const FRAGMENT_WORDS = 4;

interface PendingQuestion {
  readonly id: ConversationId;
  readonly at: Date;
  /** The number of the message that asks; null if the member asked with the button. */
  readonly seq: number | null;
}

/** Where and when members asked who is real, oldest first, and no honest reply followed. */
export async function listPendingQuestions(
  db: Db,
  conversations: readonly ConversationId[],
): Promise<ReadonlyMap<ConversationId, readonly PendingQuestion[]>> {
  const { rows } = await sql<PendingQuestion & { text: string }>`
    with honest as (
      select f.*, max(r.honest_until) as until, max(r.sent_at) as at
      from fictional_conversation f
      left join operator_reply r
        on r.conversation_id = f.conversation_id and r.honest_until is not null
      where f.conversation_id = any(${conversations}::uuid[])
      group by f.conversation_id
    )
    select h.conversation_id as id, m.sent_at as at, m.seq, m.text
    from honest h join conversation c on c.id = h.conversation_id
    cross join lateral (
      select m.seq, m.text, m.sent_at from message m
      where m.conversation_id = c.id and m.sender_id = h.member_id
        and m.seq > greatest(c.erased_seq, h.until, 0)
      order by m.seq desc limit ${LOOKED_AT}
    ) m
    union all
    select h.conversation_id, q.asked_at, null, ''
    from honest h join real_person_question q
      on q.site_id = h.site_id and q.member_id = h.member_id and q.other_id = h.profile_id
        and q.asked_at > coalesce(h.at, '-infinity')
    order by at, seq`.execute(db);
  const texts = new Map(rows.map(({ id, seq, text }) => [`${id} ${seq}`, text]));
  const questions = rows
    .filter(({ id, seq, text }) => seq === null || isQuestion(text, texts.get(`${id} ${seq - 1}`)))
    .map(({ id, at, seq }) => ({ id, at, seq }));
  return Map.groupBy(questions, ({ id }) => id);
}

/** Whether a message asks, alone or as the end of a question that an earlier message begins. */
function isQuestion(text: string, before?: string): boolean {
  if (isRealPersonQuestion(text)) return true;
  if (before === undefined) return false;
  const isSplit = [before, text].some((part) => countWords(part) <= FRAGMENT_WORDS);
  return isSplit && isRealPersonQuestion(`${before} ${text}`);
}

const countWords = (text: string) => text.trim().split(/\s+/).length;
