import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { findPhotoFile } from "#server/domains/photos/find-photo-file.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRequestContext } from "./create-request-context.ts";
import { sendPlaceholderPicture } from "./site-files.ts";

/** The pictures of members, under the sites' `cdn_prefix`. */
export function mountPhotoFiles(server: FastifyInstance, context: Context): void {
  server.get<{ Params: { file: string }; Querystring: { until?: unknown; key?: unknown } }>(
    "/media/:file",
    async (request, reply) => {
      const ctx = await createRequestContext(context, request, reply);
      const { until, key } = request.query;
      const found = await findPhotoFile(ctx, {
        file: request.params.file,
        until: typeof until === "string" ? until : undefined,
        key: typeof key === "string" ? key : undefined,
      });
      const content = found && (await context.services.photoFiles.read(found.file));
      if (found && !content && context.config.demo) return sendPlaceholderPicture(reply);
      if (!found || !content) throw new AppError("not_found");
      const { seconds } = found;
      return reply
        .type("image/webp")
        .header(
          "cache-control",
          seconds === null ? "private, max-age=31536000, immutable" : `private, max-age=${seconds}`,
        )
        .header("x-robots-tag", "noindex")
        .send(content);
    },
  );
}
