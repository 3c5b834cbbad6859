import type { Locale } from "#contract/shared/languages.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatProfileName } from "#server/domains/mail/format-profile-name.ts";
import type { MailedProfile } from "#server/domains/mail/format-profile-name.ts";
import { buildUnsubscribeLine } from "#server/domains/mail/unsubscribe-line.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import { WEEKLY_MAIL_NAMES } from "#server/domains/mail/rules.ts";

interface WeeklyMail {
  readonly newcomers: readonly MailedProfile[];
  readonly likes: readonly MailedProfile[];
  readonly link: string;
  readonly unsubscribe: string;
}

/** Names the new members who fit and who liked the member; one of the two lists may be empty. */
export function buildWeeklyMail(
  site: Site,
  locale: Locale,
  { newcomers, likes, link, unsubscribe }: WeeklyMail,
): MailMessage {
  const t = getTexts(locale, "mail");
  const list = (profiles: readonly MailedProfile[]) =>
    listNames(site, locale, { profiles, max: WEEKLY_MAIL_NAMES });
  return buildMail(site, locale, {
    subject: t("weekly.subject", { site: site.name }),
    heading: t("weekly.heading"),
    paragraphs: [
      ...(newcomers.length > 0 ? [t("weekly.newcomers", list(newcomers))] : []),
      ...(likes.length > 0 ? [t("weekly.likes", list(likes))] : []),
    ],
    action: {
      label: newcomers.length > 0 ? t("weekly.seeMembers") : t("activity.seeLikes"),
      address: link,
    },
    notes: [],
    alternatives: [buildUnsubscribeLine(locale, unsubscribe)],
  });
}

interface NameList {
  readonly profiles: readonly MailedProfile[];
  readonly max: number;
}

/** The first names as one text, and how many more there are. */
export function listNames(site: Site, locale: Locale, { profiles, max }: NameList) {
  const more = Math.max(0, profiles.length - max);
  const names = profiles.slice(0, max).map((profile) => formatProfileName(site, locale, profile));
  // Before "and 3 more" the last two names have no "and".
  return { more, names: more > 0 ? names.join(", ") : new Intl.ListFormat(locale).format(names) };
}
