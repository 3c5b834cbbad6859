import { useQuery } from "@tanstack/react-query";
import { HeartHandshake } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { OpenFlag } from "#contract/office/supervision.ts";
import { api, countsQuery } from "#office/office-api.ts";
import { readField } from "#office/read-field.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { TextAreaField } from "#ui/form/text-field.tsx";
import { EmptyState } from "#ui/status/state.tsx";
import { STAFF_TEXT_MAX_CHARACTERS } from "#contract/office/limits.ts";
import styles from "./supervision.module.css";
import { flagsQuery } from "./queries.ts";

/** The members that operators flagged as vulnerable; the supervisor reads, advises and releases. */
export function FlagsPage() {
  const t = useTranslations("office.flags");
  const { data } = useQuery(flagsQuery);
  const flags = data?.flags ?? [];
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      {data && flags.length === 0 ? (
        <EmptyState icon={<HeartHandshake />} title={t("none")}>
          {t("none_lead")}
        </EmptyState>
      ) : (
        <ul className={styles.figures}>
          {flags.map((flag) => (
            <FlagRow key={flag.id} flag={flag} />
          ))}
        </ul>
      )}
    </>
  );
}

function FlagRow({ flag }: { readonly flag: OpenFlag }) {
  const t = useTranslations("office.flags");
  const format = useFormatter();
  const [missing, setMissing] = useState(false);
  const { act, busy } = useAct({ reload: [flagsQuery.queryKey, countsQuery.queryKey] });
  const { member, profile, site_name, reason, by } = flag;
  const date = format.dateTime(new Date(flag.at), { dateStyle: "long", timeStyle: "short" });

  const read = () =>
    act(async () => {
      const params = { id: flag.conversation };
      await api("POST /api/office/conversations/:id/claim", { params });
      // The claimed conversation opens by itself there.
      window.location.assign("/conversations");
      return null;
    });
  function release(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const advice = readField(event.currentTarget, "advice");
    setMissing(advice === "");
    if (advice === "") return;
    void act(async () => {
      const params = { id: flag.id };
      await api("POST /api/office/flags/:id/release", { params, body: { advice } });
      return t("released", { name: member.name });
    });
  }
  return (
    <li className={styles.row}>
      <h2>{`${member.name}, ${member.age}`}</h2>
      <p className={styles.quiet}>
        {[t("writes_to", { name: profile.name }), site_name, t("by", { name: by, date })].join(
          " · ",
        )}
      </p>
      <p className={styles.words}>{reason}</p>
      <form onSubmit={release}>
        <TextAreaField
          name="advice"
          label={t("advice")}
          hint={t("advice_hint")}
          rows={3}
          maxLength={STAFF_TEXT_MAX_CHARACTERS}
          error={missing && t("advice_missing")}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            {t("release")}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void read()}>
            {t("read")}
          </Button>
        </div>
      </form>
    </li>
  );
}
