import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import type { LoadedConversation } from "#contract/office/operators.ts";
import { api, countsQuery } from "#office/office-api.ts";
import { useAct } from "#office/use-act.ts";
import { Button } from "#ui/action/button.tsx";
import { Avatar } from "#ui/photo/avatar.tsx";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { errorCode } from "#web/api/api.ts";
import styles from "./operators.module.css";
import { FlagModal } from "./flag-modal.tsx";
import { MessageList } from "./message-list.tsx";
import { PersonCards } from "./person-cards.tsx";
import { conversationQuery, queueQuery } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";

interface ConversationViewProps {
  readonly id: string;
  /** The conversation was answered or given back. */
  readonly onLeave: () => void;
}

/** A claimed conversation: the messages, the reply, and what is known of the member and the character. */
export function ConversationView({ id, onLeave }: ConversationViewProps) {
  const t = useTranslations("office.conversations");
  const { data, error } = useQuery(conversationQuery(id));
  const [clientId] = useState(() => crypto.randomUUID());
  const [isFlagging, setFlagging] = useState(false);
  const { act, busy } = useAct({
    reload: [conversationQuery(id), queueQuery, countsQuery].map(({ queryKey }) => queryKey),
  });
  // A separate `useAct`: extending the claim while somebody types must not swallow the press of the
  // button.
  const keeping = useAct({ reload: [conversationQuery(id).queryKey, queueQuery.queryKey] });
  if (!data) return null;
  const params = { id };
  const isEnded = errorCode(error) === "claim_ended";
  const keep = () =>
    keeping.act(async () => {
      await api("POST /api/office/conversations/:id/claim", { params });
      return null;
    });
  const release = () =>
    act(async () => {
      await api("POST /api/office/conversations/:id/release", { params });
      onLeave();
      return t("released");
    });
  const flag = (reason: string) =>
    act(async () => {
      await api("POST /api/office/conversations/:id/flag", { params, body: { reason } });
      onLeave();
      return t("flagged");
    });
  const isHeld = data.flag !== null && data.flag.released_by === null;
  const send = (text: string) =>
    act(async () => {
      const seen = data.messages.at(-1)?.seq ?? 0;
      const body = { client_id: clientId, seen_seq: seen, text };
      await api("POST /api/office/conversations/:id/replies", { params, body });
      onLeave();
      return t("sent", { name: data.member.name });
    });
  return (
    <>
      <article className={styles.conversation} aria-labelledby="conversation">
        <Head data={data} />
        {!isEnded && (
          <Claim
            data={data}
            busy={busy}
            onKeep={() => void keep()}
            onRelease={() => void release()}
          />
        )}
        <MessageList data={data} />
        {isEnded && (
          <div role="alert" className={styles.ended}>
            <p>{t("ended")}</p>
            <Button variant="quiet" busy={keeping.busy} onClick={() => void keep()}>
              {t("again")}
            </Button>
          </div>
        )}
        {isHeld ? (
          <p className={styles.ended}>{t("held")}</p>
        ) : (
          <ReplyForm
            data={data}
            busy={busy}
            isEnded={isEnded}
            onSend={(text) => void send(text)}
            onKeep={() => void keep()}
            onFlag={() => setFlagging(true)}
          />
        )}
        <FlagModal
          open={isFlagging}
          member={data.member.name}
          busy={busy}
          onClose={() => setFlagging(false)}
          onFlag={(reason) => void flag(reason)}
        />
      </article>
      <PersonCards data={data} />
    </>
  );
}

/** The opened conversation takes the focus; on a narrow screen it replaces the queue. */
const focus = (element: HTMLElement | null) => element?.focus();

interface PartProps {
  readonly data: LoadedConversation;
}

function Head({ data: { id, member, profile, site_name, language } }: PartProps) {
  const t = useTranslations("office.conversations");
  return (
    <header className={styles.head}>
      <div>
        <h2 id="conversation" tabIndex={-1} ref={focus}>
          {`${member.name}, ${member.age}`}
        </h2>
        <span className={styles.quiet}>
          {[t("writes_in", { language: nativeName(language) }), site_name].join(" · ")}
        </span>
      </div>
      <div className={styles.character}>
        {profile.photo && <Avatar src={`/conversations/${id}/profile.webp`} size="small" />}
        <div>
          <strong>{t("to", { name: `${profile.name}, ${profile.age}` })}</strong>
          <FictionalMark text={t("fictional")} form="label" />
        </div>
      </div>
    </header>
  );
}

interface ClaimProps extends PartProps {
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onRelease: () => void;
}

function Claim({ data, busy, onKeep, onRelease }: ClaimProps) {
  const t = useTranslations("office.conversations");
  const format = useFormatter();
  const time = format.dateTime(new Date(data.claimed_until), { timeStyle: "short" });
  return (
    <div className={styles.claim}>
      <span>{t("until", { time })}</span>
      <Button variant="soft" busy={busy} onClick={onKeep}>
        {t("keep")}
      </Button>
      <Button variant="soft" busy={busy} onClick={onRelease}>
        {t("release")}
      </Button>
    </div>
  );
}
