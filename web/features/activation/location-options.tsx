import { MapPin } from "lucide-react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { useGeolocation } from "#web/features/places/use-geolocation.ts";
import styles from "./location-options.module.css";
import { DoneCard } from "./done-card.tsx";

interface LocationOptionsProps {
  /** Town and region on the profile. */
  readonly place: string;
}

/** Shows the profile's place and the geolocation permission, which it only requests on a tap. */
export function LocationOptions({ place }: LocationOptionsProps) {
  const t = useTranslations("activation.location");
  const { permission, asking, ask } = useGeolocation();
  return (
    <DoneCard title={t("title")}>
      <p className={styles.place}>
        <MapPin aria-hidden />
        {place}
      </p>
      <p className={styles.lead}>{t("lead")}</p>
      {permission !== "unsupported" && permission !== "granted" && (
        <div>
          <Button variant="quiet" busy={asking} busyText={t("permissionPending")} onClick={ask}>
            {t("button")}
          </Button>
        </div>
      )}
      <p role="status" className={styles.state}>
        {permission && t(permission)}
      </p>
    </DoneCard>
  );
}
