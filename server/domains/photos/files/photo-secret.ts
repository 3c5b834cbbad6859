import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** Reads the secret that signs addresses of photos; every process of the database shares it. */
export function createPhotoSecret(db: Db): () => Promise<string> {
  let secret: Promise<string> | null = null;
  return () => {
    secret ??= readSecret(db).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return secret;
  };
}

async function readSecret(db: Db): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select secret from photo_secret`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the table photo_secret is empty");
  return row.secret;
}
