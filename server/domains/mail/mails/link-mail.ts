import type { Locale } from "#contract/shared/languages.ts";
import type { CreatedLink } from "#server/domains/links/create-link.ts";
import type { MailMessage } from "#server/domains/mail/build-mail.ts";
import { buildMail } from "#server/domains/mail/build-mail.ts";
import { formatMoment } from "#server/domains/mail/format-moment.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";

/** The texts of each mail with a one-time link. */
const texts = {
  /** Contains nothing the new member typed, because the address may belong to someone else. */
  activation: {
    subject: "activation.subject",
    heading: "activation.heading",
    paragraphs: ["activation.body"],
    action: "activation.action",
    notes: ["activation.expires"],
  },
  reset: {
    subject: "reset.subject",
    heading: "reset.heading",
    paragraphs: ["reset.body"],
    action: "reset.action",
    notes: ["reset.expires", "reset.notYou"],
  },
  /** For a member's new address, which may be a stranger's. */
  emailChange: {
    subject: "emailChange.subject",
    heading: "emailChange.heading",
    paragraphs: ["emailChange.body"],
    action: "emailChange.action",
    notes: ["emailChange.expires", "emailChange.notYou"],
  },
  /** For a member's earlier address: its link undoes the change. */
  emailChanged: {
    subject: "emailChanged.subject",
    heading: "emailChanged.heading",
    paragraphs: ["emailChanged.body", "emailChanged.notYou"],
    action: "emailChanged.action",
    notes: ["emailChanged.expires", "emailChanged.you"],
  },
  /** Its link undoes the deletion. */
  deletion: {
    subject: "deletion.subject",
    heading: "deletion.heading",
    paragraphs: ["deletion.body", "deletion.undo"],
    action: "deletion.action",
    notes: ["deletion.after", "deletion.notYou"],
  },
} as const;

/**
 * A mail with a one-time link, sent at `at`. That moment and the link's end are shown in the site's
 * time zone.
 */
export function buildLinkMail(
  site: Site,
  locale: Locale,
  mail: keyof typeof texts,
  { address, expires, at }: CreatedLink & { readonly at: Date },
): MailMessage {
  const t = getTexts(locale, "mail");
  const values = {
    site: site.name,
    date: formatMoment(site, locale, expires),
    changed: formatMoment(site, locale, at),
  };
  const { subject, heading, paragraphs, action, notes } = texts[mail];
  return buildMail(site, locale, {
    subject: t(subject, values),
    heading: t(heading),
    paragraphs: paragraphs.map((key) => t(key, values)),
    action: { label: t(action), address },
    notes: notes.map((key) => t(key, values)),
    alternatives: mail === "activation" ? [buildNotMeLine(locale, address)] : [],
  });
}

/** For the owner of an address with which somebody else signed up. */
export function buildNotMeLine(locale: Locale, address: string) {
  const t = getTexts(locale, "mail");
  return {
    text: t("activation.notYou"),
    label: t("activation.notMe"),
    address: `${address}?not-me`,
  };
}
