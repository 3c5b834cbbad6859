import { Heart, HeartHandshake } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { Note } from "#ui/text/note.tsx";
import { useUser } from "#web/site/use-site.ts";
import { Presence } from "#web/features/profiles/presence.tsx";
import styles from "./profile-head.module.css";

/** Name, age and town, whether they like each other, and whether the profile is fictional. */
export function ProfileHead({ member }: { member: ProfileView }) {
  const t = useTranslations("profile-page");
  const tProfile = useTranslations("profiles");
  const { name, age, city, fictional } = member;
  const own = useUser()?.profile.id === member.id;
  return (
    <header className={styles.head}>
      <h1>{tProfile("nameAge", { name, age: String(age) })}</h1>
      {fictional && <FictionalMark text={fictional.fictional_singular} form="label" />}
      <p className={styles.meta}>
        <span>{city}</span>
        <Presence online={member.online} />
      </p>
      {own && <Note>{t("own")}</Note>}
      <Liking member={member} />
      {fictional && <Note tone="fiction">{fictional.fictional_warning}</Note>}
    </header>
  );
}

function Liking({ member }: { member: ProfileView }) {
  const t = useTranslations("likes");
  const { name, liked, likes_me, match } = member;
  if (!likes_me) return null;
  const both = liked && match;
  return (
    <p className={styles.liking}>
      {both ? <HeartHandshake aria-hidden /> : <Heart aria-hidden />}
      {both ? t("both", { name }) : t("likesMe", { name })}
    </p>
  );
}
