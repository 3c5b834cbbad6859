import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { PHOTO_PARAM } from "#web/features/chat/composer/use-picker.ts";
import { ChatAvatar } from "#web/features/chat/list/chat-avatar.tsx";
import { paths } from "#contract/paths.ts";
import { Link } from "#web/site/links/link.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./share-photo.module.css";

interface RecipientRowProps {
  readonly conversation: ConversationId;
  readonly profile: ProfileCard;
}

/** Opens a conversation with the shared photo. */
export function RecipientRow({ conversation, profile }: RecipientRowProps) {
  const t = useTranslations("profiles");
  const { fictional_singular } = useSettings();
  const { name, age } = profile;
  return (
    <li>
      <Link to={`${paths.chat(conversation)}?${PHOTO_PARAM}=1`} className={styles.row}>
        <ChatAvatar profile={profile} />
        <span className={styles.name}>
          {t("nameAge", { name, age: String(age) })}
          {profile.is === "fictional" && <FictionalMark text={fictional_singular} form="label" />}
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
}
