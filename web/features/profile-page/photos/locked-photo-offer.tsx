import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { useMoney } from "#web/texts/formats.ts";
import { useApi } from "#web/page-context.ts";
import type { LinkProps } from "#web/site/links/link.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import styles from "./large-photo.module.css";

interface LockedPhotoOfferProps {
  readonly member: ProfileView;
  /** The link back to the first photo. */
  readonly first: LinkProps;
}

/** Next to a locked photo: what opens it, for how much, and the way back. */
export function LockedPhotoOffer({ member, first }: LockedPhotoOfferProps) {
  const t = useTranslations("profile-page.photos.offer");
  const { pathname } = useLocation();
  const money = useMoney();
  const smallest = useQuery(offerQuery(useApi(), null)).data?.bundles[0];
  const count = member.images.filter(({ locked }) => locked).length;
  return (
    <div className={styles.offer} data-ground="paper">
      <h2>{t("title", { count, name: member.name })}</h2>
      <p>
        {t("text")}
        {smallest && (
          <>
            {" "}
            {t.rich("price", {
              price: money(smallest.price),
              messages: smallest.messages,
              strong: (words) => <strong>{words}</strong>,
            })}
          </>
        )}
      </p>
      <p className={styles.once}>{t("once")}</p>
      <div className={styles.actions}>
        <LinkButton to={paths.premium(pathname)}>{t("premium")}</LinkButton>
        <LinkButton {...first} variant="quiet">
          {t("back")}
        </LinkButton>
      </div>
    </div>
  );
}
