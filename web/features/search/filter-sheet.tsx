import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { paths } from "#web/paths.ts";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./filter-sheet.module.css";
import type { Search } from "./use-search.ts";
import { useFilterSummary } from "./use-filter-summary.ts";
import { useResultText } from "./use-result-text.ts";
import { useNavigate } from "react-router";

/** Below 1200 px: a button with the current filters, and the filters themselves in a modal. */
export function FilterSheet({ values, wrong, found, apply }: Search) {
  const t = useTranslations("search");
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const summary = useFilterSummary(values);
  const words = useResultText();
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.pill} onClick={() => setOpen(true)}>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.word}>
          {t("filter")}
          <SlidersHorizontal aria-hidden />
        </span>
      </button>
      <Modal
        open={open}
        onClose={close}
        closeText={t("close")}
        title={t("filters")}
        actions={
          <>
            <TextButton onClick={() => void navigate(paths.members(), { replace: true })}>
              {t("clear")}
            </TextButton>
            <Button size="big" wide onClick={close}>
              {found ? t("show", { results: words.members(found) }) : t("toResults")}
            </Button>
          </>
        }
      >
        <FilterFields values={values} wrong={wrong} onChange={apply} />
      </Modal>
    </>
  );
}
