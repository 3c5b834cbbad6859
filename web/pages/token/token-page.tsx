import { useSuspenseQuery } from "@tanstack/react-query";
import { MailCheck, MailX } from "lucide-react";
import { redirect, useParams, useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { LinkPurpose } from "#contract/links.ts";
import { linkToken } from "#contract/shared/link-address.ts";
import { linkQuery } from "#web/features/activation/queries.ts";
import { UndoDeletion } from "#web/features/accounts/deletion/undo-deletion.tsx";
import { ActivationLink } from "#web/features/activation/activation-link.tsx";
import { CancelSignup } from "#web/features/activation/cancel-signup.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { EndMails } from "#web/features/notifications/end-mails.tsx";
import { NextStep } from "#web/features/activation/next-step.tsx";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useUser } from "#web/site/use-site.ts";
import { notFound } from "#web/site/not-found.ts";

/** `/{token}`: a link sent by mail. Opening it changes nothing. */
export function Page() {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const link = useSuspenseQuery(linkQuery(useApi(), token)).data;
  if (link?.purpose === "unsubscribe") return <EndMails token={token} />;
  if (link?.purpose === "deletion_undo") return <UndoDeletion token={token} state={link.state} />;
  if (link?.state === "used") return <AlreadyConfirmed />;
  // "This was not me" works in every mail, not only the latest, until the address is confirmed.
  if (link && search.has("not-me")) return <CancelSignup token={token} />;
  if (link?.state !== "open") return <Ended />;
  return <ActivationLink token={token} loggedIn={link.logged_in} />;
}

export async function load({ context, params: { token = "" } }: LoaderFunctionArgs) {
  if (!linkToken.test(token)) notFound();
  const { api, queryClient } = context.get(pageContext);
  const link = await queryClient.ensureQueryData(linkQuery(api, token));
  const page = link && pageOf[link.purpose];
  if (page) throw redirect(page(token));
}

/** The pages of the purposes that have one of their own. */
const pageOf: Readonly<Partial<Record<LinkPurpose, (token: string) => string>>> = {
  password_reset: paths.resetPasswordDo,
  email_change: paths.mailChangeDo,
  email_change_undo: paths.mailChangeUndo,
};

/** The address was confirmed by this link or another. */
function AlreadyConfirmed() {
  const t = useTranslations("activation.used");
  const user = useUser();
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("title")}>
      <p>{t("lead")}</p>
      <LinkButton to={user ? paths.members() : paths.login()} size="big">
        {user ? t("onward") : t("logIn")}
      </LinkButton>
    </MessageScreen>
  );
}

/** Expired, replaced by a newer link, or unknown. */
function Ended() {
  const t = useTranslations("activation.error");
  const title = useTranslations("errors")("link_invalid");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title}>
      <p>{t("why")}</p>
      <NextStep />
    </MessageScreen>
  );
}
