import { paymentReversed, paymentSettled } from "#server/domains/payments/events.ts";
import type { Services } from "#server/domains/request-context.ts";
import { onEvent } from "#server/platform/events.ts";
import type { DomainEvent, Reaction } from "#server/platform/events.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { setPhotos } from "./own-photos.ts";

export const photoReactions: readonly Reaction<Services>[] = [
  onEvent(paymentSettled, "photos.show", (tx, _services, event) => placeAgain(tx, event)),
  onEvent(paymentReversed, "photos.hide", (tx, _services, event) => placeAgain(tx, event)),
];

/** Premium may have begun or ended, so that photos above the free limit are shown or hidden. */
function placeAgain(
  tx: Tx,
  { site, at, data: { member } }: DomainEvent<{ readonly member: MemberId }>,
): Promise<void> {
  return setPhotos(tx, { site, member }, at, (_tx, photos) => Promise.resolve(photos));
}
