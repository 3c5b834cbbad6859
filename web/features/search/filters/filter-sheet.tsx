import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import styles from "./filter-sheet.module.css";
import type { Search } from "#web/features/search/use-search.ts";
import { useFilterSummary } from "./use-filter-summary.ts";

const FilterModal = lazyDialog(async () => (await import("./filter-modal.tsx")).FilterModal);

/** Below 1200 px: a button with the current filters, and the filters themselves in a modal. */
export function FilterSheet(search: Search) {
  const t = useTranslations("search");
  const [open, setOpen] = useState(false);
  const summary = useFilterSummary(search.values);
  return (
    <>
      <button type="button" className={styles.pill} onClick={() => setOpen(true)}>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.word}>
          {t("filter")}
          <SlidersHorizontal aria-hidden />
        </span>
      </button>
      <FilterModal open={open} onClose={() => setOpen(false)} search={search} />
    </>
  );
}
