import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { useApi } from "#web/page-context.ts";
import { blockedQuery } from "./queries.ts";
import type { BlockedProfile } from "./queries.ts";
import { useUnblock } from "./use-block.ts";

interface UnblockProps {
  readonly id: MemberId;
  /** Shown on a profile that the member did not block. */
  readonly children: ReactNode;
}

/** On a profile that the member blocked: says so and unblocks it. */
export function Unblock({ id, children }: UnblockProps) {
  const { data, isPending } = useQuery(blockedQuery(useApi()));
  if (isPending) return null;
  const member = data?.find((one) => one.id === id);
  return member ? <Offer member={member} /> : children;
}

function Offer({ member }: { member: BlockedProfile }) {
  const t = useTranslations("moderation.blocked");
  const { unblock, busy } = useUnblock(member);
  return (
    <>
      <p>{t("byYou", { name: member.name })}</p>
      <Button variant="quiet" busy={busy} busyText={t("unblock")} onClick={unblock}>
        {t("unblock")}
      </Button>
    </>
  );
}
