import { useSuspenseQuery } from "@tanstack/react-query";
import { MailCheck, MailOpen, MailWarning } from "lucide-react";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { searchQuery } from "#web/features/search/queries.ts";
import { userQuery } from "#web/site/queries.ts";
import { LocationOptions } from "#web/features/activation/location-options.tsx";
import { MembersCard } from "#web/features/activation/members-card.tsx";
import { MessageScreen } from "#web/features/activation/message-screen.tsx";
import { OwnProfileCard } from "#web/features/activation/own-profile-card.tsx";
import { PremiumCard } from "#web/features/activation/premium-card.tsx";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { Note } from "#ui/text/note.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import styles from "./done-page.module.css";

/** `/activate/done`: what the new member can do now. */
export function Page() {
  const user = useUser();
  return user ? <ForMember user={user} /> : <ForVisitor />;
}

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (!user) return;
  await Promise.all([
    queryClient.ensureQueryData(memberQuery(api, user.profile.id)),
    queryClient.ensureQueryData(searchQuery(api, {})),
  ]);
}

/** The address was confirmed in a browser that is not logged in. */
function ForVisitor() {
  const t = useTranslations("activation.done");
  return (
    <MessageScreen icon={<MailCheck aria-hidden />} title={t("visitor")}>
      <p>{t("visitorLead")}</p>
      <LinkButton to={paths.login(paths.activateDone())} size="big">
        {t("logIn")}
      </LinkButton>
    </MessageScreen>
  );
}

function ForMember({ user }: { user: User }) {
  const t = useTranslations("activation.done");
  const profile = useSuspenseQuery(memberQuery(useApi(), user.profile.id)).data;
  const waiting = user.status === "not_confirmed";
  const Icon = waiting ? MailOpen : MailCheck;
  const title = waiting ? t("waiting") : t("title");
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.words}>
        <Icon aria-hidden className={styles.icon} />
        <h1>{title}</h1>
        <p className={styles.lead}>{waiting ? t("waitingLead") : t("lead")}</p>
      </div>
      {waiting && <ConfirmEmailBox />}
      <div className={styles.cards}>
        {profile && <OwnColumn profile={profile} />}
        <div className={styles.column}>
          <MembersCard />
          {!user.paid_user && <PremiumCard />}
        </div>
      </div>
    </div>
  );
}

function OwnColumn({ profile }: { profile: ProfileView }) {
  const { region_data } = useSettings();
  const region = region_data[profile.country]?.find(({ code }) => code === profile.region)?.name;
  const place = [profile.city, region].filter(Boolean).join(", ");
  return (
    <div className={styles.column}>
      <OwnProfileCard profile={profile} place={place} />
      <LocationOptions place={place} />
    </div>
  );
}

/** Asks the member to confirm the email address until they have. */
function ConfirmEmailBox() {
  const t = useTranslations("shell.activation");
  return (
    <Note tone="warn" icon={<MailWarning aria-hidden />}>
      <p>{t("reminder")}</p>
      <ResendActivation />
    </Note>
  );
}
