import { MapPin } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { usePageContext } from "#web/page-context.ts";
import { locateTown } from "./geocode.ts";
import type { Geocode } from "./geocode.ts";
import styles from "./location-button.module.css";
import { useGeolocationPermission } from "./use-geolocation.ts";

interface LocationButtonProps {
  /** Receives the town; the form still has to be saved. */
  readonly onTown: (town: Exclude<Geocode, false>) => void;
}

/** Fills in the town where the visitor is, and says beforehand what the browser will do. */
export function LocationButton({ onTown }: LocationButtonProps) {
  const t = useTranslations("own-profile.location");
  const { api, queryClient } = usePageContext();
  const permission = useGeolocationPermission();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Geocode | null>(null);
  const locate = async () => {
    setBusy(true);
    const { town, isDenied } = await locateTown({ api, queryClient }, navigator.geolocation);
    setBusy(false);
    if (isDenied || town) permission.set(isDenied ? "denied" : "granted");
    setFound(isDenied ? null : town);
    if (town) onTown(town);
  };
  const canAsk = permission.state !== "unsupported";
  return (
    <div className={styles.location}>
      {canAsk && (
        <div>
          <Button
            variant="quiet"
            icon={<MapPin aria-hidden />}
            busy={busy}
            busyText={t("pending")}
            onClick={() => void locate()}
          >
            {t("button")}
          </Button>
        </div>
      )}
      <p role="status" className={styles.state}>
        {found === null && permission.state && t(permission.state)}
        {found === false && t("notFound")}
        {found && t("found", { town: found.city })}
      </p>
    </div>
  );
}
