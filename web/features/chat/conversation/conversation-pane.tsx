import { DoorClosed } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat.ts";
import type { ProfileCard } from "#contract/profile-view.ts";
import { Button } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/status/empty-state.tsx";
import { ErrorState } from "#ui/status/error-state.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { Composer } from "#web/features/chat/composer/composer.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import styles from "./conversation-pane.module.css";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import type { OpenConversation } from "./conversation-state.ts";
import { FictionalAgreement } from "#web/features/chat/composer/fictional-agreement.tsx";
import { Messages } from "./messages.tsx";
import { takeFocus } from "./take-focus.ts";
import { useRememberOpened } from "#web/features/chat/list/use-remember-opened.ts";
import { useSending } from "#web/features/chat/outbox/use-send-message.ts";
import { useSettleUnsent } from "#web/features/chat/outbox/use-settle-unsent.ts";
import { useTalk } from "./use-conversation.ts";
import type { Target } from "./use-conversation.ts";
import { useTalkKey, useUnsent } from "#web/features/chat/outbox/use-outbox.ts";

/** The conversation an address opens, or what there is to say in its place. */
export function ConversationPane({ target }: { target: Target }) {
  const t = useTranslations("chat");
  const errorText = useErrorText();
  const talk = useTalk(target);
  switch (talk.is) {
    case "closed":
      return (
        <InPlace>
          <EmptyState icon={<DoorClosed />} title={talk.text} action={<ToList />} />
        </InPlace>
      );
    case "failed":
      return (
        <InPlace>
          <ErrorState
            title={t("failed")}
            action={<Button onClick={talk.retry}>{t("list.retry")}</Button>}
          >
            {errorText(talk.error)}
          </ErrorState>
          <ToList />
        </InPlace>
      );
    case "loading":
      return (
        <InPlace bare>
          <ConversationSkeleton />
        </InPlace>
      );
    case "open": {
      const { profile, conversation, price, readAt } = talk;
      const begun = target.is === "member" ? price?.conversation : null;
      // Beside it and not in its place: who writes keeps the box, and the keyboard of a phone stays open.
      const redirect = begun && <Navigate to={paths.chat(begun.id)} replace />;
      return (
        <section
          className={styles.pane}
          key={profile.id}
          aria-labelledby="with"
          ref={takeFocus}
          tabIndex={-1}
        >
          {redirect}
          <PageTitle>{profile.name}</PageTitle>
          <ConversationHead profile={profile} id={conversation?.id ?? null} />
          {conversation === undefined || price === undefined ? (
            <ConversationSkeleton />
          ) : (
            <Conversation {...{ profile, conversation, price, readAt }} />
          )}
        </section>
      );
    }
  }
}

interface ConversationProps {
  readonly profile: ProfileCard;
  readonly conversation: OpenConversation | null;
  readonly price: MessagePrice;
  readonly readAt: number;
}

function Conversation({ profile, conversation, price, readAt }: ConversationProps) {
  const sending = useSending(price);
  const unsent = useUnsent(useTalkKey(profile.id));
  useSettleUnsent(profile.id, conversation, readAt);
  useRememberOpened(conversation?.id ?? null, profile.id);
  return (
    <>
      <Messages
        profile={profile}
        conversation={conversation}
        unsent={unsent}
        onRetry={sending.retry}
        onDiscard={sending.discard}
      />
      <Composer price={price} sending={sending} />
      <FictionalAgreement price={price} agreement={sending.agreement} />
    </>
  );
}

function InPlace({ bare, children }: { bare?: boolean; children: ReactNode }) {
  const t = useTranslations("chat");
  return (
    <div className={bare ? styles.pane : styles.inPlace}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="vh">{t("title")}</h1>
      {children}
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
