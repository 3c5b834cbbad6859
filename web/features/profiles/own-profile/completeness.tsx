import { useTranslations } from "use-intl";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import { Link } from "#web/site/links/link.tsx";
import { inlineLinkClass } from "#ui/action/text-link.tsx";
import { usePageContext } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./completeness.module.css";
import { listParts } from "./list-parts.ts";
import type { ProfilePart } from "./list-parts.ts";

interface CompletenessProps {
  readonly details: ProfileDetails;
  /** How many photos the member has, also those that are under review. */
  readonly photos: number;
}

/** How many parts are filled in, and a link to each that is not. */
export function Completeness({ details, photos }: CompletenessProps) {
  const t = useTranslations("own-profile.parts");
  const parts = listParts(details, photos, useSettings());
  const todo = parts.filter(({ isDone }) => !isDone);
  const done = parts.length - todo.length;
  return (
    <div className={styles.completeness}>
      <p className={styles.count}>
        {t("done", { done: String(done), total: String(parts.length) })}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {parts.map((part, at) => (
          <span key={part.key} data-done={at < done || undefined} />
        ))}
      </div>
      <p className={styles.todo}>
        {todo.length > 0
          ? t.rich("todo", { list: () => <PartLinks parts={todo} /> })
          : t("allDone")}
      </p>
    </div>
  );
}

/** The parts as a list in the page's language: "this, this and that". */
function PartLinks({ parts }: { readonly parts: readonly ProfilePart[] }) {
  const t = useTranslations("own-profile.parts");
  const { locale } = usePageContext();
  const list = new Intl.ListFormat(locale).formatToParts(parts.map(({ key }) => key));
  return list.map(({ type, value }, at) => {
    const part = type === "element" && parts.find(({ key }) => key === value);
    if (!part) return value;
    return (
      <Link
        key={at}
        to={part.to}
        replace
        preventScrollReset={!part.to.startsWith("#")}
        className={inlineLinkClass}
      >
        {t(part.key)}
      </Link>
    );
  });
}
