import type { CurrentMember, RequestContext } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { computeOldest } from "./rules.ts";
import { findChunk, findLatestExport } from "./store.ts";

export interface OpenedExport {
  readonly size: number;
  /** Read from the database as fast as the browser takes them. */
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * Opens one of the member's exports. Throws `not_found` for anybody else's, and once it has
 * expired.
 */
export async function openExport(
  { services: { db }, site, at }: RequestContext,
  { id: account }: CurrentMember,
  id: string,
): Promise<OpenedExport> {
  const found = await findLatestExport(db, { site: site.id, account }, computeOldest(at));
  if (found?.id !== id || found.size === null) throw new AppError("not_found");
  const read = async function* chunks() {
    for (let position = 0; ; position += 1) {
      const chunk = await findChunk(db, id, position);
      if (!chunk) return;
      yield chunk;
    }
  };
  return { size: found.size, chunks: read() };
}
