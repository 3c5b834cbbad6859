import { useQuery } from "@tanstack/react-query";
import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { specialInterests } from "#contract/catalogue/interests.ts";
import type { ProfileCard, ProfileView } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { StaticChip, Chips } from "#ui/form/choices/chip.tsx";
import { outbox } from "#web/features/chat/outbox/outbox.ts";
import { useOutboxKey } from "#web/features/chat/outbox/use-outbox.ts";
import { LikeButton } from "#web/features/likes/like-button.tsx";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { useApi, usePageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { InlineLink } from "#web/site/links/text-link.tsx";
import { firstSentence } from "./first-sentence.ts";
import styles from "./profile-intro.module.css";

const OpeningPicker = lazyDialog(async () => (await import("./opening-picker.tsx")).OpeningPicker, {
  areas: ["chat-dialogs"],
});

interface ProfileIntroProps {
  readonly profile: ProfileCard;
  /** The member cannot write now and is offered a like instead. */
  readonly isAtLimit: boolean;
}

/** Before the first message: parts of the other profile to write about. */
export function ProfileIntro({ profile, isAtLimit }: ProfileIntroProps) {
  const t = useTranslations("chat.intro");
  const { locale } = usePageContext();
  const { data: member } = useQuery(memberQuery(useApi(), profile.id));
  const quote = member ? firstSentence(member.about, locale) : "";
  return (
    <div className={styles.intro}>
      <div className={styles.photo} data-fictional={profile.is === "fictional" || undefined}>
        <ProfilePhoto member={profile} sizes="(min-width: 992px) 240px, 100vw" first />
      </div>
      <div className={styles.words}>
        {quote !== "" && (
          <blockquote className={styles.quote}>{t("quote", { text: quote })}</blockquote>
        )}
        {member &&
          (isAtLimit ? <OfferLike member={member} /> : <SharedInterests member={member} />)}
        <InlineLink to={paths.member(profile.id)}>{t("profile")}</InlineLink>
        {!isAtLimit && <Openings profile={profile} />}
      </div>
    </div>
  );
}

/** For a member who does not know how to begin. */
function Openings({ profile }: Pick<ProfileIntroProps, "profile">) {
  const t = useTranslations("chat.intro");
  const key = useOutboxKey(profile.id);
  const [isOpen, setOpen] = useState(false);
  const addToDraft = (opening: string) => {
    const draft = outbox.get(key).draft.trimEnd();
    outbox.setDraft(key, draft === "" ? opening : `${draft} ${opening}`);
  };
  return (
    <>
      <Button variant="quiet" icon={<Lightbulb />} onClick={() => setOpen(true)}>
        {t("openings")}
      </Button>
      <OpeningPicker
        profile={profile}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChoose={addToDraft}
      />
    </>
  );
}

function OfferLike({ member }: { member: ProfileView }) {
  const t = useTranslations("chat.intro");
  if (member.liked) return null;
  return (
    <>
      <p className={styles.hint}>{t("like", { name: member.name })}</p>
      <LikeButton member={member} showsWord />
    </>
  );
}

/** Interests both members chose, except those about sex. */
function SharedInterests({ member }: { member: ProfileView }) {
  const t = useTranslations("chat.intro");
  const tInterest = useTranslations("interests");
  const shared = member.shared_interests.filter((interest) => !specialInterests.includes(interest));
  if (shared.length === 0) return null;
  return (
    <>
      <p className={styles.hint}>{t("shared")}</p>
      <Chips>
        {shared.slice(0, MAX_SHARED).map((interest) => (
          <StaticChip key={interest} shared>
            {tInterest(interest)}
          </StaticChip>
        ))}
      </Chips>
    </>
  );
}

/** More would push the field off a phone's screen; the profile lists them all. */
const MAX_SHARED = 4;
