import { useQuery } from "@tanstack/react-query";
import { Eye, ImageOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#ui/action/text-link.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import type { Bubble } from "#web/features/chat/conversation/messages/arrange-bubbles.ts";
import { useApi } from "#web/page-context.ts";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./chat-photo.module.css";
import { getPreview } from "./own-previews.ts";
import { chatPhotoQuery } from "./queries.ts";

interface ChatPhotoProps {
  readonly photo: string;
  readonly mine: boolean;
  /** The other member's name. */
  readonly name: string;
  readonly state: Bubble["state"];
  readonly open: boolean;
}

/** The received photos that the member has chosen to see, until the page is loaded again. */
const revealed = new Set<string>();

/** A photo in a message. One from the other member is blurred until the reader taps it. */
export function ChatPhoto({ photo, mine, name, state }: ChatPhotoProps) {
  const t = useTranslations("chat-dialogs.photo");
  const { cdn_prefix } = useSettings();
  const preview = getPreview(photo);
  // Before that the server does not have it for anyone.
  const isStored = state === "sent" || state === "pending";
  const query = useQuery({
    ...chatPhotoQuery(useApi(), photo),
    enabled: isStored && preview === null,
  });
  const [isRevealed, setRevealed] = useState(mine || revealed.has(photo));
  const [isLarge, setLarge] = useState(false);
  const [failedAt, setFailedAt] = useState(0);
  const { data, error, dataUpdatedAt, isStale, refetch } = query;
  const failed = error !== null || (failedAt > 0 && failedAt === dataUpdatedAt);
  if (failed) {
    return (
      <div className={styles.missing}>
        <ImageOff aria-hidden />
        <p>{t("failed")}</p>
        <TextButton onClick={() => void refetch()}>{t("retry")}</TextButton>
      </div>
    );
  }
  if (!data && preview === null) {
    return <div className={styles.missing} />;
  }
  const addressOf = (file: keyof NonNullable<typeof data>) =>
    preview ?? (data ? cdn_prefix + data[file] : "");
  /** The address may have expired, which a new one repairs once. */
  const onError = () => {
    if (isStale) void refetch();
    else setFailedAt(dataUpdatedAt);
  };
  const whose = mine ? t("mine", { name }) : t("theirs", { name });
  if (!isRevealed) {
    const reveal = () => {
      revealed.add(photo);
      setRevealed(true);
    };
    return (
      <button type="button" className={styles.photo} onClick={reveal}>
        <img src={addressOf("blurred_filename")} alt={t("blurred", { name })} onError={onError} />
        <span className={styles.reveal}>
          <Eye aria-hidden />
          {t("reveal")}
        </span>
      </button>
    );
  }
  return (
    <>
      <button type="button" className={styles.photo} onClick={() => setLarge(true)}>
        <img
          src={addressOf("medium_filename")}
          alt={t("enlarge", { photo: whose })}
          onError={onError}
        />
      </button>
      <Modal
        open={isLarge}
        onClose={() => setLarge(false)}
        closeText={t("close")}
        label={whose}
        width="full"
      >
        <div className={styles.large}>
          <img src={addressOf("filename")} alt={whose} />
        </div>
      </Modal>
    </>
  );
}
