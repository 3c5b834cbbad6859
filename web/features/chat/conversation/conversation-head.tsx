import { ArrowLeft, EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { iconButtonClass } from "#ui/action/icon-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Disclosure, DisclosureItem } from "#ui/overlay/disclosure.tsx";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { ChatAvatar } from "#web/features/chat/list/chat-avatar.tsx";
import { lastOpened } from "#web/features/chat/list/last-opened.ts";
import { RemoveConversation } from "#web/features/chat/list/remove-conversation.tsx";
import { CreditBadge } from "#web/features/credits/credit-badge.tsx";
import { MemberDialogs } from "#web/features/moderation/member-dialogs.tsx";
import { Presence } from "#web/features/profiles/presence.tsx";
import { paths } from "#contract/paths.ts";
import { useCameFrom, useGoBack } from "#web/site/links/back-link.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { useSettings } from "#web/site/use-site.ts";
import { Link } from "#web/site/links/link.tsx";
import styles from "./conversation-head.module.css";

const SearchDialog = lazyDialog(
  async () => (await import("#web/features/chat/search/search-dialog.tsx")).SearchDialog,
  { areas: ["chat-dialogs"], load: "whenOpened" },
);

interface ConversationHeadProps {
  readonly profile: ProfileCard;
  /** Null before the first message. */
  readonly id: ConversationId | null;
}

/** A link to the other member's profile, and the conversation's actions. */
export function ConversationHead({ profile, id }: ConversationHeadProps) {
  const tProfile = useTranslations("profiles");
  return (
    <header className={styles.head}>
      <BackLink profile={profile} isNew={id === null} />
      <Link
        to={paths.member(profile.id)}
        state={{ card: profile }}
        viewTransition
        className={styles.who}
      >
        <ChatAvatar profile={profile} size="small" />
        <span className={styles.words}>
          <h1 id="with" className={styles.name}>
            {tProfile("nameAge", { name: profile.name, age: String(profile.age) })}
          </h1>
          <MarkOrPresence profile={profile} />
        </span>
      </Link>
      <div className={styles.credits} data-fictional={profile.is === "fictional" || undefined}>
        <CreditBadge />
      </div>
      {id && <More id={id} profile={profile} />}
    </header>
  );
}

/** On a phone, where the list is a separate page: goes back to the profile or the list. */
function BackLink({ profile, isNew }: { profile: ProfileCard; isNew: boolean }) {
  const t = useTranslations("chat.head");
  const goBack = useGoBack("profile");
  const toProfile = useCameFrom("profile") || isNew;
  return (
    <Link
      to={toProfile ? paths.member(profile.id) : paths.chats()}
      onClick={goBack}
      viewTransition
      className={classNames(iconButtonClass(), styles.back)}
      aria-label={toProfile ? t("backToProfile") : t("back")}
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}

function MarkOrPresence({ profile }: { profile: ProfileCard }) {
  const { fictional_singular } = useSettings();
  if (profile.is === "fictional") return <FictionalMark text={fictional_singular} form="label" />;
  return (
    <span className={styles.online}>
      <Presence online={profile.online} />
    </span>
  );
}

function More({ id, profile }: { id: ConversationId; profile: ProfileCard }) {
  const t = useTranslations("chat.head");
  const tMenu = useTranslations("profiles.menu");
  const navigate = useNavigate();
  const [searching, setSearching] = useState(false);
  const { name } = profile;
  const leave = () => {
    lastOpened.remove();
    void navigate(paths.chats(), { replace: true });
  };
  return (
    <>
      <RemoveConversation id={id} name={name}>
        {(askToRemove) => (
          <MemberDialogs profile={profile} conversation={id} onBlocked={leave}>
            {(ask) => (
              <Disclosure
                chevron={false}
                className={styles.more}
                label={<EllipsisVertical aria-hidden />}
                name={t("more", { name })}
              >
                <DisclosureItem>
                  <button type="button" onClick={() => setSearching(true)}>
                    {t("search")}
                  </button>
                </DisclosureItem>
                <DisclosureItem>
                  <button type="button" onClick={askToRemove}>
                    {t("remove")}
                  </button>
                </DisclosureItem>
                <DisclosureItem>
                  <button type="button" onClick={() => ask("realPerson")}>
                    {tMenu("realPerson")}
                  </button>
                </DisclosureItem>
                <DisclosureItem>
                  <button type="button" onClick={() => ask("report")}>
                    {tMenu("report", { name })}
                  </button>
                </DisclosureItem>
                <DisclosureItem>
                  <button type="button" onClick={() => ask("block")}>
                    {tMenu("block", { name })}
                  </button>
                </DisclosureItem>
              </Disclosure>
            )}
          </MemberDialogs>
        )}
      </RemoveConversation>
      <SearchDialog
        conversation={id}
        name={name}
        open={searching}
        onClose={() => setSearching(false)}
      />
    </>
  );
}
