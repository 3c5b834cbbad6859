import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { MissingPart } from "#contract/signup.ts";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { OwnPhotos } from "#web/features/photos/own-photos.tsx";
import { ownDetailsQuery } from "#web/features/profiles/own-profile/queries.ts";
import { InterestsRow } from "#web/features/profiles/own-profile/special-rows.tsx";
import { AboutRow, PlaceRow } from "#web/features/profiles/own-profile/text-rows.tsx";
import { useApi } from "#web/page-context.ts";
import styles from "./missing.module.css";

/** The missing parts, each with the way to fill it in. */
export function MissingRows({ missing }: { readonly missing: readonly MissingPart[] }) {
  const t = useTranslations("complete-signup");
  const sections = useTranslations("own-profile.sections");
  const details = useSuspenseQuery(ownDetailsQuery(useApi())).data;
  return (
    <div>
      {missing.includes("confirmation") && (
        <section className={styles.part}>
          <div>
            <h2 className={styles.label}>{t("confirmation")}</h2>
            <p className={styles.open}>{t("confirmationText")}</p>
          </div>
          <ResendActivation />
        </section>
      )}
      {missing.includes("place") && <PlaceRow details={details} />}
      {missing.includes("photo") && (
        <section className={styles.photos}>
          <h2 className={styles.label}>{sections("photos")}</h2>
          <OwnPhotos />
        </section>
      )}
      {missing.includes("interests") && <InterestsRow details={details} />}
      {missing.includes("about") && <AboutRow details={details} />}
    </div>
  );
}
