import { useSuspenseQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Frame } from "#ui/photo/frame.tsx";
import { Note } from "#ui/text/note.tsx";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { useMoment } from "#web/texts/formats.ts";
import styles from "./account-deleted.module.css";
import { farewell } from "./farewell.ts";
import { PartnerRedirect } from "./partner-redirect.tsx";
import { partnerQuery } from "./queries.ts";

/** An empty frame with a goodbye by name and how to undo the deletion. */
export function AccountDeleted() {
  const t = useTranslations("deletion.done");
  const { partner } = useSuspenseQuery(partnerQuery(useApi())).data;
  const moment = useMoment();
  const stored = useFarewell();
  const b = (words: ReactNode) => <strong>{words}</strong>;
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.wall}>
        <div className={styles.frame}>
          <Frame />
        </div>
      </div>
      <h1>{t("title")}</h1>
      <p className={styles.lead}>
        {stored ? t("goodbye", { name: stored.name }) : t("goodbyePlain")}
      </p>
      <Note icon={<Undo2 aria-hidden />}>
        {stored
          ? t.rich("undo", { b, date: moment(stored.until), email: stored.email })
          : t("undoPlain")}
      </Note>
      <LinkButton to={paths.home()} variant="quiet" size="big">
        {t("home")}
      </LinkButton>
      {partner && <PartnerRedirect partner={partner} />}
    </div>
  );
}

let cached: ReturnType<typeof farewell.get> | undefined;

/** What the tab stored; null on the server, and in a tab that deleted nothing. */
function useFarewell() {
  return useSyncExternalStore(
    () => () => undefined,
    () => (cached ??= farewell.get()),
    () => null,
  );
}
