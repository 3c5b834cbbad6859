import { Check, CheckCheck, CircleAlert, Clock, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { TextButton } from "#ui/action/text-link.tsx";
import type { Bubble } from "./arrange-messages.ts";
import styles from "./message-status.module.css";

interface MessageStatusProps {
  readonly state: Bubble["state"];
  /** When it was written, such as "14:29". */
  readonly time: string;
  readonly read: boolean;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** What became of a message, in words; a change is read out. */
export function MessageStatus({ state, time, read, onRetry, onDiscard }: MessageStatusProps) {
  const t = useTranslations("chat.status");
  switch (state) {
    case "sending":
      return <Status icon={<Clock />}>{t("sending")}</Status>;
    case "waiting":
      return <Status icon={<Hourglass />}>{t("waiting")}</Status>;
    case "sent":
      if (read) return <Status icon={<CheckCheck />}>{t("read", { time })}</Status>;
      return <Status icon={<Check />}>{t("sent", { time })}</Status>;
    case "unsure":
      return (
        <Status
          icon={<CircleAlert />}
          ways={<TextButton onClick={onRetry}>{t("retry")}</TextButton>}
        >
          {t("unsure")}
        </Status>
      );
    case "failed":
      return (
        <Status
          icon={<CircleAlert />}
          ways={
            <>
              <TextButton onClick={onRetry}>{t("retry")}</TextButton>{" "}
              <TextButton onClick={onDiscard}>{t("discard")}</TextButton>
            </>
          }
        >
          {t("failed")}
        </Status>
      );
  }
}

interface StatusProps {
  readonly icon: ReactNode;
  /** Where it went wrong: what one can do about it. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

function Status({ icon, ways, children }: StatusProps) {
  return (
    <div className={styles.status} data-bad={ways ? true : undefined} aria-live="polite">
      <span className={styles.words}>
        {icon}
        <span>{children}</span>
      </span>
      {ways && <span className={styles.ways}>{ways}</span>}
    </div>
  );
}
