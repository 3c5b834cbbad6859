import { useFormatter, useNow, useTranslations } from "use-intl";
import type { QueuedConversation } from "#contract/office/operators.ts";
import styles from "./operators.module.css";

interface QueueProps {
  readonly conversations: readonly QueuedConversation[];
  readonly open: string | null;
  readonly onChoose: (id: string) => void;
}

/** Who waits for a reply, longest first. Choosing a conversation claims it. */
export function Queue({ conversations, open, onChoose }: QueueProps) {
  const t = useTranslations("office.conversations");
  return (
    <section className={styles.queue} aria-labelledby="queue">
      <h2 id="queue">{t("queue")}</h2>
      <ol>
        {conversations.map((one) => (
          <li key={one.id}>
            <Entry entry={one} isOpen={one.id === open} onChoose={() => onChoose(one.id)} />
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{t("rule")}</p>
    </section>
  );
}

interface EntryProps {
  readonly entry: QueuedConversation;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

function Entry({ entry, isOpen, onChoose }: EntryProps) {
  const t = useTranslations("office.conversations");
  const { member, profile, site_name, state, claimed_by } = entry;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-pressed={isOpen}
      aria-disabled={state === "taken"}
      onClick={() => state !== "taken" && !isOpen && onChoose()}
    >
      <span className={styles.line}>
        <strong>{`${member.name}, ${member.age}`}</strong>
        <Wait since={entry.waiting_since} />
      </span>
      <span>{t("to", { name: profile.name })}</span>
      <span className={styles.quiet}>{site_name}</span>
      {entry.held && <span className={styles.vulnerable}>{t("vulnerable")}</span>}
      {entry.asks_if_real && <span className={styles.asks}>{t("asks")}</span>}
      {state === "mine" && <span className={styles.tag}>{t("mine")}</span>}
      {state === "taken" && (
        <span className={styles.tag}>{t("taken_by", { name: claimed_by ?? "" })}</span>
      )}
    </button>
  );
}

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long a member has waited, in the largest whole unit. */
function Wait({ since }: { readonly since: string }) {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  const minutes = Math.max(0, (now.getTime() - new Date(since).getTime()) / MINUTE_MS);
  const [length, unit] =
    minutes < HOUR
      ? ([1, "minute"] as const)
      : minutes < 2 * DAY
        ? ([HOUR, "hour"] as const)
        : ([DAY, "day"] as const);
  const count = Math.floor(minutes / length);
  return (
    <time dateTime={since} className={styles.quiet}>
      {format.number(count, { style: "unit", unit, unitDisplay: "short" })}
    </time>
  );
}
