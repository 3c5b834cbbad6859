import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { useSettings } from "./use-site.ts";
import { useLogOut } from "./use-log-out.ts";

/** Whose account this is, and the way out. Rooms that are built later add their links here. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTranslations("shell.nav");
  const { cdn_prefix } = useSettings();
  const logOut = useLogOut();
  const image = user.profile.main_image;
  return (
    <Disclosure
      id="account-menu"
      label={`${t("account")}: ${user.profile.name}`}
      text={user.profile.name}
      icon={
        <Avatar
          src={image ? cdn_prefix + image.thumb_filename : null}
          name={user.profile.name}
          size="small"
        />
      }
      items={[{ key: "logout", text: t("logout"), onClick: () => void logOut() }]}
    />
  );
}
