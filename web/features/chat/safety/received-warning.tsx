import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { TextButton } from "#ui/action/text-link.tsx";
import { conversationQuery } from "#web/features/chat/queries.ts";
import { MemberDialogs } from "#web/features/moderation/member-dialogs.tsx";
import { useApi } from "#web/page-context.ts";
import { dismissReceivedRisk, findReceivedRisk } from "./received-risk.ts";
import type { ReceivedRisk } from "./received-risk.ts";
import styles from "./safety.module.css";

interface ReceivedWarningProps {
  readonly profile: ProfileCard;
  readonly conversation: ConversationId;
}

interface Warning extends ReceivedRisk {
  /** The item of the message in the list. */
  readonly item: Element;
}

/** One quiet line below a received message, with the report next to it: at most one in a conversation. */
export function ReceivedWarning({ profile, conversation }: ReceivedWarningProps) {
  const [warning, setWarning] = useState<Warning | null>(null);
  // The page loads the conversation; this reads what it has.
  const { data } = useQuery({ ...conversationQuery(useApi(), conversation), enabled: false });
  const messages = data?.is === "open" ? data.messages : [];
  const find = useEffectEvent(() => {
    if (warning) return;
    const found = findReceivedRisk(conversation, messages);
    const item = found && document.querySelector(`[data-seq="${found.seq}"]`);
    if (item) setWarning({ ...found, item });
  });
  const latest = messages.findLast(({ mine }) => !mine)?.sent_at;
  useEffect(() => {
    if (latest === undefined) return undefined;
    // Once the list shows the message.
    const frame = requestAnimationFrame(() => find());
    return () => cancelAnimationFrame(frame);
  }, [latest]);
  if (!warning) return null;
  const { item, risk } = warning;
  const dismiss = () => {
    // The pressed button disappears; keep the focus nearby.
    item.closest<HTMLElement>("[role=region]")?.focus({ preventScroll: true });
    dismissReceivedRisk(conversation);
    setWarning(null);
  };
  // A portal, because every conversation loads the list's own code first, and few need this.
  return createPortal(
    <Line risk={risk} profile={profile} conversation={conversation} onDismiss={dismiss} />,
    item,
  );
}

interface LineProps extends ReceivedWarningProps {
  readonly risk: ReceivedRisk["risk"];
  readonly onDismiss: () => void;
}

function Line({ risk, profile, conversation, onDismiss }: LineProps) {
  const t = useTranslations("chat-dialogs.safety");
  return (
    <div className={styles.received}>
      <p>{t(`received.${risk}`)}</p>
      <span className={styles.actions}>
        <MemberDialogs profile={profile} conversation={conversation}>
          {(ask) => (
            <TextButton onClick={() => ask("report")}>
              {t("report", { name: profile.name })}
            </TextButton>
          )}
        </MemberDialogs>
        <TextButton onClick={onDismiss}>{t("dismiss")}</TextButton>
      </span>
    </div>
  );
}
