import { EyeOff, MessageCircleX, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import styles from "./dialog-points.module.css";
import { useBlock } from "./use-block.ts";

interface BlockDialogProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Asks for a report instead, which can block too. */
  readonly onReport: () => void;
  readonly onBlocked?: (() => void) | undefined;
}

/** Names the three effects of a block, two of them for good. */
export function BlockDialog({ profile, open, onClose, onReport, onBlocked }: BlockDialogProps) {
  const t = useTranslations("moderation.block");
  const { block, busy, error } = useBlock(profile, () => {
    onClose();
    onBlocked?.();
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("cancel")}
      title={t("title", { name: profile.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} wide>
            {t("cancel")}
          </Button>
          <Button
            variant="danger"
            onClick={block}
            busy={busy}
            busyText={t("busy", { name: profile.name })}
            wide
          >
            {t("confirm")}
          </Button>
        </>
      }
    >
      <ul className={styles.points}>
        <li>
          <EyeOff aria-hidden />
          {t("hidden")}
        </li>
        <li>
          <MessageCircleX aria-hidden />
          {t("removed")}
        </li>
        <li>
          <Undo2 aria-hidden />
          {t("undo")}
        </li>
      </ul>
      <TextButton onClick={onReport}>{t("report")}</TextButton>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Modal>
  );
}
