import { StopAlert } from "#web/features/notifications/stop-alert.tsx";
import { useDismissal } from "#web/site/use-dismissal.ts";
import { useUser } from "#web/site/use-site.ts";
import { Strip } from "./strip.tsx";

/** Why the member gets no mail any more, until she dismisses it. */
export function StopStrip() {
  const { dismiss } = useDismissal("hide-disabled-notifications-alert");
  return (
    <Strip>
      <StopAlert reasons={useUser()?.notifications_disabled ?? []} onClose={dismiss} />
    </Strip>
  );
}
