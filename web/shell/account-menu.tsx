import {
  ChevronRight,
  CircleUser,
  Coins,
  Gem,
  Globe,
  House,
  LifeBuoy,
  LogOut,
  ReceiptText,
  Settings,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Link } from "#web/site/links/link.tsx";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { nativeName } from "#contract/formatting/formats.ts";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import { Avatar } from "#ui/photo/avatar.tsx";
import { useOfferedLanguages } from "#web/features/accounts/language/use-languages.ts";
import { usePageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { useSettings } from "#web/site/use-site.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import styles from "./account-menu.module.css";
import { isAccountPage } from "./nav-items.ts";
import { LanguageItems } from "./language-menu.tsx";

/** The list, which the bar's button opens and, on a phone, the last tab. */
const LIST_ID = "account-menu";

/** What belongs to the account, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("shell.nav");
  const support = useTranslations("shell.footer")("support");
  const { support_email } = useSettings();
  const logOut = useLogOut();
  const { name } = user.profile;
  return (
    <Disclosure
      id={LIST_ID}
      className={styles.menu}
      listClassName={styles.list}
      name={t("accountOf", { name })}
      label={
        <>
          <Face user={user} size="small" />
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      <DisclosureItem className={styles.own}>
        <Link to={paths.profilePreview()}>
          <Face user={user} />
          <span>
            <strong>{name}</strong>
            <span className={styles.link}>{t("ownProfile")}</span>
          </span>
        </Link>
      </DisclosureItem>
      <Row apart icon={CircleUser} to={paths.profile()} name={t("myProfile")} />
      <Row icon={Settings} to={paths.settings()} name={t("settings")} />
      <Row className={styles.onPhone} icon={House} to={paths.home()} name={t("start")} />
      <Row
        icon={Gem}
        to={paths.premium()}
        name={t("premiumShort")}
        state={user.paid_user ? t("isPremium") : t("notPremium")}
      />
      <Row
        icon={Coins}
        to={paths.credits()}
        name={t("credits")}
        state={t("creditsLeft", { count: user.credits })}
      />
      <Row icon={ReceiptText} to={paths.transactions()} name={t("orders")} />
      <DisclosureItem apart>
        <a href={`mailto:${support_email}`}>
          <LifeBuoy aria-hidden className={styles.icon} />
          {support}
        </a>
      </DisclosureItem>
      <LanguageRow />
      <DisclosureItem>
        <button type="button" onClick={() => void logOut()}>
          <LogOut aria-hidden className={styles.icon} />
          {t("logout")}
        </button>
      </DisclosureItem>
    </Disclosure>
  );
}

/** The tab that opens the same list. */
export function AccountTab({ user }: { user: User }) {
  const t = useTranslations("shell.nav");
  return (
    <button
      type="button"
      popoverTarget={LIST_ID}
      aria-current={isAccountPage(useLocation().pathname) ? "page" : undefined}
    >
      <CircleUser aria-hidden />
      <span aria-hidden>{t("me")}</span>
      <span className="visually-hidden">{t("accountOf", { name: user.profile.name })}</span>
    </button>
  );
}

function Face({ user, size }: { user: User; size?: "small" }) {
  const { cdn_prefix } = useSettings();
  const image = user.profile.main_image;
  if (!image) return <CircleUser aria-hidden />;
  return <Avatar src={cdn_prefix + image.thumb_filename} size={size} />;
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly to: string;
  readonly name: string;
  /** The present state, in a second line. */
  readonly state?: ReactNode;
  readonly apart?: boolean;
  readonly className?: string | undefined;
}

function Row({ icon: Icon, to, name, state, apart, className }: RowProps) {
  return (
    <DisclosureItem apart={apart} className={className}>
      <Link to={to}>
        <Icon aria-hidden className={styles.icon} />
        <span>
          {name}
          {state && <span className={styles.state}>{state}</span>}
        </span>
        <ChevronRight aria-hidden className={styles.onward} />
      </Link>
    </DisclosureItem>
  );
}

/** One row that unfolds, where the bar has no room for a language menu of its own. */
function LanguageRow() {
  const t = useTranslations("shell.nav");
  const { locale } = usePageContext();
  if (useOfferedLanguages().length === 0) return null;
  return (
    <DisclosureItem className={styles.language}>
      <details>
        <summary>
          <Globe aria-hidden className={styles.icon} />
          {t("language")}
          <span className={styles.now}>{nativeName(locale)}</span>
        </summary>
        <ul>
          <LanguageItems />
        </ul>
      </details>
    </DisclosureItem>
  );
}

/** Ends the session and loads the front page. */
function useLogOut(): () => Promise<void> {
  const api = useApi();
  const t = useTranslations("shell");
  return async () => {
    try {
      const { logOut } = await import("./log-out.ts");
      await logOut(api);
    } catch {
      showToast({ text: t("logoutFailed") });
    }
  };
}
