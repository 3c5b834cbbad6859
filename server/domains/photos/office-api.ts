import type { appealEndpoints } from "#contract/office/photo-appeals.ts";
import type { reviewEndpoints } from "#contract/office/photos.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import { loadSiteNames } from "#server/domains/staff/site-names.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";
import { decideAppeal, listAppealsToDecide } from "./review/decide-appeal.ts";
import {
  claimPhotosToReview,
  decidePhoto,
  releasePhoto,
  undoPhotoDecision,
} from "./review/decide-photo.ts";

export const photosOfficeApi: Handlers<
  typeof reviewEndpoints & typeof appealEndpoints,
  OfficeContext
> = {
  "GET /api/office/photos": async (ctx) => {
    const { photos, waiting } = await claimPhotosToReview(ctx);
    const nameSite = await loadSiteNames(ctx);
    return {
      waiting,
      photos: photos.map(({ site_id, position, added_at, ...photo }) => ({
        ...photo,
        site_name: nameSite(site_id),
        added_at: added_at.toISOString(),
        main: position === 0,
      })),
    };
  },
  "POST /api/office/photos/:id/approve": (ctx, { params }) => decidePhoto(ctx, params.id, null),
  "POST /api/office/photos/:id/reject": (ctx, { params, body }) =>
    decidePhoto(ctx, params.id, body.reason),
  "POST /api/office/photos/:id/skip": (ctx, { params }) => releasePhoto(ctx, params.id),
  "POST /api/office/photos/:id/undo": (ctx, { params }) => undoPhotoDecision(ctx, params.id),
  "GET /api/office/photo-appeals": async (ctx) => {
    const { appeals, waiting } = await listAppealsToDecide(ctx);
    const nameSite = await loadSiteNames(ctx);
    return {
      waiting,
      appeals: appeals.map(({ site_id, made_at, ...appeal }) => ({
        ...appeal,
        site_name: nameSite(site_id),
        made_at: made_at.toISOString(),
      })),
    };
  },
  "POST /api/office/photo-appeals/:id": (ctx, { params, body }) =>
    decideAppeal(ctx, params.id, body.granted),
};
