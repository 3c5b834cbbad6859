import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { linkToken } from "#contract/shared/link-address.ts";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { CasePage } from "#web/features/moderation/cases/case-page.tsx";
import { ComplaintForm } from "#web/features/moderation/cases/complaint-form.tsx";
import { caseQuery } from "#web/features/moderation/cases/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";

/** `/complaints`: files a complaint without a log-in; with a case's key, its page for one side. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get("case");
  const found = useQuery({ ...caseQuery(useApi(), token ?? ""), enabled: token !== null });
  if (token === null) return <ComplaintForm />;
  return found.data ? <CasePage token={token} found={found.data} /> : <MissingCase />;
}

/** The case of this address was purged, or never existed. */
function MissingCase() {
  const t = useTranslations("cases");
  return (
    <MessageScreen icon={<FileX2 aria-hidden />} title={t("case.missing")}>
      <p>{t("case.missingWhy")}</p>
      <LinkButton to={paths.complaints()} size="big">
        {t("title")}
      </LinkButton>
    </MessageScreen>
  );
}

export async function load({ context, request }: LoaderFunctionArgs): Promise<void> {
  const token = new URL(request.url).searchParams.get("case");
  if (token === null || !linkToken.test(token)) return;
  const { api, queryClient } = context.get(pageContext);
  await queryClient.ensureQueryData(caseQuery(api, token));
}
