import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { LoadedCase } from "#contract/office/cases.ts";
import { Button } from "#ui/action/button.tsx";
import { api, countsQuery } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { CaseDecision } from "./case-decision.tsx";
import type { DecisionBody } from "./case-decision.tsx";
import styles from "./cases.module.css";
import { caseQuery, casesQuery } from "./queries.ts";

interface CaseViewProps {
  readonly id: string;
  readonly onDecided: () => void;
}

/** A case: what it is about, what was decided before, and the decision once it is claimed. */
export function CaseView({ id, onDecided }: CaseViewProps) {
  const t = useTranslations("office.cases");
  const { data } = useQuery(caseQuery(id));
  const { act, busy } = useAct({
    reload: [caseQuery(id), casesQuery, countsQuery].map(({ queryKey }) => queryKey),
  });
  if (!data) return null;
  const params = { id };
  const decide = (body: DecisionBody) =>
    act(async () => {
      await api("POST /api/office/cases/:id/decide", { params, body });
      onDecided();
      return t("sent", { number: data.number });
    });
  const claim = () =>
    act(async () => {
      await api("POST /api/office/cases/:id/claim", { params });
      return null;
    });
  const release = () =>
    act(async () => {
      await api("POST /api/office/cases/:id/release", { params });
      return null;
    });
  return (
    <article className={styles.view} aria-labelledby="case">
      <div className={styles.head}>
        <h2 id="case" tabIndex={-1} ref={focus}>
          {data.reported_name ?? t("unknown")}
        </h2>
        {data.state === "mine" && (
          <Button variant="quiet" busy={busy} onClick={() => void release()}>
            {t("release")}
          </Button>
        )}
      </div>
      <Report data={data} />
      <Snapshot data={data} />
      <Past data={data} />
      {data.decided_before ? (
        <p>{t("decided_before")}</p>
      ) : data.state === "mine" ? (
        <CaseDecision data={data} busy={busy} onDecide={(body) => void decide(body)} />
      ) : data.state === "taken" ? (
        <p>{t("taken_by", { name: data.claimed_by ?? "" })}</p>
      ) : (
        <div className={styles.claim}>
          <Button size="big" busy={busy} onClick={() => void claim()}>
            {t("claim")}
          </Button>
          <p className={styles.quiet}>{t("must_claim")}</p>
        </div>
      )}
    </article>
  );
}

/** The opened case takes the focus; on a narrow screen it is below the queue. */
const focus = (element: HTMLElement | null) => element?.focus();

interface PartProps {
  readonly data: LoadedCase;
}

function Report({ data }: PartProps) {
  const t = useTranslations("office.cases");
  const categoryText = useTranslations("cases.categories");
  const { reporter, words, location, category, number, site_name } = data;
  const who = [reporter.name ?? t("visitor"), reporter.email].filter(Boolean).join(", ");
  return (
    <section>
      <p className={styles.quiet}>{[number, site_name].join(" · ")}</p>
      <p>{t("reporter", { name: who })}</p>
      <p>
        <strong>{categoryText(category)}</strong>
      </p>
      <h3>{t("words")}</h3>
      <p className={styles.words}>{words === "" ? t("no_words") : words}</p>
      {location !== "" && (
        <>
          <h3>{t("location")}</h3>
          <p className={styles.words}>{location}</p>
        </>
      )}
      {data.appeals.map((appeal) => (
        <section key={appeal.side}>
          <h3>{t(appeal.side === "reporter" ? "appeal_reporter" : "appeal_reported")}</h3>
          <p className={styles.words}>{appeal.words}</p>
        </section>
      ))}
    </section>
  );
}

function Snapshot({ data }: PartProps) {
  const t = useTranslations("office.cases");
  const format = useFormatter();
  const { id, profile, photos, messages } = data;
  if (!profile) return null;
  return (
    <>
      <section>
        <h3>{t("profile")}</h3>
        <p>{[`${profile.name}, ${profile.age}`, profile.city, profile.country].join(" · ")}</p>
        {profile.about !== "" && <p className={styles.words}>{profile.about}</p>}
        {photos.length > 0 && (
          <div className={styles.photos}>
            {photos.map((photo, at) => (
              <img
                key={photo}
                src={`/cases/${id}/${photo}.webp`}
                alt={t("profile_photo", { number: String(at + 1) })}
                width={144}
                height={180}
              />
            ))}
          </div>
        )}
      </section>
      {messages.length > 0 && (
        <section>
          <h3>{t("messages")}</h3>
          <ol className={styles.messages}>
            {messages.map((message) => (
              <li key={message.seq} data-reported={message.reported || undefined}>
                <span className={styles.quiet}>
                  {[
                    t(message.by === "reporter" ? "by_reporter" : "by_reported"),
                    format.dateTime(new Date(message.sent_at), {
                      dateStyle: "medium",
                      timeStyle: "short",
                    }),
                    ...(message.type === "gift" ? [t("gift")] : []),
                    ...(message.type === "photo" ? [t("photo")] : []),
                    ...(message.reported ? [t("reported_message")] : []),
                  ].join(" · ")}
                </span>
                {message.photo && (
                  <img
                    className={styles.sent}
                    src={`/cases/${id}/${message.photo}.webp`}
                    alt={t("sent_photo")}
                  />
                )}
                <span className={styles.words}>{message.text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Past({ data }: PartProps) {
  const t = useTranslations("office.cases");
  const groundText = useTranslations("cases.grounds");
  const format = useFormatter();
  const past = [...[...data.decisions].reverse(), ...data.history];
  if (!data.profile) return null;
  return (
    <section>
      <h3>{t("history")}</h3>
      {past.length === 0 && <p className={styles.quiet}>{t("history_none")}</p>}
      <ul className={styles.past}>
        {past.map(({ measure, ground, decided_at, by }) => (
          <li key={decided_at}>
            {t("past", {
              measure: t(`measures.${measure}`),
              name: by,
              date: format.dateTime(new Date(decided_at), { dateStyle: "long" }),
            })}
            {ground && ` · ${groundText(ground)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
