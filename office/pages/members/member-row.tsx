import { useFormatter, useTranslations } from "use-intl";
import type { SupportedMember } from "#contract/office/members.ts";
import { Button } from "#ui/action/button.tsx";
import styles from "./members.module.css";

interface MemberRowProps {
  readonly member: SupportedMember;
  readonly onCorrect: () => void;
}

/** A member, with what distinguishes people of the same name. */
export function MemberRow({ member, onCorrect }: MemberRowProps) {
  const t = useTranslations("office.members");
  const format = useFormatter();
  const { id, name, city, site_name, gender, date_of_birth, signed_up_at } = member;
  const born = new Date(`${date_of_birth}T00:00:00Z`);
  return (
    <li className={styles.row}>
      <div>
        <h2>{name}</h2>
        <p className={styles.quiet}>{`${city} · ${site_name}`}</p>
        <p className={styles.quiet}>{id}</p>
      </div>
      <dl>
        <div>
          <dt>{t("date_of_birth")}</dt>
          <dd>{format.dateTime(born, { dateStyle: "long", timeZone: "UTC" })}</dd>
        </div>
        <div>
          <dt>{t("gender")}</dt>
          <dd>{t(`genders.${gender}`)}</dd>
        </div>
        <div>
          <dt>{t("since")}</dt>
          <dd>
            {format.dateTime(new Date(signed_up_at), { dateStyle: "long", timeStyle: "short" })}
          </dd>
        </div>
      </dl>
      <Button variant="quiet" onClick={onCorrect} aria-label={t("correct_title", { name })}>
        {t("correct")}
      </Button>
    </li>
  );
}
