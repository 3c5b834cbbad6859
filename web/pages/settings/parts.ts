import {
  ALargeSmall,
  Bell,
  Download,
  Globe,
  KeyRound,
  MonitorSmartphone,
  Shield,
  Smartphone,
  Trash2,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { AccountSettings } from "#web/features/accounts/account-settings.tsx";
import { DeleteSettings } from "#web/features/accounts/deletion/delete-settings.tsx";
import { deletionQuery } from "#web/features/accounts/deletion/queries.ts";
import { LanguageChoice } from "#web/features/accounts/language/language-choice.tsx";
import { passkeysQuery } from "#web/features/accounts/passkeys/queries.ts";
import { accountQuery } from "#web/features/accounts/queries.ts";
import { sessionsQuery } from "#web/features/accounts/sessions/queries.ts";
import { SessionList } from "#web/features/accounts/sessions/session-list.tsx";
import { InstallSettings } from "#web/features/install/install-settings.tsx";
import { autoLikesQuery } from "#web/features/likes/queries.ts";
import { ownCasesQuery } from "#web/features/moderation/cases/queries.ts";
import { PrivacySettings } from "#web/features/moderation/privacy-settings.tsx";
import { blockedQuery, visibilityQuery } from "#web/features/moderation/queries.ts";
import { NotificationChoices } from "#web/features/notifications/notification-choices.tsx";
import { notificationsQuery } from "#web/features/notifications/queries.ts";
import { DataExportSettings } from "#web/features/data-export/data-export-settings.tsx";
import { dataExportQuery } from "#web/features/data-export/queries.ts";
import { ReadingChoices } from "#web/features/reading/reading-choices.tsx";
import type { PageContext } from "#web/page-context.ts";
import {
  AccountValue,
  DataValue,
  DeleteValue,
  InstallValue,
  LanguageValue,
  NotificationsValue,
  PrivacyValue,
  ReadingValue,
  SessionsValue,
} from "./present-values.tsx";

/** A part of the settings, at `/settings/<key>`. */
interface SettingsPart {
  /** Its title is in `settings.json`. */
  readonly key:
    | "account"
    | "sessions"
    | "notifications"
    | "reading"
    | "language"
    | "app"
    | "data"
    | "delete"
    | "privacy";
  readonly icon: LucideIcon;
  readonly Part: ComponentType;
  /** The line below its title in the list. */
  readonly Value: ComponentType;
  /** Loads what the part shows. */
  readonly load?: (page: PageContext) => Promise<unknown>;
}

/** All parts, in the order of the list. */
export const settingsParts: readonly SettingsPart[] = [
  {
    key: "account",
    icon: KeyRound,
    Part: AccountSettings,
    Value: AccountValue,
    load: ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureQueryData(accountQuery(api)),
        queryClient.ensureQueryData(passkeysQuery(api)),
      ]),
  },
  {
    key: "sessions",
    icon: MonitorSmartphone,
    Part: SessionList,
    Value: SessionsValue,
    load: ({ api, queryClient }) => queryClient.ensureQueryData(sessionsQuery(api)),
  },
  {
    key: "notifications",
    icon: Bell,
    Part: NotificationChoices,
    Value: NotificationsValue,
    load: ({ api, queryClient }) => queryClient.ensureQueryData(notificationsQuery(api)),
  },
  {
    key: "privacy",
    icon: Shield,
    Part: PrivacySettings,
    Value: PrivacyValue,
    load: ({ api, queryClient }) =>
      Promise.all([
        queryClient.ensureQueryData(visibilityQuery(api)),
        queryClient.ensureQueryData(blockedQuery(api)),
        queryClient.ensureQueryData(autoLikesQuery(api)),
        queryClient.ensureQueryData(ownCasesQuery(api)),
      ]),
  },
  { key: "reading", icon: ALargeSmall, Part: ReadingChoices, Value: ReadingValue },
  { key: "language", icon: Globe, Part: LanguageChoice, Value: LanguageValue },
  { key: "app", icon: Smartphone, Part: InstallSettings, Value: InstallValue },
  {
    key: "data",
    icon: Download,
    Part: DataExportSettings,
    Value: DataValue,
    load: ({ api, queryClient }) => queryClient.ensureQueryData(dataExportQuery(api)),
  },
  {
    key: "delete",
    icon: Trash2,
    Part: DeleteSettings,
    Value: DeleteValue,
    load: ({ api, queryClient }) => queryClient.fetchQuery(deletionQuery(api)),
  },
];

/** The part of an address; null for the list alone. */
export function findPart(key: string | undefined): SettingsPart | null {
  return settingsParts.find((part) => part.key === key) ?? null;
}

/** Loads what the list shows of every part. */
export async function loadList(page: PageContext): Promise<void> {
  await Promise.all(settingsParts.flatMap(({ load }) => load?.(page) ?? []));
}
