import type { Db } from "#server/platform/database/database.ts";
import { getPhotoSecret } from "./files-store.ts";

/** Reads the secret that signs addresses of photos; every process of the database shares it. */
export function createPhotoSecret(db: Db): () => Promise<string> {
  let secret: Promise<string> | null = null;
  return () => {
    secret ??= getPhotoSecret(db).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return secret;
  };
}
