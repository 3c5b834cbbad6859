import { z } from "zod";
import { chooseLocale, locales } from "#contract/shared/languages.ts";
import type { Locale } from "#contract/shared/languages.ts";
import { describeIssue, formatPath } from "./describe-issue.ts";
import { lintDiscounts, lintPaymentMethods, lintPrices } from "./lint-money.ts";
import { lintTheme } from "./lint-theme.ts";
import { readRecord } from "#server/domains/sites/raw-data.ts";
import type { RawData } from "#server/domains/sites/raw-data.ts";
import { hostName } from "#server/domains/sites/site-data/identity.ts";
import { siteData, siteDocument } from "#server/domains/sites/site-data/site-data.ts";

/**
 * Everything that makes a document invalid as a site, in sentences that name the field; an empty
 * list means it can be stored. Each rule reads only its own fields, so that one mistake hides no
 * other.
 */
export function lintSite(document: unknown): string[] {
  const parsed = siteDocument.safeParse(document, { error: describeIssue });
  const shape = (parsed.error?.issues ?? []).map((issue) =>
    `${formatPath(issue.path)} ${issue.message}`.trim(),
  );
  const { hosts, data } = readRecord(document);
  const raw = readRecord(data);
  return [
    ...new Set([
      ...shape,
      ...lintHosts(hosts, raw),
      ...lintLanguages(raw),
      ...lintTexts(raw),
      ...lintNotes(raw),
      ...lintTheme(raw),
      ...lintPrices(raw),
      ...lintDiscounts(raw),
      ...lintPaymentMethods(raw),
    ]),
  ];
}

function lintHosts(hosts: unknown, { domain }: RawData): string[] {
  const named = z.array(z.string()).safeParse(hosts);
  if (!named.success || !hostName.safeParse(domain).success) return [];
  if (named.data.includes(String(domain))) return [];
  return [`hosts lacks ${String(domain)}, the domain to which links in mails lead`];
}

/** Visitors who have chosen no language read the domain's, so the site must offer it. */
function lintLanguages(raw: RawData): string[] {
  const offered = readLanguages(raw);
  const domainLanguage = siteData.shape.domain_language.safeParse(raw["domain_language"]).data;
  if (!offered || domainLanguage === undefined) return [];
  const first = chooseLocale(undefined, domainLanguage);
  if (offered.includes(first)) return [];
  return [
    `languages lacks ${nameOf(first)}, which visitors read first with the domain_language ${domainLanguage}`,
  ];
}

function lintTexts(raw: RawData): string[] {
  const texts = readRecord(raw["texts"]);
  const names = Object.keys(siteData.shape.texts.shape).filter((name) => name in texts);
  return names.flatMap((name) => lintWords(`texts.${name}`, texts[name], raw));
}

function lintNotes(raw: RawData): string[] {
  const notes = Object.entries(readRecord(raw["visible_profile_notes"]));
  const { data: visible } = z.array(z.string()).safeParse(raw["visible_profile_fields"]);
  return notes.flatMap(([field, words]) => [
    ...lintWords(`visible_profile_notes.${field}`, words, raw),
    ...(visible && !visible.includes(field)
      ? [
          `visible_profile_notes.${field} is about a field that visible_profile_fields does not have`,
        ]
      : []),
  ]);
}

/** A text must exist in exactly the languages that the site offers. */
function lintWords(path: string, value: unknown, raw: RawData): string[] {
  const words = readRecord(value);
  const missing = (readLanguages(raw) ?? []).filter((locale) => words[locale] === undefined);
  if (missing.length === 0) return [];
  const [text, are] = missing.length === 1 ? ["text", "is"] : ["texts", "are"];
  return [`${path}: the ${text} in ${joinNames(missing)} ${are} missing`];
}

function readLanguages({ languages }: RawData): readonly Locale[] | undefined {
  if (languages === undefined) return locales;
  return z.array(z.enum(locales)).safeParse(languages).data;
}

const names = new Intl.DisplayNames("en", { type: "language" });
const nameOf = (locale: Locale) => `${names.of(locale)} (${locale})`;
const joinNames = (list: readonly Locale[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(list.map(nameOf));
