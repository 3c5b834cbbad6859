import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useErrorText } from "#web/api/use-error-text.ts";
import { MailingEditor } from "./mailing-editor.tsx";
import { MailingList } from "./mailing-list.tsx";
import { mailingQuery, mailingsQuery } from "./queries.ts";
import { SentMailing } from "./sent-mailing.tsx";
import styles from "./mailings.module.css";

/** All mailings, or the mailing that the address names, or a new mailing. */
export function MailingsPage() {
  const t = useTranslations("office.mailings");
  const errorText = useErrorText();
  const { data, error } = useQuery(mailingsQuery);
  const query = new URLSearchParams(window.location.search);
  const id = query.get("id");
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return null;
  if (id === null && !query.has("new")) return <MailingList {...data} />;
  return (
    <>
      <p className={styles.back}>
        <a href="/mailings">{t("back")}</a>
      </p>
      {id === null ? (
        <MailingEditor sites={data.sites} mailing={null} />
      ) : (
        <OpenMailing id={id} sites={data.sites} />
      )}
    </>
  );
}

function OpenMailing({ id, sites }: { readonly id: string } & Pick<Sites, "sites">) {
  const errorText = useErrorText();
  const { data, error } = useQuery(mailingQuery(id));
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return null;
  if (data.state === "draft") return <MailingEditor key={id} sites={sites} mailing={data} />;
  return <SentMailing mailing={data} />;
}

type Sites = Parameters<typeof MailingList>[0];
