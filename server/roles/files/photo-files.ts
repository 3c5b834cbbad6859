import type { FastifyInstance } from "fastify";
import type { Context } from "#server/context.ts";
import { findChatPhotoFile } from "#server/domains/chat/photos/find-chat-photo.ts";
import { findPhotoFile } from "#server/domains/photos/files/find-photo-file.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { createRequestContext } from "#server/roles/web/create-request-context.ts";

/** The pictures of members, under the sites' `cdn_prefix`. */
export function mountPhotoFiles(server: FastifyInstance, context: Context): void {
  server.get<{ Params: { file: string }; Querystring: { until?: unknown; key?: unknown } }>(
    "/media/:file",
    async (request, reply) => {
      const ctx = await createRequestContext(context, request, reply);
      const { until, key } = request.query;
      const requested = {
        file: request.params.file,
        until: typeof until === "string" ? until : undefined,
        key: typeof key === "string" ? key : undefined,
      };
      const found =
        (await findPhotoFile(ctx, requested)) ?? (await findChatPhotoFile(ctx, requested));
      if (!found) throw new AppError("not_found");
      // A file never changes under its name, so whether the caller may see it is all there is to ask.
      const etag = `"${found.file}"`;
      const isKnown = request.headers["if-none-match"] === etag;
      const content = isKnown ? null : await context.services.photoFiles.read(found.file);
      if (!isKnown && !content) throw new AppError("not_found");
      void reply
        .header("cache-control", `private, max-age=${found.seconds}, must-revalidate`)
        .header("etag", etag)
        .header("x-robots-tag", "noindex");
      return content ? reply.type("image/webp").send(content) : reply.code(304).send();
    },
  );
}
