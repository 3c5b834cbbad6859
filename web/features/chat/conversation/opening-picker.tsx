import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { specialInterests } from "#contract/catalogue/interests.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { Button } from "#ui/action/button.tsx";
import { ChoiceRow } from "#ui/form/choices/choice-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { popups } from "#web/features/likes/popups/popup-store.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { useApi } from "#web/page-context.ts";
import styles from "./opening-picker.module.css";

interface OpeningPickerProps {
  readonly profile: ProfileCard;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Receives the chosen opening; nothing is sent. */
  readonly onChoose: (text: string) => void;
}

/** Six ways to begin a conversation. Choosing one fills the message field. */
export function OpeningPicker({ profile, open, onClose, onChoose }: OpeningPickerProps) {
  const t = useTranslations("chat-dialogs.openings");
  const openings = useOpenings(profile);
  const [chosen, setChosen] = useState(0);
  // A match or a new like waits until this pop-up is closed.
  useEffect(() => (open ? popups.hold() : undefined), [open]);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const opening = openings[chosen];
    if (opening) onChoose(opening.text);
    onClose();
  };
  return (
    <Modal open={open} onClose={onClose} closeText={t("close")} title={t("title")}>
      <form className={styles.picker} method="dialog" onSubmit={choose}>
        <FieldGroup legend={t("hint", { name: profile.name })}>
          {openings.map(({ about, text }, index) => (
            <ChoiceRow
              key={text}
              name="opening"
              value={String(index)}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            >
              <span className={styles.about}>{about}</span>
              {text}
            </ChoiceRow>
          ))}
        </FieldGroup>
        <Button type="submit" wide>
          {t("choose")}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t("own")}
        </Button>
      </form>
    </Modal>
  );
}

interface Opening {
  /** Where it comes from. */
  readonly about: string;
  readonly text: string;
}

/** The first one is about an interest that both chose, if there is one; none is about sex. */
function useOpenings(profile: ProfileCard): readonly Opening[] {
  const t = useTranslations("chat-dialogs.openings");
  const tInterest = useTranslations("interests");
  const { data: member } = useQuery(memberQuery(useApi(), profile.id));
  const shared = member?.shared_interests.find((one) => !specialInterests.includes(one));
  const interest = shared ? tInterest(shared) : "";
  const { city } = profile;
  const opening = (key: "tea" | "sunday" | "laugh" | "advice" | "trip"): Opening => ({
    about: t(`topic.${key}.about`),
    text: t(`topic.${key}.text`),
  });
  return [
    shared
      ? { about: t("shared.about", { interest }), text: t("shared.text", { interest }) }
      : opening("tea"),
    { about: t("city.about", { city }), text: t("city.text", { city }) },
    opening("sunday"),
    opening("laugh"),
    opening("advice"),
    opening("trip"),
  ];
}
