import { DoorClosed } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { ProfileCard } from "#contract/profiles.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import { Composer } from "#web/features/chat/composer/composer.tsx";
import { ConversationLimit } from "#web/features/chat/composer/conversation-limit.tsx";
import { useSaveLastOpened } from "#web/features/chat/list/last-opened.ts";
import { isAtConversationLimit } from "#web/features/chat/message-price.ts";
import { useOutboxKey, useOutboxMessages } from "#web/features/chat/outbox/use-outbox.ts";
import { useSendMessage } from "#web/features/chat/outbox/use-send-message.ts";
import { paths } from "#contract/paths.ts";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import styles from "./conversation-pane.module.css";
import type { OpenConversation } from "./conversation-state.ts";
import { Messages } from "./messages/messages.tsx";
import { ProfileIntro } from "./profile-intro.tsx";
import { useConversation } from "./use-conversation.ts";
import type { Target } from "./use-conversation.ts";

const FictionalAgreement = lazyDialog(
  async () =>
    (await import("#web/features/chat/composer/fictional-agreement.tsx")).FictionalAgreement,
  { areas: ["chat-dialogs"] },
);

/** Shows the conversation at this address, or why it is unavailable. */
export function ConversationPane({ target }: { target: Target }) {
  const t = useTranslations("chat");
  const view = useConversation(target);
  // Kept when the address changes: the state decides where Back leads, and the search what is open.
  const { state, search } = useLocation() as { state: unknown; search: string };
  switch (view.is) {
    case "closed":
      return (
        <Placeholder>
          <EmptyState icon={<DoorClosed />} title={view.text} action={<ToList />} />
        </Placeholder>
      );
    case "failed":
      return (
        <Placeholder>
          <FailedToLoad title={t("failed")} error={view.error} again={view.retry} />
          <ToList />
        </Placeholder>
      );
    case "loading":
      return (
        <Placeholder fill>
          <ConversationSkeleton />
        </Placeholder>
      );
    case "open": {
      const { profile, conversation, price, loadedAt } = view;
      // Only once it is loaded: until then its profile may be known at the member's address alone.
      const created = target.is === "member" ? conversation : null;
      return (
        <section
          className={styles.pane}
          key={profile.id}
          aria-labelledby="with"
          ref={moveFocusIntoPane}
          tabIndex={-1}
        >
          {/* The pane and the field stay mounted, so that a phone keeps its keyboard open. */}
          {created && (
            <Navigate to={{ pathname: paths.chat(created.id), search }} state={state} replace />
          )}
          <PageTitle>{profile.name}</PageTitle>
          <ConversationHead profile={profile} id={conversation?.id ?? null} />
          {price === undefined ? (
            <ConversationSkeleton />
          ) : (
            <Conversation {...{ profile, conversation, price, loadedAt }} />
          )}
        </section>
      );
    }
  }
}

interface ConversationProps {
  readonly profile: ProfileCard;
  readonly conversation: OpenConversation | null | undefined;
  readonly price: MessagePrice;
  readonly loadedAt: number;
}

function Conversation({ profile, conversation, price, loadedAt }: ConversationProps) {
  const sendMessage = useSendMessage(price);
  const queued = useOutboxMessages(useOutboxKey(profile.id), conversation ?? null, loadedAt);
  useSaveLastOpened(conversation?.id ?? null, profile.id);
  const isAtLimit = isAtConversationLimit(price);
  return (
    <>
      {conversation === undefined ? (
        <ConversationSkeleton />
      ) : (
        <Messages
          profile={profile}
          conversation={conversation}
          queued={queued}
          onRetry={sendMessage.retry}
          onDiscard={sendMessage.discard}
          intro={<ProfileIntro profile={profile} isAtLimit={isAtLimit} />}
        />
      )}
      {isAtLimit ? (
        <ConversationLimit profile={profile} />
      ) : (
        <Composer price={price} sendMessage={sendMessage} />
      )}
      <FictionalAgreement
        price={price}
        agreement={sendMessage.agreement}
        open={sendMessage.agreement.open}
      />
    </>
  );
}

/** Fills the pane while there is no conversation to show. */
function Placeholder({ fill, children }: { fill?: boolean; children: ReactNode }) {
  const t = useTranslations("chat");
  return (
    <div className={fill ? styles.pane : styles.centered}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="visually-hidden">{t("title")}</h1>
      {children}
    </div>
  );
}

function ConversationSkeleton() {
  const t = useTranslations("chat");
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup label={t("loading")} className={styles.skeletonBubbles}>
        {["theirs", "mine", "theirs", "mine"].map((side, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the shapes never change place
          <div key={index} className={styles.skeletonBubble} data-side={side}>
            <Skeleton shape="block" />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}

function ToList() {
  const t = useTranslations("chat");
  return (
    <LinkButton to={paths.chats()} variant="quiet">
      {t("toList")}
    </LinkButton>
  );
}

/**
 * Moves focus into the conversation after a link within the page, since that link disappears. After a
 * page load the focus stays.
 */
function moveFocusIntoPane(pane: HTMLElement | null): void {
  const focused = document.activeElement;
  if (pane && focused && focused !== document.body && !pane.contains(focused)) {
    pane.focus({ preventScroll: true });
  }
}
