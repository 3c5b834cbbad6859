import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { useApi } from "#web/page-context.ts";
import { useDateFormat } from "#web/texts/formats.ts";
import styles from "./blocked-members.module.css";
import { blockedQuery } from "./queries.ts";
import type { BlockedProfile } from "./queries.ts";
import { useUnblock } from "./use-block.ts";

/** The profiles the member blocked, each with the way back. */
export function BlockedMembers() {
  const t = useTranslations("moderation.blocked");
  const { data: blocked } = useSuspenseQuery(blockedQuery(useApi()));
  return (
    <section aria-labelledby="blocked">
      <h3 id="blocked">{t("title")}</h3>
      {blocked.length === 0 ? (
        <p className={styles.empty}>{t("empty")}</p>
      ) : (
        <ul>
          {blocked.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ member }: { member: BlockedProfile }) {
  const t = useTranslations("moderation.blocked");
  const { unblock, busy } = useUnblock(member);
  const date = useDateFormat();
  const { name, blocked_at } = member;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.since}>
          {t("since", { date: date(new Date(blocked_at), { day: "numeric", month: "long" }) })}
        </span>
      </span>
      <Button
        variant="quiet"
        busy={busy}
        busyText={t("unblock")}
        aria-label={t("unblockName", { name })}
        onClick={unblock}
      >
        {t("unblock")}
      </Button>
    </li>
  );
}
