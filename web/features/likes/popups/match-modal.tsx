import { CircleUser } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { useMessagePrice } from "#web/features/chat/message-price.ts";
import { ButtonPrice, ButtonPriceDetail } from "#web/features/chat/button-price.tsx";
import { paths } from "#contract/paths.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./match-modal.module.css";

/** Announces a match. */
export function MatchModal({ member, onEnd }: { member: ProfileCard; onEnd: () => void }) {
  const t = useTranslations("likes.matched");
  const { fictional_singular } = useSettings();
  const price = useMessagePrice(member.id);
  return (
    <Modal
      open
      onClose={onEnd}
      closeText={t("close")}
      label={t("title")}
      actions={
        <>
          <Button variant="quiet" size="big" wide onClick={onEnd}>
            {t("goOn")}
          </Button>
          <LinkButton
            to={paths.memberChat(member.id)}
            size="big"
            wide
            data-focus-first
            price={price && <ButtonPrice price={price} />}
            state={linkFrom("pop-up")}
            onClick={onEnd}
          >
            {t("write", { name: member.name })}
          </LinkButton>
        </>
      }
    >
      <div className={styles.match}>
        <Photos member={member} />
        <h2>{t("title")}</h2>
        <p className={styles.words}>{t("text", { name: member.name })}</p>
        {member.is === "fictional" && <FictionalMark text={fictional_singular} form="label" />}
        {price && (
          <p className={styles.detail}>
            <ButtonPriceDetail price={price} />
          </p>
        )}
      </div>
    </Modal>
  );
}

/** The two photos slide together until they overlap. The text below names the member. */
function Photos({ member }: { member: ProfileCard }) {
  const { cdn_prefix } = useSettings();
  const own = useUser()?.profile.main_image;
  return (
    <div className={styles.photos} aria-hidden="true">
      {[own, member.main_image].map((image, side) => (
        <span key={side} className={styles.photo}>
          {image ? (
            <img src={cdn_prefix + image.match} alt="" width={400} height={500} />
          ) : (
            <CircleUser />
          )}
        </span>
      ))}
    </div>
  );
}
