import { useFormatter, useTranslations } from "use-intl";
import { countryName } from "#contract/formatting/formats.ts";
import type { LoadedConversation, OperatedPerson } from "#contract/office/operators.ts";
import { Avatar } from "#ui/photo/avatar.tsx";
import styles from "./operators.module.css";
import { Notes } from "./notes.tsx";

/** What the profiles of the member and of the character show. */
export function PersonCards({ data }: { readonly data: LoadedConversation }) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const { id, member, profile, flag } = data;
  const date = format.dateTime(new Date(member.member_since), { dateStyle: "long" });
  return (
    <aside className={styles.cards}>
      {flag && <FlagNote flag={flag} />}
      <Card
        person={member}
        title={t("member_card", { name: member.name })}
        photo={`/conversations/${id}/member.webp`}
        more={[t("member_since", { date }), t("spent", { count: member.spent })]}
      />
      <Card
        person={profile}
        title={t("profile_card", { name: profile.name })}
        photo={`/conversations/${id}/profile.webp`}
      />
      <Notes data={data} />
    </aside>
  );
}

interface FlagNoteProps {
  readonly flag: NonNullable<LoadedConversation["flag"]>;
}

/**
 * Why the member was flagged as vulnerable, and what the supervisor advises; above everything else.
 */
function FlagNote({ flag }: FlagNoteProps) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const date = format.dateTime(new Date(flag.at), { dateStyle: "long" });
  return (
    <section className={styles.flag}>
      <h3>{t("vulnerable")}</h3>
      <p className={styles.words}>{flag.reason}</p>
      <p>{t("flag_by", { name: flag.by, date })}</p>
      {flag.released_by !== null && (
        <p className={styles.words}>
          <strong>{t("advice_by", { name: flag.released_by })}</strong> {flag.advice}
        </p>
      )}
    </section>
  );
}

interface CardProps {
  readonly person: OperatedPerson;
  readonly title: string;
  readonly photo: string;
  readonly more?: readonly string[];
}

function Card({ person, title, photo, more = [] }: CardProps) {
  const t = useTranslations("office.conversations");
  const interestText = useTranslations("interests");
  const { age, gender, city, country, about, interests } = person;
  const place = [city, countryName(document.documentElement.lang, country)]
    .filter(Boolean)
    .join(", ");
  return (
    <section className={styles.card}>
      <div className={styles.title}>
        {person.photo && <Avatar src={photo} />}
        <h3>{title}</h3>
      </div>
      <ul>
        <li>{[String(age), t(gender), place].join(" · ")}</li>
        {interests.length > 0 && (
          <li>{interests.map((interest) => interestText(interest)).join(", ")}</li>
        )}
        <li className={styles.words}>{about === "" ? t("no_about") : about}</li>
      </ul>
      {more.map((line) => (
        <p key={line} className={styles.quiet}>
          {line}
        </p>
      ))}
    </section>
  );
}
