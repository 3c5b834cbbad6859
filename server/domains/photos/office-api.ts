import type { reviewEndpoints } from "#contract/office/photos.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import {
  claimPhotosToReview,
  decidePhoto,
  releasePhoto,
  undoPhotoDecision,
} from "./decide-photo.ts";

export const photosOfficeApi: Handlers<typeof reviewEndpoints, OfficeContext> = {
  "GET /api/office/photos": async (ctx) => {
    const { photos, waiting } = await claimPhotosToReview(ctx);
    const names = await loadSiteNames(ctx);
    return {
      waiting,
      photos: photos.map(({ site_id, position, added_at, ...photo }) => ({
        ...photo,
        site_name: names.get(site_id) ?? site_id,
        added_at: added_at.toISOString(),
        main: position === 0,
      })),
    };
  },
  "POST /api/office/photos/:id/approve": async (ctx, { params }) => {
    await decidePhoto(ctx, params.id, null);
    return undefined;
  },
  "POST /api/office/photos/:id/reject": async (ctx, { params, body }) => {
    await decidePhoto(ctx, params.id, body.reason);
    return undefined;
  },
  "POST /api/office/photos/:id/skip": async (ctx, { params }) => {
    await releasePhoto(ctx, params.id);
    return undefined;
  },
  "POST /api/office/photos/:id/undo": async (ctx, { params }) => {
    await undoPhotoDecision(ctx, params.id);
    return undefined;
  },
};
