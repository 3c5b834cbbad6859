import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import type { Locale } from "#contract/shared/languages.ts";
import type { Site } from "#server/domains/sites/find-site.ts";
import { getTexts } from "#server/platform/texts.ts";
import type { DecisionRow, Side } from "./store.ts";

type Decision = Pick<DecisionRow, "round" | "measure" | "ground" | "ends_at" | "removed">;

interface Statement {
  readonly side: Side;
  readonly number: string;
  readonly decision: Decision;
  /** Whether the decision replaces the measure of an earlier one. */
  readonly replaces: boolean;
  /** Until when the reader can appeal; null if the reader cannot. */
  readonly appealEnd: Date | null;
}

/** The texts' key for a permanent suspension. */
const FOR_GOOD = "good";

/**
 * A decision in sentences, as one side reads it: what was decided and for how long, why, on which
 * basis, who decided and how, and how to contest it (DSA, article 17(3)). It never says who
 * reported.
 */
export function buildStatement(
  site: Site,
  locale: Locale,
  { side, number, decision, replaces, appealEnd }: Statement,
): string[] {
  const t = getTexts(locale, "cases");
  const { measure, ground, ends_at, round } = decision;
  const format = dateFormat(dateLocale(locale, site.domain_language), {
    dateStyle: "long",
    timeZone: site.time_zone,
  });
  const until = ends_at ? format.format(ends_at) : FOR_GOOD;
  const items = listRemoved(locale, decision);
  const hasRemovedToo = measure === "suspension" && decision.removed.length > 0;
  const outcome =
    side === "reporter"
      ? [t(`statement.reporter.${measure}`, { number, until })]
      : [
          t(`statement.reported.${measure}`, { until, items }),
          ...(hasRemovedToo ? [t("statement.reported.removal", { items })] : []),
        ];
  return [
    ...outcome,
    ...(replaces ? [t("statement.replaces")] : []),
    ...(round > 0 ? [t("statement.again")] : []),
    ...(ground
      ? [t("statement.why", { ground: t(`grounds.${ground}`) }), t("statement.terms")]
      : []),
    ...(ground === "illegal" ? [t("statement.law")] : []),
    t("statement.facts", { site: site.name }),
    ...(appealEnd ? [t("statement.appeal", { date: format.format(appealEnd) })] : []),
    t("statement.court"),
  ];
}

/** "je tekst, 2 foto’s" */
function listRemoved(locale: Locale, { removed }: Decision): string {
  const t = getTexts(locale, "cases");
  const photos = removed.filter((item) => item !== "about" && item !== "message").length;
  const items = [
    ...(removed.includes("about") ? [t("statement.items.about")] : []),
    ...(removed.includes("message") ? [t("statement.items.message")] : []),
    ...(photos > 0 ? [t("statement.items.photo", { count: photos })] : []),
  ];
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(items);
}
