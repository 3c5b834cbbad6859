import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { uuid } from "#contract/shared/ids.ts";
import type { Context } from "#server/context.ts";
import { openExport } from "#server/domains/data-export/open-export.ts";
import { requireMember } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";

/** Sends a member's own export as a file. Its id is random, and only that member's session gets it. */
export function mountDataExportDownload(
  server: FastifyInstance,
  context: Context,
  consume: ConsumeLimit,
): void {
  server.get<{ Params: { id: string } }>(
    "/api/data-export/:id/download",
    async (request, reply) => {
      const ctx = await createRequestContext(context, request, reply);
      const member = requireMember(ctx);
      await consume("page", ctx);
      const id = uuid.safeParse(request.params.id);
      if (!id.success) throw new AppError("not_found");
      const { size, chunks } = await openExport(ctx, member, id.data);
      const day = ctx.at.toISOString().slice(0, 10);
      return reply
        .type("application/zip")
        .header("content-length", size)
        .header("content-disposition", `attachment; filename="${ctx.site.id}-${day}.zip"`)
        .header("cache-control", "no-store")
        .send(Readable.from(chunks));
    },
  );
}
