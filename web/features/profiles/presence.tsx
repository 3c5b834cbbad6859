import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profile-view.ts";
import { Online } from "#ui/text/online.tsx";

/** When somebody was last here, in words; nothing where it is not told. */
export function Presence({ online }: Pick<ProfileCard, "online">) {
  const t = useTranslations("profiles.online");
  if (online === null) return null;
  return online === "now" ? <Online text={t("now")} /> : <>{t(online)}</>;
}
