import { CircleUser } from "lucide-react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { Avatar } from "#ui/photo/avatar.tsx";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import { paths } from "#web/paths.ts";
import { LanguageItems } from "./language-menu.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { useLogOut } from "./use-log-out.ts";
import { Link } from "#web/site/link.tsx";
import styles from "./account-menu.module.css";

/** The account's name, its links and log-out. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("shell.nav");
  const { cdn_prefix } = useSettings();
  const logOut = useLogOut();
  const { name, main_image: image } = user.profile;
  return (
    <Disclosure
      className={styles.menu}
      name={t("accountOf", { name })}
      label={
        <>
          {image ? (
            <Avatar src={cdn_prefix + image.thumb_filename} size="small" />
          ) : (
            <CircleUser aria-hidden />
          )}
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <DisclosureItem>
        <Link to={paths.transactions()}>{t("orders")}</Link>
      </DisclosureItem>
      <LanguageItems apart className={styles.language} />
      <DisclosureItem apart>
        <button type="button" onClick={() => void logOut()}>
          {t("logout")}
        </button>
      </DisclosureItem>
    </Disclosure>
  );
}
