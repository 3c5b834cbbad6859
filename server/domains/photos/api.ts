import type { photoEndpoints } from "#contract/photos.ts";
import { requireMember } from "#server/domains/request-context.ts";
import type { RequestContext } from "#server/domains/request-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { createAppeal } from "./review/appeal-photo.ts";
import { deletePhoto, undoDeletion, setPhotoOrder } from "./change-photos.ts";
import { listOwnPhotos } from "./own-photos.ts";
import { uploadPhoto } from "./upload-photo.ts";

export const photosApi: Handlers<typeof photoEndpoints, RequestContext> = {
  "GET /api/photos": (ctx) => listOwnPhotos(ctx, requireMember(ctx)),
  "POST /api/photos": (ctx, { query, body }) =>
    uploadPhoto(ctx, requireMember(ctx), { file: body, replaces: query.replaces }),
  "PUT /api/photos": (ctx, { body }) => setPhotoOrder(ctx, requireMember(ctx), body.order),
  "DELETE /api/photos/:id": (ctx, { params }) => deletePhoto(ctx, requireMember(ctx), params.id),
  "POST /api/photos/:id/restore": (ctx, { params }) =>
    undoDeletion(ctx, requireMember(ctx), params.id),
  "POST /api/photos/:id/appeal": (ctx, { params, body }) =>
    createAppeal(ctx, requireMember(ctx), { photo: params.id, remark: body.remark }),
};
