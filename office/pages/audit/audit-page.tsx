import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { auditQuery, chainQuery } from "#office/office-api.ts";
import { Button } from "#ui/action/button.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { readFilters } from "./read-filters.ts";
import styles from "./audit.module.css";

/** What staff did on the admin's sites, latest first. The filters are in the address. */
export function AuditPage() {
  const t = useTranslations("office.audit");
  const errorText = useErrorText();
  const filters = readFilters(new URLSearchParams(window.location.search));
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(filters),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <ChainLine />
        </div>
      </div>
      <AuditFilters />
      {error && <p role="alert">{errorText(error)}</p>}
      {entries?.length === 0 && <p>{t("none")}</p>}
      {entries && entries.length > 0 && (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
}

/** Whether the chain is unbroken, as verified when the page was opened. */
function ChainLine() {
  const t = useTranslations("office.audit.chain");
  const { data } = useQuery(chainQuery);
  if (!data) return <p className={styles.chain}>{t("checking")}</p>;
  const { entries, hash, breaks } = data;
  return (
    <p className={styles.chain} role={breaks > 0 ? "alert" : undefined}>
      {breaks > 0 ? <ShieldAlert /> : <ShieldCheck />}
      {breaks > 0
        ? t("broken", { count: breaks })
        : t("unbroken", { count: entries, end: hash.slice(0, 12) })}
    </p>
  );
}
