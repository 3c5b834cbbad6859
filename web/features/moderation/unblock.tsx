import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { useApi } from "#web/page-context.ts";
import { blockedQuery } from "./queries.ts";
import type { BlockedProfile } from "./queries.ts";
import { useUnblock } from "./use-block.ts";

/** On a profile that the member blocked: says so and unblocks it. Nothing on any other profile. */
export function Unblock({ id }: { id: MemberId }) {
  const { data } = useQuery(blockedQuery(useApi()));
  const member = data?.find((one) => one.id === id);
  return member && <Offer member={member} />;
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
