import { MailX, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LinkState } from "#contract/links.ts";
import { ConfirmScreen } from "#web/features/activation/confirm-screen.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useSettings } from "#web/site/use-site.ts";

/** A mailed link's page that brings a deleted account back. */
export function UndoDeletion({
  token,
  state,
}: {
  readonly token: string;
  readonly state: LinkState;
}) {
  const t = useTranslations("deletion.back");
  const { name: site } = useSettings();
  const api = useApi();
  if (state === "used") return <Done />;
  if (state !== "open") return <Ended />;
  return (
    <ConfirmScreen
      icon={<Undo2 aria-hidden />}
      title={t("title")}
      submitText={t("submit")}
      busyText={t("busy")}
      act={() => api("POST /api/links/:token", { params: { token }, body: {} })}
      done={<Done takesFocus />}
      ended={<Ended takesFocus />}
    >
      <p>{t("lead", { site })}</p>
    </ConfirmScreen>
  );
}

interface ScreenProps {
  readonly takesFocus?: boolean;
}

function Done({ takesFocus = false }: ScreenProps) {
  const t = useTranslations("deletion.back");
  return (
    <MessageScreen icon={<Undo2 aria-hidden />} title={t("doneTitle")} takesFocus={takesFocus}>
      <p>{t("done")}</p>
      <LinkButton to={paths.login()} size="big">
        {t("logIn")}
      </LinkButton>
    </MessageScreen>
  );
}

function Ended({ takesFocus = false }: ScreenProps) {
  const t = useTranslations("deletion.back");
  const title = useTranslations("errors")("link_invalid");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title} takesFocus={takesFocus}>
      <p>{t("ended")}</p>
      <LinkButton to={paths.home()} size="big" variant="quiet">
        {t("home")}
      </LinkButton>
    </MessageScreen>
  );
}
