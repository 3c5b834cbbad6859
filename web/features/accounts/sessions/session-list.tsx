import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Session } from "#contract/accounts/sessions.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { usePageContext } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { useCountryName, useDateFormat } from "#web/texts/formats.ts";
import { sessionsKey, sessionsQuery } from "./queries.ts";
import styles from "./session-list.module.css";

const MOMENT = { dateStyle: "long", timeStyle: "short" } as const;
const phones: ReadonlySet<string | null> = new Set(["iPhone", "iPad", "Android"]);

/** Where the member is logged in. Each other device can be logged out, or all of them at once. */
export function SessionList() {
  const t = useTranslations("settings.sessions");
  const { api } = usePageContext();
  const { sessions } = useSuspenseQuery(sessionsQuery(api)).data;
  const nameOf = useDeviceName();
  const { end, endsOthers, error, answer } = useEndSessions(nameOf);
  const isOnly = sessions.every(({ current }) => current);
  return (
    <>
      {!isOnly && <p className={styles.lead}>{t("lead")}</p>}
      {error !== null && <ErrorNote error={error} />}
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            {phones.has(session.system) ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
            <Words session={session} name={nameOf(session)} />
            {!session.current && (
              <TextButton
                aria-label={t("endNamed", { device: nameOf(session) })}
                onClick={() => end(session)}
              >
                {t("end")}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.answer}>
        {answer ?? (isOnly && t("only"))}
      </p>
      {!isOnly && (
        <Button variant="quiet" busy={endsOthers} busyText={t("busy")} onClick={() => end(null)}>
          {t("endOthers")}
        </Button>
      )}
    </>
  );
}

function Words({ session, name }: { readonly session: Session; readonly name: string }) {
  const t = useTranslations("settings.sessions");
  const date = useDateFormat();
  const country = useCountryName();
  const { current } = session;
  const when = current
    ? t("now")
    : t("lastUsed", { date: date(new Date(session.used_at), MOMENT) });
  const place = session.country && country(session.country);
  return (
    <span className={styles.words}>
      <span className={styles.name}>{current ? t("thisDevice") : name}</span>
      <span className={styles.details}>
        {[current && name, place, when].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

function useDeviceName() {
  const t = useTranslations("settings.sessions");
  return ({ browser, system }: Session) =>
    browser && system
      ? t("device", { browser, system })
      : (browser ?? system ?? t("unknownDevice"));
}

/** Ends one session, or with null every other one. */
function useEndSessions(nameOf: (session: Session) => string) {
  const t = useTranslations("settings.sessions");
  const { api, queryClient } = usePageContext();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (session: Session | null) =>
      session
        ? api("DELETE /api/sessions/:id", { params: { id: session.id } })
        : api("DELETE /api/sessions", {}),
    // The server's list, because a device may have logged in meanwhile.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  const ended = variables ? t("ended", { device: nameOf(variables) }) : t("othersEnded");
  return {
    end: mutate,
    endsOthers: isPending && variables === null,
    error,
    answer: isSuccess ? ended : null,
  };
}
