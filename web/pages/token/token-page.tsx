import { useSuspenseQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { linkToken } from "#contract/link-address.ts";
import type { LinkPurpose } from "#contract/links.ts";
import { linkQuery } from "#web/features/activation/queries.ts";
import { ActivationLink } from "#web/features/activation/activation-link.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { NextStep } from "#web/features/activation/next-step.tsx";
import { pageContext, useApi } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";

/** What each link does: its screen says so and has the one button that does it. */
const screens: Readonly<Record<LinkPurpose, typeof ActivationLink>> = {
  activation: ActivationLink,
};

/** `/{token}`: a link sent by mail. To open it changes nothing. */
export function Page() {
  const { token = "" } = useParams();
  const link = useSuspenseQuery(linkQuery(useApi(), token)).data;
  if (link?.state !== "open") return <Ended />;
  const Screen = screens[link.purpose];
  return <Screen token={token} />;
}

export async function load({ context, params: { token = "" } }: LoaderFunctionArgs) {
  if (!linkToken.test(token)) notFound();
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(linkQuery(api, token));
}

/** Used, expired, replaced by a newer one, or never one of ours. */
function Ended() {
  const t = useTranslations("activate.error");
  const title = useTranslations("errors")("link_invalid");
  return (
    <MessageScreen icon={<MailX aria-hidden />} title={title}>
      <p>{t("why")}</p>
      <NextStep />
    </MessageScreen>
  );
}
