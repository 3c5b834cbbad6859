import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { SentMessage } from "#contract/chat.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { fieldMessage } from "#web/api/api.ts";
import { LockedRow } from "#web/features/chat/conversation/messages/earlier-messages.tsx";
import { BubbleContent } from "#web/features/chat/conversation/messages/message-bubble.tsx";
import { useFormatTimestamp } from "#web/features/chat/conversation/format-timestamp.ts";
import { useApi } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { SEARCH_MAX_CHARACTERS } from "#contract/chat/limits.ts";
import { excerptAround, splitAtMatches } from "./find-in-text.ts";
import { messagesAroundQuery, searchQuery } from "./queries.ts";
import styles from "./search-dialog.module.css";

interface SearchDialogProps {
  readonly conversation: ConversationId;
  /** The other member's name. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds messages of one conversation, and shows each with those before and after it. */
export function SearchDialog({ conversation, name, open, onClose }: SearchDialogProps) {
  const t = useTranslations("chat-dialogs.search");
  const [draft, setDraft] = useState("");
  /** What was last searched for. */
  const [searched, setSearched] = useState<string | null>(null);
  const term = searched ?? "";
  const [chosen, setChosen] = useState<SentMessage | null>(null);
  const search = useInfiniteQuery({
    ...searchQuery(useApi(), conversation, term),
    enabled: open && searched !== null,
  });
  const opener = useRef<HTMLElement>(null);
  const wrong = fieldMessage(search.error, "text");
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === searched) void search.refetch();
    setSearched(text);
  };
  const choose = (message: SentMessage) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setChosen(message);
  };
  useEffect(() => {
    if (!chosen) opener.current?.focus();
  }, [chosen]);
  const page = search.data?.pages.at(-1);
  const found = search.data?.pages.flatMap(({ messages }) => messages) ?? [];
  return (
    <Modal open={open} onClose={onClose} closeText={t("close")} title={t("title", { name })}>
      {chosen && (
        <Surroundings
          conversation={conversation}
          name={name}
          chosen={chosen}
          term={term}
          onBack={() => setChosen(null)}
        />
      )}
      <div className={styles.search} hidden={chosen !== null}>
        <form method="dialog" onSubmit={find} noValidate className={styles.form} role="search">
          <TextField
            label={t("label")}
            hint={t("hint")}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            maxLength={SEARCH_MAX_CHARACTERS}
            error={wrong}
            data-focus-first
          />
          <Button type="submit" busy={search.isFetching} busyText={t("busy")}>
            {t("submit")}
          </Button>
        </form>
        {search.error !== null && !wrong && <ErrorNote error={search.error} />}
        <p role="status" className={styles.status}>
          {page && t("found", { count: found.length, more: String(page.earlier !== null) })}
        </p>
        <ol className={styles.results}>
          {found.map((message) => (
            <li key={message.seq}>
              <button type="button" className={styles.result} onClick={() => choose(message)}>
                <Stamp message={message} name={name} />
                <Marked text={excerptAround(message.text, term)} term={term} />
              </button>
            </li>
          ))}
        </ol>
        {search.hasNextPage && (
          <Button
            variant="quiet"
            busy={search.isFetchingNextPage}
            busyText={t("busy")}
            onClick={() => void search.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
        {page?.older_locked && page.earlier === null && <LockedRow />}
      </div>
    </Modal>
  );
}

interface SurroundingsProps {
  readonly conversation: ConversationId;
  readonly name: string;
  readonly chosen: SentMessage;
  readonly term: string;
  readonly onBack: () => void;
}

/** A found message between the messages before and after it. */
function Surroundings({ conversation, name, chosen, term, onBack }: SurroundingsProps) {
  const t = useTranslations("chat-dialogs.search");
  const { data, error } = useQuery(messagesAroundQuery(useApi(), conversation, chosen.seq));
  return (
    <div className={styles.search}>
      <TextButton onClick={onBack}>{t("back")}</TextButton>
      {error && <ErrorNote error={error} />}
      <ol className={styles.around}>
        {data?.map((message) =>
          message.seq === chosen.seq ? (
            <ChosenMessage key={message.seq} message={message} name={name} term={term} />
          ) : (
            <li key={message.seq} className={styles.message} data-mine={message.mine || undefined}>
              <Stamp message={message} name={name} />
              <Content message={message} name={name} />
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

interface MessageProps {
  readonly message: SentMessage;
  readonly name: string;
}

/** Scrolls into view and takes the focus. */
function ChosenMessage({ message, name, term }: MessageProps & { readonly term: string }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={styles.message}
      data-mine={message.mine || undefined}
      data-chosen
    >
      <Stamp message={message} name={name} />
      {message.gift ? (
        <Content message={message} name={name} />
      ) : (
        <Marked text={message.text} term={term} />
      )}
    </li>
  );
}

function Content({ message, name }: MessageProps) {
  const t = useTranslations("chat.photo");
  if (message.photo) {
    // The photo itself is in the conversation, where its reader chooses to see it.
    return (
      <span className={styles.text}>
        <strong>{t("listed")}</strong> <bdi>{message.text}</bdi>
      </span>
    );
  }
  return (
    <span className={styles.text}>
      <BubbleContent bubble={message} name={name} />
    </span>
  );
}

/** Who wrote a message, and when. */
function Stamp({ message, name }: MessageProps) {
  const t = useTranslations("chat-dialogs.search");
  const format = useFormatTimestamp();
  const at = new Date(message.sent_at);
  return (
    <span className={styles.stamp}>
      <strong>{message.mine ? t("you") : name}</strong>
      <time dateTime={message.sent_at}>
        {t("at", { day: format.day(at), time: format.time(at) })}
      </time>
    </span>
  );
}

function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  return (
    <bdi className={styles.text}>
      {splitAtMatches(text, term).map((part, at) =>
        part.found ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
      )}
    </bdi>
  );
}
