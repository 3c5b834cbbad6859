import { Ban, Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { OwnCase } from "#contract/moderation/cases.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { Note } from "#ui/text/note.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { popups } from "#web/features/likes/popups/popup-store.ts";
import { usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { textOf, usePostForm } from "#web/site/use-form.ts";
import { useUser } from "#web/site/use-site.ts";
import { useDateFormat } from "#web/texts/formats.ts";
import { REPORT_MAX_CHARACTERS } from "#contract/moderation/limits.ts";
import styles from "./complaints.module.css";
import { NextSteps } from "./next-steps.tsx";
import { caseKey } from "./queries.ts";

interface CasePageProps {
  readonly token: string;
  readonly found: OwnCase;
}

/**
 * A case for one of its sides: the receipt, then the decisions with their reasons, and the appeal.
 */
export function CasePage({ token, found }: CasePageProps) {
  const t = useTranslations("cases");
  const day = useDay();
  const { number, side, created_at, waiting, decisions, appeal_until, appealed_at } = found;
  const isNew = decisions.length === 0 && side === "reporter";
  const title = isNew ? t("received.title") : t("case.title", { number });
  const isMember = useUser() !== null;
  const blocked = blockedOf(useLocation().state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // No like or match interrupts who reads about a report.
  useEffect(() => popups.hold(), []);
  return (
    <div className={styles.case}>
      <PageTitle>{title}</PageTitle>
      {isNew && (
        <span className={styles.mark}>
          <Check aria-hidden />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {isNew ? (
        <>
          <p className={styles.lead}>{t("received.lead")}</p>
          <p>{t("received.number", { number })}</p>
          <NextSteps />
          {blocked !== null && (
            <Note icon={<Ban aria-hidden />}>{t("report.blocked", { name: blocked })}</Note>
          )}
          {isMember ? (
            <LinkButton to={paths.chats()} size="big">
              {t("received.toChats")}
            </LinkButton>
          ) : (
            <Note>{t("received.keep")}</Note>
          )}
        </>
      ) : (
        <p className={styles.quiet}>{t("case.received", { date: day(created_at) })}</p>
      )}
      {decisions.map(({ decided_at, statement }) => (
        <section key={decided_at} className={styles.decision}>
          <h2>{t("case.decided", { date: day(decided_at) })}</h2>
          {statement.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      {appealed_at && waiting && <Note>{t("case.appealed", { date: day(appealed_at) })}</Note>}
      {waiting && !appealed_at && !isNew && <p>{t("case.waiting")}</p>}
      {appeal_until && <Appeal token={token} until={day(appeal_until)} />}
    </div>
  );
}

/** The name of the member that the report blocked too, in the state of the browser's history. */
function blockedOf(state: unknown): string | null {
  const { blocked } = fieldsOf(state);
  return typeof blocked === "string" ? blocked : null;
}

function Appeal({ token, until }: { readonly token: string; readonly until: string }) {
  const t = useTranslations("cases");
  const { submit, isPending, error, values } = useAppeal(token);
  const wrong = fieldMessage(error, "words");
  return (
    <section className={styles.appeal} aria-labelledby="appeal">
      <h2 id="appeal">{t("case.appealTitle")}</h2>
      <p>{t("case.appealLead", { date: until })}</p>
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {error !== null && !wrong && <ErrorNote error={error} />}
        <TextAreaField
          name="words"
          label={t("case.appealWords")}
          rows={4}
          maxLength={REPORT_MAX_CHARACTERS}
          defaultValue={values["words"]}
          error={wrong}
        />
        <Button type="submit" variant="quiet" busy={isPending} busyText={t("busy")}>
          {t("case.appealSubmit")}
        </Button>
      </form>
    </section>
  );
}

function useAppeal(token: string) {
  const { api, queryClient } = usePageContext();
  const send = (form: FormData) =>
    api("POST /api/complaints/:token/appeal", {
      params: { token },
      body: { words: textOf(form, "words") },
    });
  return usePostForm(send, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: caseKey(token) }),
  });
}

function useDay() {
  const format = useDateFormat();
  return (at: string) => format(new Date(at), { dateStyle: "long" });
}
