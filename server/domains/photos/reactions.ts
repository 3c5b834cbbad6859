import { paymentReversed, paymentSettled } from "#server/domains/payments/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { DomainEvent, Reaction } from "#server/platform/events.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { updatePhotos, loadPhotoLimit } from "./own-photos.ts";

export const photoReactions: readonly Reaction<Services>[] = [
  onEvent(paymentSettled, "photos.show", (_tx, services, event) => placeAgain(services, event)),
  onEvent(paymentReversed, "photos.hide", (_tx, services, event) => placeAgain(services, event)),
];

/** Premium may have begun or ended, so that photos above the free limit are shown or hidden. */
async function placeAgain(
  services: Services,
  { site, at, data: { member } }: DomainEvent<{ readonly member: MemberId }>,
): Promise<void> {
  const ctx = { services, site: { id: site } };
  const limit = await loadPhotoLimit(ctx, member);
  await updatePhotos(ctx, { member, at, limit }, (_tx, photos) => Promise.resolve(photos));
}
