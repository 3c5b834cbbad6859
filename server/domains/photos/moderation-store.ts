import { sql } from "kysely";
import type { PhotoRejection } from "#contract/photos.ts";
import type { Tx } from "#server/platform/database/database.ts";

export async function updateRejection(
  tx: Tx,
  { photo, rejection, at }: { photo: string; rejection: PhotoRejection | null; at: Date },
): Promise<void> {
  await sql`
    update photo set
      approved_at = case when ${rejection}::text is null then ${at}::timestamptz end,
      rejected_at = case when ${rejection}::text is null then null else ${at}::timestamptz end,
      rejection = ${rejection}::text
    where id = ${photo}`.execute(tx);
}
