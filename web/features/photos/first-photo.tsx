import { useQuery } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { useApi } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import { ChooseFile } from "./choose-file.tsx";
import { CropChosen } from "./crop-chosen.tsx";
import { albumQuery } from "./queries.ts";
import { useUpload } from "./use-upload.ts";
import styles from "./first-photo.module.css";

/** Offers a new member to add the first photo, then shows that it is being checked. */
export function FirstPhoto() {
  const t = useTranslations("photos");
  const { cdn_prefix } = useSettings();
  const sending = useUpload();
  // Only what this upload returned.
  const [photo] = useQuery({ ...albumQuery(useApi()), enabled: false }).data?.photos ?? [];
  const { progress } = sending;
  if (photo) {
    return (
      <div className={styles.first} role="status">
        <img src={cdn_prefix + photo.thumb_filename} alt={t("alt", { number: "1" })} />
        <p>
          <strong>{t("status.under_review")}</strong> {t("note.under_review")}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.first}>
      <p>{t("intro")}</p>
      {progress === null ? (
        <ChooseFile className={buttonClass({ variant: "quiet" })} onFile={sending.choose}>
          <ImagePlus aria-hidden />
          {t("add")}
        </ChooseFile>
      ) : (
        <>
          <progress value={progress} max={1} aria-label={t("sending")} />
          <TextButton onClick={sending.cancel}>{t("cancel")}</TextButton>
        </>
      )}
      <p role="alert" className={styles.problem}>
        {sending.problem}
      </p>
      <CropChosen sending={sending} />
    </div>
  );
}
