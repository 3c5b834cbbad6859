import { Camera, ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { Button, buttonClass } from "#ui/action/button.tsx";
import { TextButton, textLinkClass } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { classNames } from "#ui/class-names.ts";
import { NotEnough } from "#web/features/chat/composer/composer-notes.tsx";
import { measureDraft } from "#web/features/chat/composer/message-length.ts";
import { priceOf, useBalance, usePriceText } from "#web/features/chat/message-price.ts";
import type { SendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { ChooseFile } from "#web/features/photos/choose-file.tsx";
import { useSharedPhoto } from "#web/features/chat/share/use-shared-photo.ts";
import { useSettings } from "#web/site/use-site.ts";
import picker from "#web/features/chat/picker.module.css";
import styles from "./photo-picker.module.css";
import { useChosenFile } from "./use-chosen-file.ts";
import type { ChosenFile } from "./use-chosen-file.ts";
import { usePhotoUpload } from "./use-photo-upload.ts";

interface PhotoPickerProps {
  readonly price: MessagePrice;
  readonly sendMessage: SendMessage;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses or takes a photo, shows it with its price, and sends it with the member's own words. */
export function PhotoPicker({ price, sendMessage, open, onClose }: PhotoPickerProps) {
  const t = useTranslations("chat-dialogs.photo");
  const tComposer = useTranslations("chat.composer");
  const tError = useTranslations("chat-dialogs.fileErrors");
  const { message_length } = useSettings();
  const [chosen, choose] = useChosenFile();
  const shared = useSharedPhoto(choose);
  const [draft, setDraft] = useState("");
  const { progress, problem, clearProblem, cancel, upload } = usePhotoUpload();
  const { text, left } = measureDraft(draft, message_length);
  const cost = priceOf({ gift: null, photo: "any" }, price);
  const { amount, detail } = usePriceText(cost);
  const { isEnough } = useBalance(cost);
  const { name } = price.profile;
  const onFile = (file: File) => {
    clearProblem();
    void choose(file);
  };
  const submit = useRef<HTMLButtonElement>(null);
  const cancelSending = () => {
    // The pressed button disappears; keep the focus nearby.
    submit.current?.focus();
    cancel();
  };
  const close = () => {
    cancel();
    if (shared.remove()) void choose(null);
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (left < 0 || !chosen || progress !== null) return;
    const photo = await upload(chosen.file);
    if (photo === null) return;
    shared.remove();
    onClose();
    setDraft("");
    void choose(null);
    void sendMessage.send({ text, gift: null, photo });
  };
  return (
    <Modal open={open} onClose={close} closeText={t("close")} title={t("title", { name })}>
      <form className={picker.picker} method="dialog" onSubmit={(event) => void send(event)}>
        <p className={picker.hint}>{t("hint", { name })}</p>
        {!isEnough ? (
          <NotEnough price={cost} error={null} text={(missing) => t("notEnough", missing)} />
        ) : chosen ? (
          <>
            <Preview chosen={chosen} />
            {progress === null ? (
              <>
                <div className={styles.other}>
                  <ChooseFile className={textLinkClass} onFile={onFile}>
                    {t("other")}
                  </ChooseFile>
                </div>
                <TextField
                  label={t("words")}
                  value={draft}
                  autoComplete="off"
                  dir="auto"
                  onChange={(event) => setDraft(event.target.value)}
                  error={left < 0 && tComposer("tooLong", { count: -left })}
                />
              </>
            ) : (
              <div className={styles.progress}>
                <progress value={progress} max={1} aria-label={t("sending")} />
                <p role="status">{progress < 1 ? t("sending") : t("processing")}</p>
                <TextButton onClick={cancelSending}>{t("cancel")}</TextButton>
              </div>
            )}
            <p role="alert" className={styles.problem}>
              {problem || (chosen.error && tError(chosen.error))}
            </p>
            <div className={picker.foot}>
              <PriceLine amount={amount} detail={detail} align="start" />
              <Button type="submit" ref={submit} busy={progress !== null}>
                {t("send")}
              </Button>
            </div>
          </>
        ) : shared.isReading ? null : (
          <>
            <div className={styles.ways}>
              <ChooseFile
                className={classNames(buttonClass({ size: "big" }), styles.way)}
                onFile={onFile}
              >
                <ImagePlus aria-hidden />
                {t("choose")}
              </ChooseFile>
              <div className={styles.camera}>
                <ChooseFile
                  className={classNames(buttonClass({ variant: "quiet", size: "big" }), styles.way)}
                  onFile={onFile}
                  fromCamera
                >
                  <Camera aria-hidden />
                  {t("take")}
                </ChooseFile>
              </div>
            </div>
            <PriceLine amount={amount} detail={detail} align="start" />
          </>
        )}
      </form>
    </Modal>
  );
}

function Preview({ chosen: { file, address } }: { chosen: ChosenFile }) {
  const t = useTranslations("chat-dialogs.photo");
  return (
    // The button that was pressed is gone, so the photo takes the focus.
    <div className={styles.preview} ref={focus} tabIndex={-1}>
      {address === null ? (
        <p>{t("chosen", { file: file.name })}</p>
      ) : (
        <img src={address} alt={t("preview")} />
      )}
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
