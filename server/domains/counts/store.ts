import { sql } from "kysely";
import { buildUnreadCount } from "#server/domains/chat/list-chats.ts";
import { buildNewLikesCount } from "#server/domains/likes/reads.ts";
import type { MemberViewer } from "#server/domains/profiles/visibility/visibility.ts";
import type { Db } from "#server/platform/database/database.ts";
import { defineStatement } from "#server/platform/database/define-statement.ts";
import type { Placeholders } from "#server/platform/database/define-statement.ts";

/** One statement, because every page of a member needs both. */
const selectCounts = defineStatement(
  (viewer: Placeholders<MemberViewer>) => sql<{ messages: number; likes: number }>`
    select (${buildUnreadCount(viewer)}) as messages, (${buildNewLikesCount(viewer)}) as likes`,
);

export async function loadCounts(db: Db, viewer: MemberViewer) {
  const [row] = await selectCounts(db, viewer);
  return row ?? { messages: 0, likes: 0 };
}
