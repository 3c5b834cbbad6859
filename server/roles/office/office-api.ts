import type { officeEndpoints } from "#contract/office/endpoints.ts";
import { auditOfficeApi } from "#server/domains/audit/office-api.ts";
import { countCases, listReportedPhotos } from "#server/domains/moderation/cases/office-cases.ts";
import { moderationOfficeApi } from "#server/domains/moderation/office-api.ts";
import { notificationsOfficeApi } from "#server/domains/notifications/office-api.ts";
import { countFlags } from "#server/domains/operators/flag-member.ts";
import { countQueue } from "#server/domains/operators/list-queue.ts";
import { operatorsOfficeApi } from "#server/domains/operators/office-api.ts";
import { profilesOfficeApi } from "#server/domains/profiles/office-api.ts";
import { countAppealsToDecide } from "#server/domains/photos/review/decide-appeal.ts";
import { countPhotosToReview } from "#server/domains/photos/review/decide-photo.ts";
import { photosOfficeApi } from "#server/domains/photos/office-api.ts";
import { staffApi } from "#server/domains/staff/api.ts";
import type { OfficeContext } from "#server/domains/staff/office-context.ts";
import type { Handlers } from "#server/platform/http/endpoint-calls.ts";

/** The handler of every call that the office's host accepts. */
export const officeApi: Handlers<typeof officeEndpoints, OfficeContext> = {
  ...staffApi,
  ...auditOfficeApi,
  ...photosOfficeApi,
  ...moderationOfficeApi,
  ...notificationsOfficeApi,
  ...operatorsOfficeApi,
  ...profilesOfficeApi,
  "GET /api/office/counts": async (ctx) => ({
    photos: await countPhotos(ctx),
    cases: await countCases(ctx),
    appeals: await countAppealsToDecide(ctx),
    conversations: await countQueue(ctx),
    flags: await countFlags(ctx),
  }),
};

/** How many photos wait in the queue: new ones of profiles, and reported ones of messages. */
async function countPhotos(ctx: OfficeContext): Promise<number | null> {
  const waiting = await countPhotosToReview(ctx);
  return waiting === null ? null : waiting + (await listReportedPhotos(ctx)).length;
}
