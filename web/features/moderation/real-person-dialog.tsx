import { useQuery } from "@tanstack/react-query";
import { IdCard, Image, MailCheck } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { Note } from "#ui/text/note.tsx";
import { useApi } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./dialog-points.module.css";
import { realPersonQuery } from "./queries.ts";

interface RealPersonDialogProps {
  readonly profile: Pick<ProfileCard, "id" | "name">;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReport: () => void;
}

/** What the data say, and what nobody has checked. */
export function RealPersonDialog({ profile, open, onClose, onReport }: RealPersonDialogProps) {
  const t = useTranslations("moderation.realPerson");
  const { data, error } = useQuery({ ...realPersonQuery(useApi(), profile.id), enabled: open });
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeText={t("close")}
      title={t("title", { name: profile.name })}
      actions={
        <Button variant="quiet" onClick={onClose} wide>
          {t("close")}
        </Button>
      }
    >
      <div className={styles.answer} role="status">
        {!data && !error && <p>{t("loading")}</p>}
        {data?.is === "fictional" && <Fictional />}
        {data?.is === "member" && <Member name={profile.name} photo={data.photo_checked} />}
      </div>
      {error && <ErrorNote error={error} />}
      {data?.is === "member" && (
        <TextButton onClick={onReport}>{t("report", { name: profile.name })}</TextButton>
      )}
      <p className={styles.small}>{t("costs")}</p>
    </Modal>
  );
}

function Fictional() {
  const t = useTranslations("moderation.realPerson");
  const { fictional_singular, fictional_warning } = useSettings();
  return (
    <>
      <p className={styles.verdict}>{t("no")}</p>
      <Note tone="fiction">
        <strong>{fictional_singular}.</strong> {fictional_warning}
      </Note>
    </>
  );
}

function Member({ name, photo }: { readonly name: string; readonly photo: boolean }) {
  const t = useTranslations("moderation.realPerson");
  return (
    <>
      <p className={styles.verdict}>{t("yes")}</p>
      <ul className={styles.points}>
        <li>
          <MailCheck aria-hidden />
          {t("signedUp", { name })}
        </li>
        <li>
          <Image aria-hidden />
          {t(photo ? "photoChecked" : "noPhoto")}
        </li>
        <li>
          <IdCard aria-hidden />
          {t("limits", { name })}
        </li>
      </ul>
      <p>{t("advice")}</p>
    </>
  );
}
