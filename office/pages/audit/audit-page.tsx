import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { api, auditQuery, chainQuery } from "#office/office-api.ts";
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

/** When the chain was last verified, with the outcome and a button to verify all of it now. */
function ChainLine() {
  const t = useTranslations("office.audit.chain");
  const errorText = useErrorText();
  const format = useFormatter();
  const queryClient = useQueryClient();
  const { data } = useQuery(chainQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api("POST /api/office/audit/chain", {}),
    onSuccess: (check) => queryClient.setQueryData(chainQuery.queryKey, check),
  });
  if (!data) return null;
  const { entries, hash, breaks, checked_at } = data;
  const text = () => {
    if (checked_at === null) return t("unchecked");
    const date = format.dateTime(new Date(checked_at), { dateStyle: "medium", timeStyle: "short" });
    if (breaks > 0) return t("broken", { count: breaks, date });
    return t("unbroken", { count: entries, end: hash.slice(0, 12), date });
  };
  return (
    <div className={styles.check}>
      <p className={styles.chain} role={breaks > 0 ? "alert" : undefined}>
        {breaks > 0 ? <ShieldAlert /> : <ShieldCheck />}
        {text()}
      </p>
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t("check")}
      </Button>
      {error && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}
