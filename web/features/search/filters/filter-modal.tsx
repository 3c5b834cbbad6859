import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { paths } from "#contract/paths.ts";
import { FilterFields } from "./filter-fields.tsx";
import type { Search } from "#web/features/search/use-search.ts";
import { useResultText } from "#web/features/search/use-result-text.ts";

interface FilterModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly search: Search;
}

/** The filters in a modal; a change applies at once, and the button only closes. */
export function FilterModal({ open, onClose, search }: FilterModalProps) {
  const t = useTranslations("search");
  const navigate = useNavigate();
  const words = useResultText();
  const { values, wrong, found, apply } = search;
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("close")}
      title={t("filters")}
      hasAddress
      actions={
        <>
          <TextButton onClick={() => void navigate(paths.members(), { replace: true })}>
            {t("clear")}
          </TextButton>
          <Button size="big" wide onClick={onClose}>
            {found ? t("show", { results: words.members(found) }) : t("toResults")}
          </Button>
        </>
      }
    >
      <FilterFields values={values} wrong={wrong} onChange={apply} />
    </Modal>
  );
}
