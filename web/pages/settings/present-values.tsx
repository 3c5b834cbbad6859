import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { accountQuery } from "#web/features/accounts/queries.ts";
import { sessionsQuery } from "#web/features/accounts/sessions/queries.ts";
import { blockedQuery, visibilityQuery } from "#web/features/moderation/queries.ts";
import { notificationsQuery } from "#web/features/notifications/queries.ts";
import { useApi, usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";

// The line below the title of each part: what is chosen now, so that most visits to the list need no
// further tap.

export function AccountValue() {
  const t = useTranslations("settings.parts.account");
  const { email, confirmed } = useSuspenseQuery(accountQuery(useApi())).data;
  return t("value", { email, confirmed: confirmed ? "yes" : "no" });
}

export function SessionsValue() {
  const t = useTranslations("settings.parts.sessions");
  return t("value", { count: useSuspenseQuery(sessionsQuery(useApi())).data.sessions.length });
}

export function NotificationsValue() {
  const t = useTranslations("settings.parts.notifications");
  const switches = Object.values(useSuspenseQuery(notificationsQuery(useApi())).data.mail);
  const count = switches.filter(Boolean).length;
  return t("value", { count: String(count), total: String(switches.length) });
}

export function PrivacyValue() {
  const t = useTranslations("settings.parts.privacy");
  const api = useApi();
  const { invisible } = useSuspenseQuery(visibilityQuery(api)).data;
  const blocked = useSuspenseQuery(blockedQuery(api)).data.length;
  return t("value", { state: invisible ? "invisible" : "visible", blocked });
}

/** The server does not know the device's choices, and a guess would change once the page is hydrated. */
export function ReadingValue() {
  return useTranslations("settings.parts.reading")("about");
}

export function LanguageValue() {
  return nativeName(usePageContext().locale);
}

export function InstallValue() {
  const { name: site } = useSettings();
  return useTranslations("settings.parts.app")("about", { site });
}

export function DataValue() {
  return useTranslations("settings.parts.data")("about");
}

export function DeleteValue() {
  return useTranslations("settings.parts.delete")("about");
}
