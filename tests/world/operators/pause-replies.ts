import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { untilWaiting } from "#tests/database/until-waiting.ts";

/**
 * Starts a reply that stops after all of its checks, just before it is stored, and then `act`. Returns
 * both answers, and what `look` reads once `act` is done or waits, while the reply is not sent.
 */
export async function actDuringReply<Reply, Act, Seen>(
  db: Database,
  {
    reply,
    act,
    look,
  }: {
    readonly reply: () => Promise<Reply>;
    readonly act: () => Promise<Act>;
    readonly look: () => Promise<Seen>;
  },
): Promise<{ readonly reply: Reply; readonly act: Act; readonly seen: Seen }> {
  const paused = await db.transaction().execute(async (tx) => {
    await sql`lock table operator_reply in share mode`.execute(tx);
    const replying = reply();
    await untilWaiting(db, 1);
    const acting = act();
    await Promise.race([acting, untilWaiting(db, 2)]);
    return { replying, acting, seen: await look() };
  });
  return { reply: await paused.replying, act: await paused.acting, seen: paused.seen };
}
