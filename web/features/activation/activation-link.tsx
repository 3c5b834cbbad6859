import { MailCheck, MailOpen } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { isApiError } from "#web/api/api.ts";
import { userKey } from "#web/site/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { ErrorNote } from "#web/site/error-note.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { MessageScreen } from "./message-screen.tsx";

/** Says that the link confirms an address, and confirms it at the press of a button. */
export function ActivationLink({ token }: { token: string }) {
  const t = useTranslations("activate.link.activation");
  const { name: site } = useSettings();
  const { confirm, busy, error, ofAnother } = useConfirm(token);
  if (ofAnother) return <ConfirmedForAnother />;
  return (
    <MessageScreen icon={<MailOpen aria-hidden />} title={t("title")}>
      <p>{t("lead", { site })}</p>
      {error !== null && <ErrorNote error={error} />}
      <Button size="big" busy={busy} busyText={t("busy")} onClick={() => void confirm()}>
        {t("submit")}
      </Button>
    </MessageScreen>
  );
}

/** The link was another member's than the one who is logged in here, and stays so. */
function ConfirmedForAnother() {
  const t = useTranslations("activate.link.activation");
  const user = useUser();
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("other")}>
      <p role="status">{t("otherLead", { name: user?.profile.name ?? "" })}</p>
      <LinkButton to={paths.home()} size="big">
        {t("onward")}
      </LinkButton>
    </MessageScreen>
  );
}

function useConfirm(token: string) {
  const { api, queryClient, locale } = usePageContext();
  const loggedIn = useUser() !== null;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [ofAnother, setOfAnother] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      const { user } = await api("POST /api/links/:token", { params: { token } });
      // Another language has other texts: the page is asked for anew.
      if (user && user.language !== locale) return window.location.assign(paths.activateDone());
      if (user) queryClient.setQueryData(userKey, user);
      if (!user && loggedIn) return setOfAnother(true);
      await navigate(paths.activateDone(), { replace: true });
    } catch (refused) {
      const ended = isApiError(refused) && refused.body.error === "link_invalid";
      if (ended) await navigate(paths.activateError(), { replace: true });
      else setError(refused);
    } finally {
      setBusy(false);
    }
  };
  return { confirm, busy, error, ofAnother };
}
