import { useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { gifts } from "#contract/catalogue/gifts.ts";
import type { Gift } from "#contract/catalogue/gifts.ts";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { Button } from "#ui/action/button.tsx";
import cover from "#ui/form/choices/cover.module.css";
import { FieldGroup } from "#ui/form/field.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { PriceLine } from "#ui/text/price-line.tsx";
import { NotEnough } from "#web/features/chat/composer/composer-notes.tsx";
import { GIFT_PARAM } from "#web/features/chat/composer/use-picker.ts";
import { measureDraft } from "#web/features/chat/composer/message-length.ts";
import { priceOf, useBalance, usePriceText } from "#web/features/chat/message-price.ts";
import type { SendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { useSettings } from "#web/site/use-site.ts";
import { GiftIcon } from "./gift-icon.tsx";
import picker from "#web/features/chat/picker.module.css";
import styles from "./gift-picker.module.css";

interface GiftPickerProps {
  readonly price: MessagePrice;
  readonly sendMessage: SendMessage;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All gifts at their one price, and a field for the member's own words. */
export function GiftPicker({ price, sendMessage, open, onClose }: GiftPickerProps) {
  const t = useTranslations("chat-dialogs.gift");
  const tName = useTranslations("chat.gift.names");
  const tComposer = useTranslations("chat.composer");
  const { message_length } = useSettings();
  const [search] = useSearchParams();
  const [gift, setGift] = useState<Gift>(gifts[0]);
  const [draft, setDraft] = useState("");
  const { text, left } = measureDraft(draft, message_length);
  const cost = priceOf({ gift, photo: null }, price);
  const { amount, detail } = usePriceText(cost);
  const { isEnough } = useBalance(cost);
  const { name } = price.profile;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (left < 0) return;
    onClose();
    setDraft("");
    void sendMessage.send({ text, gift, photo: null });
  };
  return (
    <Modal
      hasAddress={search.has(GIFT_PARAM)}
      open={open}
      onClose={onClose}
      closeText={t("close")}
      title={t("title", { name })}
    >
      <form className={picker.picker} method="dialog" onSubmit={give}>
        <p className={picker.hint}>{t("hint")}</p>
        <FieldGroup legend={t("which")} legendHidden>
          <div className={styles.tiles}>
            {gifts.map((each) => (
              <label key={each} className={styles.tile}>
                <input
                  type="radio"
                  name="gift"
                  className={cover.input}
                  checked={each === gift}
                  onChange={() => setGift(each)}
                />
                <GiftIcon gift={each} />
                <span>{tName(each)}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
        {isEnough ? (
          <>
            <TextField
              label={t("words")}
              value={draft}
              autoComplete="off"
              dir="auto"
              onChange={(event) => setDraft(event.target.value)}
              error={left < 0 && tComposer("tooLong", { count: -left })}
            />
            <div className={picker.foot}>
              <PriceLine amount={amount} detail={detail} align="start" />
              <Button type="submit">{t("give")}</Button>
            </div>
          </>
        ) : (
          <NotEnough price={cost} error={null} text={(missing) => t("notEnough", missing)} />
        )}
      </form>
    </Modal>
  );
}
