import path from "node:path";
import { photoRejections } from "#contract/photos.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { applyReview, listPhotosUnderReview } from "#server/domains/photos/review-photo.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createShutdownHooks } from "#server/platform/shutdown-hooks.ts";
import { findDatabase } from "./database/find-database.ts";
import { explain } from "./start/explain.ts";

/**
 * `npm run photo:review` lists the photos that wait for a decision, with the files to look at;
 * `npm run photo:review approve ID` and `reject ID REASON` decide.
 */
const started = createShutdownHooks();
const config = readConfig(process.env);

async function reviewPhotos([act, photo = "", reason]: readonly string[]): Promise<string> {
  const url = await findDatabase(config, started);
  const database = openDatabase(url, { size: 2, onLost: () => undefined });
  await started.add(() => database.close());
  if (act === undefined) return listPhotos(database.db);
  const rejection = photoRejections.find((known) => known === reason) ?? null;
  if (!(act === "approve" || (act === "reject" && rejection)) || !/^[\da-f-]{36}$/.test(photo)) {
    throw new ConfigError(
      `Write approve ID, or reject ID REASON with one of these reasons: ${photoRejections.join(", ")}`,
    );
  }
  const decision = act === "approve" ? null : rejection;
  const found = await applyReview(database.db, { photo, rejection: decision, at: new Date() });
  if (!found) throw new ConfigError(`There is no photo ${photo}`);
  return `The photo was ${decision === null ? "approved" : "rejected"}.`;
}

async function listPhotos(db: Database): Promise<string> {
  const photos = await listPhotosUnderReview(db, 50);
  if (photos.length === 0) return "No photo waits for a decision.";
  const file = (key: string) => path.join(config.dataDir, "media", `${key}-full.webp`);
  return photos
    .map(({ id, site_id, file_key }) => `${id}  ${site_id}  ${file(file_key)}`)
    .join("\n");
}

try {
  process.stdout.write(`${await reviewPhotos(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${explain(error, "The photo was not reviewed")}\n`);
  process.exitCode = 1;
} finally {
  await started.stop();
}
