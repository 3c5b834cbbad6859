import { useQuery } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { linkToken } from "#contract/shared/link-address.ts";
import { ConfirmEmailChange } from "#web/features/accounts/email-change/confirm-email-change.tsx";
import { LinkEnded } from "#web/features/accounts/link-ended.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { linkQuery } from "#web/features/activation/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";

/** `/mail-change/do`: the links of a changed address lead here. Opening it changes nothing. */
export function Page() {
  const [search] = useSearchParams();
  const link = tokenOf(search);
  const found = useQuery({ ...linkQuery(useApi(), link?.token ?? ""), enabled: link !== null });
  if (search.has("undone")) return <Done kind="undone" />;
  if (search.has("done")) return <Done kind="done" />;
  const purpose = link?.kind === "undo" ? "email_change_undo" : "email_change";
  const isOpen = found.data?.purpose === purpose && found.data.state === "open";
  return link && isOpen ? <ConfirmEmailChange {...link} /> : <LinkEnded of="emailChange" />;
}

/** The address is changed, or changed back. */
function Done({ kind }: { readonly kind: "done" | "undone" }) {
  const t = useTranslations(`accounts.emailChange.${kind}`);
  const onward = useTranslations("accounts.emailChange")("onward");
  const next = useUser() ? paths.settings("account") : paths.login();
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("title")}>
      <p>{t("lead")}</p>
      <LinkButton to={kind === "undone" ? paths.home() : next} size="big">
        {onward}
      </LinkButton>
    </MessageScreen>
  );
}

export async function load({ context, request }: LoaderFunctionArgs) {
  const link = tokenOf(new URL(request.url).searchParams);
  if (!link) return;
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(linkQuery(api, link.token));
}

function tokenOf(search: URLSearchParams) {
  const kind = search.has("undo") ? "undo" : "change";
  const token = search.get(kind === "undo" ? "undo" : "token") ?? "";
  return linkToken.test(token) ? ({ kind, token } as const) : null;
}
