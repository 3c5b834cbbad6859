import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { redirect, useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { albumQuery } from "#web/features/photos/queries.ts";
import { ownDetailsQuery } from "#web/features/profiles/own-profile/queries.ts";
import { ConsentsForm } from "#web/features/signup/missing/consents-form.tsx";
import { MissingRows } from "#web/features/signup/missing/missing-rows.tsx";
import { missingQuery } from "#web/features/signup/missing/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { nextAddress, paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./complete-signup-page.module.css";

/** `/complete-signup`: what the account still lacks, whether it began with sign-up or elsewhere. */
export function Page() {
  const t = useTranslations("complete-signup");
  const missing = useSuspenseQuery(missingQuery(useApi())).data;
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const asksConsent = missing.includes("terms") || missing.includes("orientation");
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {t("title")}
      </h1>
      {asksConsent ? (
        <>
          <p>{t("leadConsents")}</p>
          <ConsentsForm missing={missing} onSaved={() => heading.current?.focus()} />
        </>
      ) : (
        <>
          <p>{missing.length > 0 ? t("lead") : t("complete")}</p>
          <MissingRows missing={missing} />
          <LinkButton to={nextOf(search)} size="big">
            {t("onward")}
          </LinkButton>
        </>
      )}
    </div>
  );
}

export async function load({ context, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  const [missing] = await Promise.all([
    queryClient.ensureQueryData(missingQuery(api)),
    queryClient.ensureQueryData(ownDetailsQuery(api)),
  ]);
  if (missing.includes("photo")) await queryClient.ensureQueryData(albumQuery(api));
  if (missing.length === 0) throw redirect(nextOf(new URL(request.url).searchParams));
}

const nextOf = (search: URLSearchParams) =>
  search.has("next") ? nextAddress(search) : paths.signupMatches();
