import { useMutation } from "@tanstack/react-query";
import { MailX, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import type { LinkState } from "#contract/links.ts";
import { Button } from "#ui/action/button.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { errorCode } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { LinkButton } from "#web/site/link-button.tsx";
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
  const ended = useTranslations("errors")("link_invalid");
  const { name: site } = useSettings();
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api("POST /api/links/:token", { params: { token }, body: {} }),
  });
  if (isSuccess || state === "used") {
    return (
      <MessageScreen icon={<Undo2 aria-hidden />} title={t("doneTitle")} takesFocus={isSuccess}>
        <p>{t("done")}</p>
        <LinkButton to={paths.login()} size="big">
          {t("logIn")}
        </LinkButton>
      </MessageScreen>
    );
  }
  if (state !== "open" || errorCode(error) === "link_invalid") {
    return (
      <MessageScreen icon={<MailX aria-hidden />} title={ended} takesFocus={error !== null}>
        <p>{t("ended")}</p>
        <LinkButton to={paths.home()} size="big" variant="quiet">
          {t("home")}
        </LinkButton>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen icon={<Undo2 aria-hidden />} title={t("title")}>
      <p>{t("lead", { site })}</p>
      <NoScriptNote />
      {error && <ErrorNote error={error} />}
      <Button size="big" busy={isPending} busyText={t("busy")} onClick={() => mutate()}>
        {t("submit")}
      </Button>
    </MessageScreen>
  );
}
